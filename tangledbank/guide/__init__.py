"""The player's rulebook: a guide to each game in each language, the numbered rules, and a search in both."""

from tangledbank.guide import plain
from tangledbank.guide.blocks import Block, Item, as_data, holds
from tangledbank.guide.reading import BadGuide, guide_of, has_guide
from tangledbank.guide.rules import rules_of, rules_path
from tangledbank.guide.search import Found, find

__all__ = [
    "BadGuide",
    "Block",
    "Found",
    "Item",
    "as_data",
    "find",
    "guide_of",
    "has_guide",
    "holds",
    "plain",
    "rules_of",
    "rules_path",
]
