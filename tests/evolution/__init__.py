"""Tests of Evolution."""
