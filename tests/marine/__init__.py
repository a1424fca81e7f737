"""Tests of Dominant Species: Marine."""
