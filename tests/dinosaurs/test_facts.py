"""What the view tells beside the board (K10): it must be what the rules would do."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.games.dinosaurs.climate import Climate
from tangledbank.games.dinosaurs.island import TERRAINS
from tangledbank.games.dinosaurs.survival import Survival
from tests.dinosaurs.tabletop import DinosaursTable
from tests.tabletop import asked

DEATHS = ("dies-at-once", "freezes", "burns")


def questions(seed: int, name: str) -> Any:
    """The moments of a random game at which something is asked."""
    rng = random.Random(seed)
    state = tb.game("dinosaurs").new(3 + seed % 3, seed)
    while not state.over:
        if asked(state) == name:
            yield state
        state.play(rng.choice(state.moves))


def test_dino_1_7_odds_are_those_of_the_die() -> None:
    """Every number of the die is rolled for attacks of random games."""
    rolled = 0
    for seed in range(12):
        for state in questions(seed, "move_dinos"):
            for seen in state.view(state.seat)["question"]["moves"]:
                if seen["key"] != "attack":
                    continue
                goal = state.parse(seen["text"]).values[1]
                wins = []
                for pips in range(1, 7):
                    world = state.clone()
                    world.chance.fate = [f"roll {pips}"]
                    world.play(seen["text"])
                    wins += [pips] * (world.occupants[goal] == state.seat)
                assert seen["facts"] == {"odds": len(wins), "wins": wins}
                rolled += 1
    assert rolled > 5


def test_dino_3_38_a_bid_costs_and_leaves_what_it_says() -> None:
    """The bid is made, all others bid for something else, and the tiles are paid for."""
    paid = 0
    for seed in range(6):
        rng = random.Random(seed)
        for state in questions(seed, "auction"):
            bids = [seen for seen in state.view(state.seat)["question"]["moves"] if seen["key"] == "bid"]
            for seen in rng.sample(bids, min(2, len(bids))):
                paid += is_paid(state.clone(), state.seat, seen)
    assert paid > 20


def is_paid(state: Any, seat: int, seen: dict[str, Any]) -> int:
    log = state.listen()
    state.play(seen["text"])
    while not state.over and state.question.what.name == "auction" and state.seat != seat:
        free = [move for move in state.moves if move.phrase.name == "bid" and state.bidders[move.values[0]] < 0]
        if not free:
            return 0
        state.play(free[0])
    bought = [event for event in log if event.phrase.name == "buys" and event.arguments["seat"] == f"seat:{seat}"]
    if not bought:
        return 0
    assert bought[0].arguments["price"] == f"number:{seen['facts']['price']}"
    assert state.seats[seat].points == seen["facts"]["rest"]
    return 1


@pytest.mark.parametrize("seed", range(6))
def test_dino_3_29_losses_are_those_of_survival(seed: int) -> None:
    """At every few questions of a random game: were survival to come now, so many would die."""
    rng = random.Random(seed)
    for number, state in enumerate(questions(seed, "give_birth")):
        if number % 5:
            continue
        view = state.view(None)
        by_terrain = [view["things"][f"terrain:{terrain}"]["losses"] for terrain in TERRAINS]
        world = state.clone()
        for seat in world.seats:
            seat.hand = []  # nobody plays an event card
        world.stack = [Survival()]
        log = world.listen()
        world.begin()
        while not world.over:
            world.play(rng.choice(world.moves))
        died = Counter(event.arguments["seat"] for event in log if event.phrase.name in DEATHS)
        losses = [died[f"seat:{seat}"] for seat in range(state.players)]
        assert view["board"]["climate"]["losses"] == losses == [sum(ones) for ones in zip(*by_terrain, strict=True)]


@pytest.mark.parametrize("climate", range(6))
def test_dino_1_6_the_outlook_is_that_of_the_die(climate: int) -> None:
    state: Any = DinosaursTable(f"phase = 'climate'\nclimate = {climate}\nseats = [{{}}, {{}}, {{}}]").state
    found: Counter[str] = Counter()
    for pips in range(1, 7):
        world = state.clone()
        world.chance.fate = [f"roll {pips}"]
        world.climate = climate
        world.stack = [Climate()]
        world.begin()
        found[TERRAINS[world._tables.climate_loop[world.climate]]] += 1
    state.climate = climate
    told: Counter[str] = Counter()
    for way in state.view(None)["board"]["climate"]["outlook"]:
        told[way["terrain"]] += way["chances"]
    assert told == found


def test_dino_3_11_the_order_of_the_next_turn_as_the_bids_stand() -> None:
    """X-11, and the same with a tail that is about to be bought."""
    tails = zip((2, 1, 1, 3), herds(), strict=True)
    seats = ", ".join(f"{{genes = {{tail = {tail}}}, dinos = {dinos}}}" for tail, dinos in tails)
    for first, order in (("tail", [[3], [0], [2], [1]]), ("tail: 2 by 1", [[3], [0], [1], [2]])):
        rows = [first, "leg", "leg", "leg"]
        state = DinosaursTable(f"phase = 'auction'\nrows = {rows}\nseats = [{seats}]").state
        assert state.view(None)["board"]["next_order"] == order


def herds() -> list[list[str]]:
    """Herds of 4, 5, 3 and 6 dinosaurs, somewhere on the island for four."""
    island = tb.game("dinosaurs").new(4, 1)
    names = [space["hex"] for space in island.view(None)["board"]["spaces"]]
    sizes = (4, 5, 3, 6)
    return [names[sum(sizes[:nth]) : sum(sizes[: nth + 1])] for nth in range(4)]


def test_names_of_spaces_and_rows_are_facts() -> None:
    view = DinosaursTable("phase = 'auction'\nrows = ['fur', 'horn', 'fur']\nseats = [{}, {}, {}]").state.view(0)
    assert view["things"]["row:0"] == {"number": 1, "alike": 2, "gene": "gene:fur"}
    assert view["things"]["row:1"] == {"number": 2, "alike": 1, "gene": "gene:horn"}
    space = DinosaursTable("seats = [{dinos = ['-3,0']}, {}, {}]").state.view(None)["things"]["hex:-3,0"]
    assert space["name"] == "A3" and space["owner"] == "seat:0"
