"""What traits do (MAR-4.61 to 4.78), beyond the examples of the rules."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.changes import board_places, eliminate
from tangledbank.games.marine.earth import SHEET
from tangledbank.games.marine.ecology import elements_in_all, elements_of
from tangledbank.games.marine.genes import replace_trait
from tests.marine.tabletop import MarineTable, new_game


def test_mar_4_61_filter_feeders() -> None:
    """One more plankton, outside the cells of the board."""
    t = MarineTable('[crustaceans]\ntraits = ["active_filter_feeders"]\ncubes = {"0,1" = 1}')
    assert elements_of(t.state, 3, 3) == 1 and elements_in_all(t.state, 3) == 4
    assert len(board_places(t.state, 3)) == 3 and t.value("crustaceans", "plankton") == 1


def test_mar_4_62_benthic_fauna() -> None:
    """A private cell, outside all order, for a Speciation around one's own elements, until the next Retrieval."""
    t = MarineTable("""
    pawns = {sun = {control = "fishes"}}
    [crustaceans]
    traits = ["benthic_fauna"]
    pawns = ["dominance_3"]
    """)
    t.refused("place basic on benthic_fishes", "MAR-4.62")
    t.play("place basic on benthic_crustaceans")
    assert t.moves("speciate") == ["speciate 1,-2", "speciate 1,1"]  # algae and worms
    t.refused("speciate 2,-1", "MAR-4.6")
    t.play("speciate 1,1", "populate 0,0 0", "populate 1,0 3", "populate 0,1 0")
    assert t.cubes("1,0") == {"crustaceans": 3}
    t.refused("place sun on benthic_crustaceans", "MAR-4.62")
    t.play("retrieve", "retrieve", "retrieve")
    t.refused("place basic on benthic_crustaceans", "MAR-4.62")
    t.play("retrieve")
    assert t.pawn("benthic_crustaceans") == -1


def test_mar_4_63_only_before_the_end_of_the_round() -> None:
    """MAR-8.22: the card of Ancient Lineage may play the Asteroid, and so make this the last round."""
    t = MarineTable("""
    discard = ["cladogenesis"]
    row = ["asteroid"]
    [reptiles]
    right = true
    [cephalopods]
    right = true
    [fishes]
    right = true
    [crustaceans]
    traits = ["ancient_lineage"]
    cubes = {"0,0" = 2}
    """)
    t.play("retrieve", "repeat cladogenesis")
    while not t.state.over:
        t.state.play(t.state.moves[0])
    assert t.state.asteroid_played and t.state.round == 1


def test_mar_4_66_cannibalism() -> None:
    """A point for each own cube eliminated, by anybody."""
    t = MarineTable('[fishes]\ntraits = ["cannibalism"]\ncubes = {"0,0" = 3}')
    eliminate(t.state, 2, SHEET.names.index("0,0"), 2)
    assert t.points("fishes") == 2 and t.eliminated("fishes") == 2


@pytest.mark.parametrize("answer", ["hide", "done"])
def test_mar_4_67_camouflage(answer: str) -> None:
    """After another class has laid or changed a tile, never after one's own (MAR-4.8)."""
    t = MarineTable('[fishes]\ntraits = ["camouflage"]\n[crustaceans]\ncubes = {"0,3" = 1}')
    t.play("place basic on wanderlust_1", "wander 0 to -2,1")
    assert t.asked == (2, "hide_on")
    t.play(answer)
    assert t.cubes("-2,1") == ({"fishes": 1} if answer == "hide" else {})
    assert t.asked == (2, "turn")
    t.play("place basic on deformation_1", "deform -1,3")
    assert t.asked == (1, "turn")


def test_mar_4_68_solitary() -> None:
    """One more for a lonely cube on a scored tile, paid for a place or not."""
    t = MarineTable("""
    display = {evolution = ["sand_plain", "sand_plain"]}
    [fishes]
    cubes = {"1,0" = 2}
    [reptiles]
    cubes = {"1,0" = 2}
    [crustaceans]
    traits = ["solitary"]
    cubes = {"1,0" = 1}
    """)
    t.play("place basic on evolution_1", "score 1,0")
    assert t.points("crustaceans") == 1


def test_mar_4_69_pack_hunting_in_the_set_up() -> None:
    """MAR-2.11: a special pawn at the start, its marker at 2."""
    for seed in range(80):
        state = new_game(4, seed)
        for _ in range(4):
            hand = [state.secrets.faces[move.card] for move in state.moves]  # type: ignore[attr-defined]
            state.play(state.moves[hand.index(8) if 8 in hand else 0])
            if state.question is not None and state.question.what.name != "choose_trait":
                break
        if state.question is not None and state.question.what.name == "claim_pawn":
            taxon = state.question.what.values[0]
            state.play("claim worms")
            assert state.control[2] == taxon and state.markers[2] == 2 and state.special_at[2] == -1
            return
    raise AssertionError("nobody hunts in packs")


