"""Other worlds after shuffles in mid-game: whatever a seat has seen, by whichever number, stays true (K5)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tangledbank.kernel.chance import Chance
from tangledbank.kernel.secrets import Secrets

SEATS = 3


class Pile:
    """Cards that go round: drawn in secret, discarded openly or in secret, shuffled when the deck is empty."""

    def __init__(self, seed: int, faces: list[int]) -> None:
        self.rng = random.Random(seed)
        self.secrets = Secrets()
        self.secrets.add([100, 101, 102], pool=1)  # others that must not mix
        self.deck = self.secrets.add(faces)
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.discard: list[int] = []

    def step(self) -> None:
        """Somebody draws, or gives a card away."""
        seat = self.rng.randrange(SEATS)
        if self.rng.random() < 0.55 or not self.hands[seat]:
            if not self.deck:
                order = self.rng.sample(range(len(self.discard)), len(self.discard))
                self.deck, self.discard = self.secrets.shuffle_in(self.discard, order), []
            if self.deck:
                card = self.deck.pop(0)
                self.secrets.show(card, seat)
                self.hands[seat].append(card)
        else:
            card = self.hands[seat].pop(self.rng.randrange(len(self.hands[seat])))
            if self.rng.random() < 0.5:
                self.secrets.reveal(card)
            self.discard.append(card)


def check_world(truth: Secrets, world: Secrets, seat: int | None) -> None:
    """All that the seat has seen is the same, and cards neither vanish nor multiply."""
    for number in range(len(truth.faces)):
        if truth.known(number, seat):
            assert world.faces[number] == truth.faces[number]
    for shuffle in truth.shuffles:
        assert Counter(world.faces[n] for n in shuffle.went) == Counter(world.faces[n] for n in shuffle.came)
    came = {number for shuffle in truth.shuffles for number in shuffle.came}
    first = [number for number in range(len(truth.faces)) if number not in came]
    assert Counter(world.faces[n] for n in first) == Counter(truth.faces[n] for n in first)


@pytest.mark.parametrize("faces", [list(range(14)), [0, 1, 2, 3] * 5, [0] * 8 + list(range(1, 9))])
def test_worlds_stay_possible_however_often_cards_are_shuffled(faces: list[int]) -> None:
    shuffled = 0
    for seed in range(12):
        pile = Pile(seed, faces)
        for step in range(160):
            pile.step()
            if step % 8 == 0:
                for seat in (*range(SEATS), None):
                    world = pile.secrets.copy()
                    world.resample(seat, Chance(f"{seed}/{step}"))
                    check_world(pile.secrets, world, seat)
        shuffled += len(pile.secrets.shuffles)
    assert shuffled > 12 * 4


def test_a_world_depends_only_on_what_the_seat_has_seen() -> None:
    for seed in range(20):
        pile = Pile(seed, list(range(6)) * 3)
        for _ in range(90):
            pile.step()
        for seat in range(SEATS):
            twin = pile.secrets.copy()
            twin.resample(seat, Chance("twin"))
            one, other = pile.secrets.copy(), twin.copy()
            one.resample(seat, Chance("world"))
            other.resample(seat, Chance("world"))
            assert one.faces == other.faces


def test_what_went_into_a_shuffle_is_not_in_a_hand_drawn_before() -> None:
    """Seat 0 saw card 7 go to the discard pile; seat 1 drew its hand before the pile was shuffled."""
    secrets = Secrets()
    cards = secrets.add([7, 8, 1, 2, 3, 4])
    hand, pile = cards[2:], cards[:2]
    secrets.reveal(pile[0])
    for card in hand:
        secrets.show(card, 1)
    deck = secrets.shuffle_in(pile, [1, 0])
    places: Counter[int] = Counter()
    for seed in range(200):
        world = secrets.copy()
        world.resample(0, Chance(str(seed)))
        assert 7 not in [world.faces[card] for card in hand]
        places[[world.faces[card] for card in deck].index(7)] += 1
    assert min(places[0], places[1]) > 60
