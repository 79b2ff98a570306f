"""Tapete: the table, the arbiter and the scorer."""

__version__ = "0.1.0"
