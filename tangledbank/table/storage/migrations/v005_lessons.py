"""Tables at which somebody takes a lesson."""

from typing import Final

SQL: Final = """
ALTER TABLE tables ADD COLUMN lesson TEXT;
"""
