"""Tests of what many boxes contain."""
