"""Some moments of each game, and all that is said of them: for Python and the browser to say the same."""

from __future__ import annotations

import random
from typing import Any

import tangledbank as tb

NAMES = ["Anna", "Boris", "Cyril"]
OPTIONS: dict[str, dict[str, bool]] = {"evolution": {"time_to_fly": True, "continents": True}}
MOMENTS = (40, 90, 150)  # decisions
SPOKEN = 25  # of each sort


def moment(game: str, after: int) -> dict[str, Any]:
    """One moment of a random game with three players, seen by the seat that is asked: things to say, by sort."""
    rng = random.Random(game)
    state = tb.game(game, data=None, **OPTIONS.get(game, {})).new(3, "sentences", listen=True)
    log = state.listen()
    for _ in range(after):
        move = rng.choice(state.moves)
        ahead = state.clone()
        ahead.play(move)
        if ahead.over:  # a short game has its last question sooner
            break
        state.play(move)
    view = state.view(state.seat)
    moves = rng.sample(view["question"]["moves"], min(SPOKEN, len(view["question"]["moves"])))
    events = [event.plain() for event in log if event.heard_by(state.seat)][-SPOKEN:]
    elements = sorted(rng.sample(sorted(view["things"]), min(SPOKEN, len(view["things"]))))
    reasons = [reason.plain() for element in elements for reason in state.why_not(state.seat, element)][:SPOKEN]
    questions = [without_moves(state.view(seat)["question"]) for seat in (*range(3), None)]
    begun = {tuple(path[:length]) for move in moves for path in move["paths"] for length in range(len(path))}
    told = [line.plain() for move in moves for line in state.ahead(state.seat, move["text"])][:SPOKEN]
    words = [
        *(("move", move) for move in moves),
        *(("event", event) for event in events),
        *(("refusal", reason) for reason in reasons),
        *(("question", question) for question in questions),
        *(("element", element) for element in elements),
        *(("ahead", line) for line in told),
    ]
    return {"game": game, "names": NAMES, "view": view, "words": words, "begun": sorted(map(list, begun))[:SPOKEN]}


def without_moves(question: dict[str, Any]) -> dict[str, Any]:
    """A question as it is put into words."""
    return {word: said for word, said in question.items() if word != "moves"}
