"""What the search says about a game: hints while it goes on, a review when it is over."""

from __future__ import annotations

from tangledbank.review.hint import ADVISOR, hints
from tangledbank.review.look import Care
from tangledbank.review.review import Examination, review

__all__ = ["ADVISOR", "Care", "Examination", "hints", "review"]
