"""Files that other programs read and write, a module each."""