def test_mar_4_70_switching() -> None:
    """A point for each tile on which others place cubes of their gene pool, once for each effect."""
    t = MarineTable("""
    display = {speciation = ["worms"]}
    [fishes]
    traits = ["switching"]
    cubes = {"0,0" = 1, "1,0" = 1}
    """)
    t.play("place basic on speciation_1", "speciate 1,1", "populate 0,0 2", "populate 1,0 2", "populate 0,1 4")
    assert t.points("fishes") == 2


def test_mar_4_73_seasonal_migration() -> None:
    """One cube more, and up to two steps over tiles, but not back."""
    t = MarineTable('[crustaceans]\ntraits = ["seasonal_migration"]\ncubes = {"0,0" = 5}')
    t.play("place basic on migration_1")
    assert t.question == "migrate_cubes crustaceans 4"
    assert t.offers("migrate 0,0 to 0,2 1") and not t.offers("migrate 0,0 to 0,0 1")
    t.refused("migrate 0,0 to 0,3 1", "MAR-4.73")
    t.refused("migrate 0,0 to 0,0 1", "MAR-4.73")
    t.refused("migrate 0,0 to 0,1 5", "MAR-4.9")


def test_mar_4_76_plasticity_comes_last() -> None:
    """MAR-8.16: cells of the board fill first; of equal tokens the owner chooses where the cell matters."""
    t = MarineTable("""
    display = {adaptation = ["sun"], regression = ["sun"]}
    [reptiles]
    right = true
    [cephalopods]
    right = true
    [fishes]
    right = true
    [crustaceans]
    traits = ["phenotypic_plasticity"]
    tokens = ["sun", "algae", "algae"]
    """)
    t.play("place basic on adaptation_1", "adapt sun")
    assert t.state.classes[3].diet[6] == 5
    t.play("retrieve", "retrieve", "retrieve", "retrieve")
    assert t.moves("lose") == ["lose crustaceans,0", "lose crustaceans,6"]
    t.refused("lose crustaceans,1", "MAR-3.22")
    t.play("lose crustaceans,6")
    assert t.diet("crustaceans") == ["sun", "algae", "algae"]


def test_mar_4_77_exaptation_gained_by_gene_expression() -> None:
    """MAR-4.80: it copies at once; replaced by another trait the copy ends at once."""
    for seed in range(60):
        t = MarineTable(f"""
        seed = {seed}
        display = {{evolution = ["coral_reef", "coral_reef"]}}
        row = ["gene_expression"]
        [reptiles]
        traits = ["benthic_fauna"]
        [crustaceans]
        traits = ["flight"]
        cubes = {{"0,0" = 1}}
        """)
        t.play("place basic on evolution_1", "score 0,0")
        cards = {move.split()[-1]: t.state.secrets.faces[int(move.split()[-1])] for move in t.moves("keep")}
        if 16 in cards.values():
            t.play(f"keep {next(card for card, trait in cards.items() if trait == 16)}")
            assert t.traits("crustaceans") == ["benthic_fauna", "exaptation"]
            return
    raise AssertionError("no Exaptation among sixty draws")


def test_mar_4_80_a_benthic_pawn_comes_back_when_the_trait_goes() -> None:
    t = MarineTable("""
    display = {evolution = ["coral_reef", "coral_reef"]}
    row = ["gene_expression"]
    [crustaceans]
    traits = ["benthic_fauna"]
    pawns = ["benthic_crustaceans"]
    cubes = {"0,0" = 1}
    """)
    basics = t.state.classes[3].basics
    t.play("place basic on evolution_1", "score 0,0")
    t.play(t.moves("keep")[0])
    assert t.pawn("benthic_crustaceans") == -1 and t.state.classes[3].basics == basics


def test_mar_4_77_the_copy_is_lost_before_the_same_trait_comes() -> None:
    """MAR-4.80: the tokens of the copied Plasticity go to the bag, even if Plasticity itself is drawn."""
    t = MarineTable("""
    [reptiles]
    traits = ["phenotypic_plasticity"]
    [crustaceans]
    traits = ["exaptation"]
    copied = "phenotypic_plasticity"
    tokens = ["algae", "algae", "algae"]
    plasticity = ["sun", "worms"]
    """)
    state = t.state
    there, ours = state.classes[0].held[0], state.classes[3].held[0]
    state.classes[0].held = []
    state.trait_box.append(there)
    replace_trait(state, 3, ours, there)
    assert t.traits("crustaceans") == ["phenotypic_plasticity"] and t.diet("crustaceans") == ["algae"] * 3


def test_mar_4_63_everybody_hears_which_card_is_played() -> None:
    t = MarineTable('discard = ["annelids"]\n[crustaceans]\ntraits = ["ancient_lineage"]\ncubes = {"0,0" = 1}')
    log = t.state.listen()
    t.play("retrieve", "repeat annelids")
    assert [event.name for event in log][:3] == ["retrieves", "repeats-card", "gains"]
