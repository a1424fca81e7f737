"""Hints: what the strongest bot would do, and the next best, with what it thinks of each."""

from __future__ import annotations

from typing import Any, Final

from tangledbank.bots.opinion import Opinion, opinions
from tangledbank.bots.strength import FOREVER, Strength
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.sight import Sight
from tangledbank.review.verdict import verdict, verdict_on_best

ADVISOR: Final = "darwin"  # whose opinion a hint is
SHOWN: Final = 3  # the best move, and the two next best


def hints(sight: Sight, strength: Strength, chance: Chance, seconds: float = FOREVER) -> list[dict[str, Any]]:
    """The best moves of the seat that is asked, the best first: each as in a view, with its worth and a verdict.

    Of moves that differ only in which of several like cards they name there is one. Nothing is used but the sight.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> [sorted(hint) for hint in hints(state.seen_by(0), Strength(32), Chance("a"))][0]
    ['move', 'verdict', 'worth']
    >>> hints(state.seen_by(1), Strength(32), Chance("a"))  # somebody else is asked
    []
    """
    if not sight.moves:
        return []
    view = sight.view
    offered = {move["text"]: move for move in view["question"]["moves"]}
    best = unlike(opinions(sight, strength, chance, seconds), offered, view["things"])[:SHOWN]
    found: list[dict[str, Any]] = []
    worth = 1.0
    for place, opinion in enumerate(best):
        worth = min(worth, opinion.worth)  # one that was tried less may look better than those that stood the test
        if place > 0:
            word = verdict(worth, best[0].worth)
        else:
            word = verdict_on_best(worth, best[1].worth) if len(best) > 1 else "only-move"
        found.append({"move": offered[str(opinion.move)], "worth": round(worth, 3), "verdict": word})
    return found


def unlike(thoughts: list[Opinion], offered: dict[str, Any], things: dict[str, Any]) -> list[Opinion]:
    """Of opinions about moves that differ only in which of several like cards they name, the first.

    >>> from tangledbank.kernel.move import Move
    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> moves = state.moves[2:4]  # to hunt with either card
    >>> offered = {str(move): state.move_seen(move) for move in moves}
    >>> thoughts = [Opinion(move, 0.5, 1) for move in moves]
    >>> fly = {"is": "insect:fly"}
    >>> len(unlike(thoughts, offered, {"card:0": fly, "card:2": fly})), len(unlike(thoughts, offered, {}))
    (1, 2)
    """
    kept: dict[str, Opinion] = {}
    for thought in thoughts:
        move = offered[str(thought.move)]
        cards = {
            name: things.get(element, element) if str(element).startswith("card:") else element
            for name, element in move["args"].items()
        }
        kept.setdefault(repr((move["key"], cards)), thought)
    return list(kept.values())
