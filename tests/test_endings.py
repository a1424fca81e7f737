"""How games end: places, what broke a tie, what is counted on the way, and where a game turned."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.kernel.ending import ending
from tangledbank.kernel.story import Story
from tangledbank.locale import Language, Scene
from tangledbank.locale.render import key_of
from tests.languages import all_keys, clean, every_game, every_language, strict

NAMES = ["Anna", "Boris", "Clara", "Dora"]

# A position in which two seats have the same count, the seats in their places, and what is said of it.
TIES: dict[str, tuple[str, str, list[int], str]] = {
    "evolution by the discard pile (EVL-5.6)": (
        "evolution",
        'phase = "extinction"\ndeck = 0\nseats = [{animals = ["a; food 1"]}, '
        '{animals = ["b; food 1"], discard = ["running"]}]',
        [1, 0],
        "Boris and Anna both have 2 points. Boris has more cards in the discard pile: 1 against 0.",
    ),
    "evolution shared (EVL-5.6)": (
        "evolution",
        'phase = "extinction"\ndeck = 0\nseats = [{animals = ["a; food 1"]}, {animals = ["b; food 1"]}]',
        [0, 1],
        "Anna and Boris are equal in everything that counts (2) and share the victory.",
    ),
    "newworld by animals (NEW-5.3)": (
        "newworld",
        'phase = "extinction"\nepoch = 6\nseats = [{animals = ["a: massive fat; food 2"]}, '
        '{animals = ["b; food 1", "c; food 1"]}]',
        [1, 0],
        "Boris and Anna both have 6 points. Boris has more living animals: 2 against 1.",
    ),
    "dinosaurs by dinosaurs (DINO-5.2)": (
        "dinosaurs",
        'phase = "evolution"\nturn = 13\nmeteor = 12\nseats = [{points = 40, dinos = ["-3,0"]}, '
        '{points = 40, dinos = ["0,3", "-1,3"]}, {points = 33, dinos = ["-6,6"]}]',
        [1, 0, 2],
        "Boris and Anna both have 40 points. Boris has more dinosaurs on the island: 2 against 1.",
    ),
    "magical by energy (MAG-5.3)": (
        "magical",
        'at = "round_end"\nseats = [{creatures = ["A; energy 1"]}, {creatures = ["X; energy 2"]}]',
        [1, 0],
        "Boris and Anna both have 0 transmutations. Boris has more energy: 2 against 1.",
    ),
    "magical by creatures (MAG-5.3)": (
        "magical",
        'at = "round_end"\nseats = [{creatures = ["A; energy 2"]}, {creatures = ["X; energy 2", "Y"]}]',
        [1, 0],
        "Boris and Anna both have 0 transmutations. "
        "Their energy is equal too, but Boris has more creatures: 2 against 1.",
    ),
    "marine by the food chain (MAR-5.4)": (
        "marine",
        'seats = [{classes = ["crustaceans"]}, {classes = ["fishes"]}, {classes = ["reptiles"]}]\n'
        "[fishes]\npoints = 9\n[crustaceans]\npoints = 9",
        [1, 0, 2],
        "Boris and Anna both have 9 points. The class of Boris stands higher in the food chain.",
    ),
}


@pytest.mark.parametrize("name", TIES)
def test_what_broke_a_tie(name: str) -> None:
    game, position, order, sentence = TIES[name]
    state = tb.game(game).position(position)
    told = ending(state)
    assert [place["seat"] for place in told["places"]] == order
    assert Language("en", game).ending(told["ties"][0], Scene(NAMES)) == sentence


@every_game
@every_language
def test_everything_counted_and_told_has_words(code: str, game: str) -> None:
    language = strict(code, game)
    state = tb.game(game).new(tb.game(game).player_counts().start, 1)
    first, *others = state.measures()
    for key in (f"measure-{name}" for name in (first, *others)):
        clean(language.text(key))
    clean(language.text(f"measure-{first}-count", count=3))
    clean(language.ui("nth-turn", turn=2))
    tied = {"args": {"first": "seat:0", "second": "seat:1"}, "facts": {"count": 5, "more": 3, "less": 2}}
    for name in state.tie_breaks():
        clean(language.ending({"key": f"tie-{name}", **tied}, Scene(NAMES)))


@every_game
def test_a_whole_game_as_a_story(game: str) -> None:
    """Nothing is told of an ending before the end; then the reason has words, and the figures end with the scores."""
    rng = random.Random(5)
    box = tb.game(game)
    state: Any = box.new(box.player_counts().start, 5)
    states = [state.clone()]
    while not state.over:
        state.play(rng.choice(state.moves))
        states.append(state.clone())
    assert states[-2].view(None)["ending"] is None and states[-2].view(None)["standing"]["counts"]
    end = state.view(None)
    assert end["standing"]["counts"] == end["scores"]
    assert key_of("ending", end["ending"]["reason"]) in all_keys("en", game)
    story = Story(states)
    assert story.at[0] == 0 and story.at[-1] == story.last == len(states) - 1
    assert [number for number, _ in story.turns] == sorted({number for number, _ in story.turns})
    assert [curve[-1] for curve in story.curves[end["standing"]["measure"]]] == end["scores"]


class Counted:
    """A state of which nothing is known but its points."""

    players = 2

    def __init__(self, *points: int) -> None:
        self.points = list(points)

    def measures(self) -> dict[str, list[int]]:
        return {"points": self.points}

    def winners_now(self) -> list[int]:
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    def turn_now(self) -> int:
        return 1


@pytest.mark.parametrize(
    ("points", "key", "at"),
    [
        ([(0, 0), (0, 2), (3, 2), (3, 4), (6, 4), (7, 4)], "turning-lead", 4),
        ([(0, 0), (1, 0), (1, 0), (4, 0), (4, 1)], "turning-step", 3),
    ],
)
def test_where_a_game_turned(points: list[tuple[int, int]], key: str, at: int) -> None:
    turning = Story([Counted(*counts) for counts in points]).turning()
    assert turning is not None and turning["told"]["key"] == key and turning["at"] == at


def test_a_shared_victory_has_no_turning_point() -> None:
    assert Story([Counted(0, 0), Counted(2, 2)]).turning() is None
