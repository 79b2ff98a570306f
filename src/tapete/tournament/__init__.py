"""Tournaments: one model for bridge, Scrabble and tarot."""
