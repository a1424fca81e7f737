"""What seats and spectators see (NEW-7), and the facts beside it (K10)."""

from __future__ import annotations

from typing import Any

from tests.newworld.tabletop import IDLE_HAND, IDLER, OTHER, NewWorldTable, new_game, two


def heard(t: NewWorldTable, seat: int | None, *moves: str) -> list[str]:
    """What a seat hears of some moves."""
    log = t.state.listen()
    t.play(*moves)
    return [str(event) for event in log if event.heard_by(seat)]


def test_new_7_1_hands_and_decks() -> None:
    state = new_game(3, 1)
    mine, other, spectator = (state.view(seat)["board"] for seat in (0, 1, None))
    assert len(mine["seats"][0]["hand"]) == 6
    assert mine["seats"][1]["hand"] is None and mine["seats"][1]["hand_size"] == 6
    assert other["seats"][0]["hand"] is None and all(side["hand"] is None for side in spectator["seats"])
    assert (spectator["deck"], spectator["discard"], spectator["area_deck"]) == (78, 0, 6)
    assert len(spectator["row"]) == 3


def test_new_7_1_the_face_of_an_animal() -> None:
    t = NewWorldTable('phase = "development"\n[[seats]]\nanimals = ["a(e05)"]\nhand = ["e01"]\n[[seats]]')
    faces = [t.state.view(seat)["board"]["seats"][0]["animals"][0]["reverse"] for seat in (0, 1, None)]
    assert faces == ["e05", None, None]


def test_new_7_3_everybody_knows_the_number_of_the_next_animal() -> None:
    state = new_game(2, 7)
    assert state.question is not None
    seat = state.question.seat
    told = [state.view(eyes)["board"]["next_animal"] for eyes in (0, 1, None)]
    state.play(next(move for move in state.moves if str(move).startswith("new_animal")))
    assert told == [state.seats[seat].animals[-1].number] * 3


def test_new_7_1_a_trait_card_is_public() -> None:
    """Both halves of it: the design is told."""
    t = two("a: fat@e20")
    assert t.state.view(1)["board"]["seats"][0]["animals"][0]["traits"][0]["design"] == "e20"


def test_new_7_3_a_new_animal_shows_no_card() -> None:
    text = 'phase = "development"\n[[seats]]\nhand = ["e01", "e02"]\n[[seats]]\nhand = ["e03"]'
    for seat in (0, 1, None):
        assert heard(NewWorldTable(text), seat, "new_animal 0") == ["plays-animal 0 1"]


def test_new_7_3_a_discard_shows_no_card() -> None:
    """NEW-8.21: the pile is closed, and only its size is known."""
    hand = '"e01", "e01", "e02", "e02"'
    text = f'phase = "extinction"\n[[seats]]\nhand = [{hand}]\nanimals = ["a; food 1"]\n[[seats]]'
    t = NewWorldTable(text)
    assert heard(t, 1, f"discard {t.state.seats[0].hand[0]}")[0] == "discards 0 1"
    assert t.state.view(0)["board"]["discard"] == 1


def test_what_a_hand_allows_is_not_given_away() -> None:
    """NEW-7.1: with Metamorphic and a card in hand one is asked, also if the card does not fit."""
    text = f"""
    [[seats]]
    hand = ["{{}}"]
    animals = ["a", "m: metamorphic carnivorous; food 2; sheltered"]
    [[seats]]
    {IDLE_HAND}
    animals = [{OTHER}]
    """
    for card in ("e19", "e02"):
        t = NewWorldTable("food = {steppe = 1}" + text.format(card))
        t.play("feed a steppe")
        assert t.asked == (0, "feed") and t.offers("end_turn")


def board_of(t: NewWorldTable, seat: int | None = 0) -> Any:
    return t.state.view(seat)["board"]


