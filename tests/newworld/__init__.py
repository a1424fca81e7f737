"""Tests of Evolution: New World."""
