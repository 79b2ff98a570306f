"""The rulings of the 2017 book, way by way."""