def test_facts_of_areas_and_animals() -> None:
    t = two(
        "a: nocturnal, b: carnivorous; food 2, c: hibernating, d: fat/token, e; food 1; poisoned",
        "x",
        'row = ["caves_mountains"]\nfood = {caves = 1}',
    )
    things = t.state.view(0)["things"]
    assert things["animal:1"]["areas"][0] == "area:caves_1" and things["animal:2"]["closed"] == ["area:caves_1"]
    fates = [things[f"animal:{number}"]["fate"] for number in range(1, 6)]
    assert fates == ["hunger", "safe", "sleep", "fat", "poison"]
    assert "animal:7" in things["animal:2"]["prey"] and things["animal:7"]["hunters"] == ["animal:2"]
    assert things["area:caves_1"] == {"is": "area:caves", "food": 1, "shelters": 0}
    assert things["food:caves_1"] == {"is": "area:caves"} and things["ward:1"] == {"animal": "animal:1"}
    assert board_of(t)["seats"][0]["draws"] == 8 and board_of(t)["seats"][1]["points"] == 3 + 5


def test_facts_of_moves() -> None:
    t = two("p: carnivorous fat; food 2, q: fat; food 1", "t: running horned poisonous", "food = {steppe = 2}")
    told = {move["text"]: move["facts"] for move in t.state.view(0)["question"]["moves"]}
    assert told[t.translate("feed q steppe")] == {"gets": "fat", "left": 1}
    attack = told[t.translate("attack p t")]
    assert attack["gain"] == 1 and attack["poison"] and (attack["escapes"], attack["kills"]) == (3, 2)
    assert attack["reactions"] == ["trait:running", "trait:horned"] and attack["whose"] == "other"
    t.play("attack p t")
    assert t.state.view(None)["question"]["facts"] == {"attackers": ["animal:1"], "target": "animal:4"}


def test_own_animals_are_not_attacked_by_a_slip() -> None:
    t = two("p: carnivorous, q", "t", "food = {steppe = 2}")
    paths = {move["text"]: move["paths"] for move in t.state.view(0)["question"]["moves"]}
    assert paths[t.translate("attack p q")] == [["animal:1", "own:attack", "animal:2"]]
    assert paths[t.translate("feed q steppe")] == [["animal:2", "food:steppe_1"], ["food:steppe_1", "animal:2"]]


def test_facts_of_questions() -> None:
    t = NewWorldTable("""
    phase = "extinction"
    [[seats]]
    animals = ["a: massive fat/token fat/token"]
    [[seats]]
    """)
    assert t.state.view(1)["question"]["facts"] == {"lacks": 2}
    assert t.state.view(0)["question"]["moves"][0]["facts"] == {"tokens": 2, "left": 0}
    t = two("a: hoofed, b", top="food = {taiga = 3}")
    t.play("feed a taiga")
    assert t.state.view(1)["question"]["facts"] == {"area": "area:taiga_1"}


def test_breakdown_of_the_score() -> None:
    t = NewWorldTable(f"""
    phase = "extinction"
    epoch = 6
    [[seats]]
    animals = ["a: parasitized; food 3", "b; food 1"]
    pairs = ["a cooperating b"]
    [[seats]]
    animals = [{IDLER.replace("; sheltered", "")}]
    """)
    told = board_of(t)["breakdown"]
    assert t.state.over and told[0]["total"] == 3 + 3 + 3 + 1 and told[0]["living"] == 2
    assert told[0]["animals"][0]["traits"] == [{"trait": 1, "kind": "parasitized", "points": 3}]
    assert [line["points"] for line in told[0]["pairs"]] == [1]


def test_why_not() -> None:
    """Every reason has its rule: of areas, of animals, of what has to be done first."""
    tokens = "food = {caves = 1, mountains = 1}\nshelters = {caves = 1}"
    t = two("a: running, b; food 1", "x", f'row = ["caves_mountains"]\n{tokens}')

    def rules(element: str) -> set[str]:
        return {reason.rule for reason in t.state.why_not(0, element)}

    assert rules("food:mountains_1") == rules("animal:1") == set()
    assert rules("food:caves_1") == {"NEW-3.6", "NEW-3.4"}  # a may not enter, b is full
    assert rules("shelter:caves_1") == {"NEW-3.6", "NEW-3.52"}
    assert "NEW-3.4" in rules("animal:2") and rules("animal:4") == {"NEW-4.30"}
    assert rules("choose:pass") == {"NEW-3.56"} and rules("area:taiga_1") == {"NEW-3.53"}


