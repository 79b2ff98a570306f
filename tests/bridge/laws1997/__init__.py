"""The rulings of the 1997 book, way by way."""
