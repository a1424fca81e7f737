"""What a player is told while choosing: why not with what is chosen, and what the move will lead to (K10)."""

from __future__ import annotations

from tests.dinosaurs.tabletop import DinosaursTable
from tests.evolution.tabletop import EvolutionTable, develop
from tests.magical.tabletop import duel
from tests.newworld.tabletop import NewWorldTable
from tests.tabletop import Tabletop

HUNT = """
base = 2
[[seats]]
animals = ["A: carnivorous", "B"]
[[seats]]
animals = ["V: running poisonous", "W: camouflage", "X: tail_loss mimicry"]
"""


def foretold(t: Tabletop, move: str) -> list[str]:
    """What the seat that is asked is told of a move, as texts."""
    return [str(line) for line in t.state.ahead(t.state.seat, t.translate(move))]


def reasons(t: Tabletop, element: str, *chosen: str) -> list[str]:
    """Why the seat that is asked cannot use an element after what is chosen."""
    return [reason.key for reason in t.state.why_not(t.state.seat, element, chosen)]


# ---------------------------------------------------------------------- why not


def test_why_not_speaks_of_what_is_chosen() -> None:
    t = develop([["parasite_fat_tissue"], ["swimming"]], 'animals = ["A"]')
    card = f"card:{t.state.seats[0].hand[0]}"
    assert reasons(t, "animal:1") == []  # it can bear the other half
    assert reasons(t, "animal:1", card) == []
    assert reasons(t, "animal:1", card, "face:parasite") == ["only-on-others"]
    assert reasons(t, "choose:pass", card) == ["not-with-chosen"]
    assert reasons(t, "base:table", card) == ["not-now"]  # nothing would use it now, whatever is chosen


def test_who_begins_at_the_end_of_a_path_is_answered_all_the_same() -> None:
    t = EvolutionTable(HUNT)
    assert reasons(t, "animal:1", "animal:3") == []  # whom to attack, and then who attacks
    assert reasons(t, "animal:2", "animal:3") == ["not-carnivorous", "no-pirate"]
    assert reasons(t, "animal:1", "animal:4")[0] == "is-camouflaged"


def test_harm_to_oneself_needs_a_word_more() -> None:
    t = EvolutionTable(HUNT)
    moves = {move["text"]: move["paths"] for move in t.state.view(0)["question"]["moves"]}
    assert moves[t.translate("attack A B")] == [["animal:1", "own:attack", "animal:2"]]
    assert moves[t.translate("attack A V")] == [["animal:1", "animal:3"]]


# ---------------------------------------------------------------------- what then


def test_of_an_attack_one_is_told_what_to_fear_and_what_it_brings() -> None:
    t = EvolutionTable(HUNT)
    assert foretold(t, "attack A V") == ["poison 1", "may-run 3 3", "gets 1 2"]
    assert foretold(t, "attack A X") == ["may-answer 5 mimicry", "may-answer 5 tail_loss", "gets 1 2"]
    assert foretold(t, "attack A B") == ["gets 1 2"]
    assert t.state.ahead(1, t.translate("attack A V")) == []  # it is not their decision
    assert t.state.ahead(0, "attack 9 9") == t.state.ahead(0, "nonsense") == []


def test_who_stops_feeding_is_told_who_will_starve() -> None:
    t = EvolutionTable("""
    [[seats]]
    animals = ["A", "B; food 1", "C: big fat_tissue/yellow"]
    [[seats]]
    animals = ["X"]
    """)
    assert foretold(t, "end_feed_turn") == ["starving 1", "starving 3"]
    assert foretold(t, "convert_fat C 1") == ["fat-left 3 0"]


def test_a_trait_is_told_by_what_it_changes() -> None:
    t = EvolutionTable("""
    phase = "development"
    deck = 20
    [[seats]]
    hand = ["camouflage_fat_tissue", "high_body_weight_carnivorous"]
    animals = ["A"]
    [[seats]]
    hand = ["swimming"]
    animals = ["X: carnivorous"]
    """)
    hand = {str(move).split()[2]: str(move) for move in t.state.moves if move.phrase.name == "play_trait"}
    assert foretold(t, hand["camouflage"]) == ["eaten-by 1 0"]
    assert foretold(t, hand["carnivorous"]) == ["needs 1 2", "can-eat 1 1"]
    assert foretold(t, hand["high_body_weight"]) == ["needs 1 2", "eaten-by 1 0"]
    assert foretold(t, "pass") == ["cards-stay 2"]


def test_new_world_tells_of_horns_poison_and_hunger() -> None:
    t = NewWorldTable("""
    row = ["swamps"]
    food = {swamps_1 = 1}
    [[seats]]
    animals = ["p: carnivorous", "h"]
    [[seats]]
    animals = ["q: horned running", "r: poisonous"]
    """)
    assert foretold(t, "attack p q") == ["may-run 3 3", "may-gore 3 2", "gets 1 2"]
    assert foretold(t, "attack p r") == ["poison 1", "gets 1 2"]
    assert foretold(t, "feed h swamps_1") == ["food-left 0"]
    t = NewWorldTable("""
    row = ["swamps"]
    [[seats]]
    animals = ["p: thieving", "h; food 1"]
    [[seats]]
    animals = ["q: massive; food 1"]
    """)
    assert foretold(t, "pass") == ["starving 1"]


def test_dinosaurs_tell_the_price_and_whom_one_outbids() -> None:
    seats = "\n".join(f"[[seats]]\npoints = {points}" for points in (9, 5, 5))
    t = DinosaursTable(f'turn = 2\nphase = "auction"\nrows = ["horn", "egg", "fur"]\n{seats}')
    assert foretold(t, "bid 0 2") == ["price 2 7"]
    t.play("bid 0 2")
    assert foretold(t, "bid 0 3") == ["outbids 0", "price 3 2"]


def test_magical_creatures_tell_what_an_attack_does() -> None:
    t = duel('"A: vampire", "B; asleep"', '"X: spiky; energy 1"', "lower = 1")
    told = foretold(t, "attack X")
    assert told[:2] == ["succeeds vampire", "spiky 3"] and told[-1].startswith("energy 1 ")