def attack_facts(hunter: str, prey: str) -> Any:
    t = two(hunter, prey)
    moves = t.state.view(0)["question"]["moves"]
    return next(move["facts"] for move in moves if move["text"] == t.translate("attack p t"))


def test_new_4_11_a_mimicking_that_cannot_answer_is_not_told() -> None:
    assert attack_facts("p: carnivorous", "t: mimicking/rotated, u")["reactions"] == []
    assert attack_facts("p: carnivorous", "t: mimicking")["reactions"] == []
    assert attack_facts("p: carnivorous", "t: mimicking, u")["reactions"] == ["trait:mimicking"]


def test_new_3_71_who_was_left_to_die_will_starve() -> None:
    mine = 'animals = ["a: hibernating", "b: hibernating"]'
    t = NewWorldTable(f'phase = "extinction"\n[[seats]]\n{mine}\n[[seats]]')
    t.play("let_die a")
    things = t.state.view(0)["things"]
    assert (things["animal:1"]["fate"], things["animal:2"]["fate"]) == ("hunger", "sleep")


def test_new_4_23_no_card_to_change_into() -> None:
    t = NewWorldTable('food = {taiga = 3}\n[[seats]]\nanimals = ["a: metamorphic fat", "b"]\n[[seats]]')
    assert [reason.key for reason in t.state.why_not(0, f"trait:{t.card('a', 'fat')}")] == ["used-by-its-animal"]
    t.refused("metamorphose a a.fat for 5 fat", "NEW-4.23")
    pool = 'gene_pool = []\nanimals = ["a: metamorphic fat", "b"]'
    t = NewWorldTable(f"food = {{taiga = 3}}\n[[seats]]\n{pool}\n[[seats]]", random_mutations=True)
    assert {reason.key for reason in t.state.why_not(0, "choose:metamorphose")} == {"no-card-for-it"}


def test_reasons_that_fit_the_moment() -> None:
    """NEW-3.27, 3.53: what to do, not what was or will be."""
    text = 'phase = "development"\n[[seats]]\nhand = ["e01"]\nanimals = ["a", "b", "c"]\n[[seats]]'
    t = NewWorldTable(text)
    t.play("rearrange")
    assert t.state.why_not(0, "card:0")[0].key == "finish-rearranging"
    t = two("a: hoofed, b", top="food = {taiga = 3}")
    assert t.state.why_not(0, "area:taiga_1")[0].key == "choose-tokens"
    t.play("feed a taiga")
    assert t.state.why_not(0, "food:taiga_1")[0].key == "not-now"


def test_new_4_23_a_pair_trait_needs_a_neighbour() -> None:
    t = NewWorldTable('[[seats]]\nhand = ["e08"]\nanimals = ["m: metamorphic fat; food 1", "b; food 1"]\n[[seats]]')
    t.refused("metamorphose m m.fat for 0 mutualistic", "NEW-3.24")


def test_new_3_74_nobody_starves_after_the_renewal() -> None:
    """NEW-3.75: and nobody draws twice."""
    hand = '"e01", "e02", "e03", "e04", "e05"'
    mine = f'hand = [{hand}]\nanimals = ["a; food 1", "b; food 1"]'
    t = NewWorldTable(f'phase = "extinction"\n[[seats]]\n{mine}\n[[seats]]')
    view = t.state.view(0)
    assert t.asked == (0, "discard") and view["things"]["animal:1"]["fate"] == "safe"
    assert [side["draws"] for side in view["board"]["seats"]] == [0, 0]


def test_new_6_5_a_card_that_goes_on_is_told() -> None:
    mine = 'gene_pool = ["e12"]\nanimals = ["a: stagnant", "b: carnivorous"]'
    text = f'phase = "development"\n[[seats]]\n{mine}\n[[seats]]'
    heard_of = heard(NewWorldTable(text, random_mutations=True), 1, "mutate a")
    assert heard_of[:3] == ["reveals 0 scavenging swimming 1", "goes-on 1 2", "plays-trait 0 swimming 2"]
