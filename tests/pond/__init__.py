"""Tests of the small game among the tests."""
