"""The further examples of docs/rules/marine.md, section 9 (MAR-9.23 to 9.50); each under its own id."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.earth import SHEET
from tangledbank.games.marine.ecology import speciation_limit, survival_holder
from tangledbank.games.marine.events import extinction, survival
from tangledbank.games.marine.kinds import NUTRIENTS, TAXA
from tests.marine.tabletop import MarineTable, new_game

ALL_RIGHT = "\n".join(f"[{taxon}]\nright = true" for taxon in ("reptiles", "cephalopods", "fishes"))


def played(text: str, card: str) -> MarineTable:
    """Crustaceans play the first card of a row, position 1, on the coral reef, where they thrive."""
    t = MarineTable(f'display = {{evolution = ["coral_reef", "coral_reef"]}}\nrow = ["{card}"]\n{text}')
    t.play("place basic on evolution_1", "score 0,0")
    return t


def test_mar_9_23_dominance_at_the_start() -> None:
    """MAR-4.12, 3.6."""
    t = MarineTable("\n".join(f'[{taxon}]\ncubes = {{"0,0" = 3}}' for taxon in TAXA))
    assert (t.value("crustaceans", "worms"), t.value("crustaceans", "algae")) == (2, 1)
    t.play("place basic on dominance_1")
    assert t.moves("dominate") == ["dominate worms"]
    t.refused("dominate algae", "MAR-4.12")
    t.play("dominate worms")
    assert t.state.markers[2] == 2 and t.state.control[2] == 3 and t.state.special_at[2] == -1
    t.play("retrieve", "retrieve", "retrieve")
    places = [move.split()[-1] for move in t.moves("place") if "basic" in move]
    assert places == ["dominance_2", "dominance_3"]


@pytest.mark.parametrize(
    "berth", ["speciation_5", "wanderlust_3", "deformation_2", "migration_4", "adaptation_3", "competition_4"]
)
def test_mar_9_24_cells_for_special_pawns(berth: str) -> None:
    """MAR-1.9."""
    MarineTable("").refused(f"place basic on {berth}", "MAR-1.9")


def test_mar_9_25_a_closed_cell() -> None:
    """MAR-1.9."""
    t = MarineTable('pawns = {sun = {control = "crustaceans"}}', classes=("reptiles", "fishes", "crustaceans"))
    t.refused("place basic on dominance_3", "MAR-1.9")
    t.refused("place sun on dominance_3", "MAR-1.9")
    assert t.offers("place sun on dominance_2")


def test_mar_9_26_a_pawn_won_binds() -> None:
    """MAR-3.6, 8.4."""
    t = MarineTable("""
    active = "reptiles"
    pawns = {plankton = {control = "reptiles", berth = "evolution_3"}}
    [reptiles]
    pawns = ["abundance_1"]
    """)
    t.refused("place basic on evolution_2", "MAR-3.6")
    assert t.offers("place basic on evolution_4")


def test_mar_9_27_flight() -> None:
    """MAR-4.72."""
    t = MarineTable("""
    active = "fishes"
    [fishes]
    traits = ["flight"]
    pawns = ["depletion_1", "migration_1"]
    """)
    assert t.offers("place basic on abundance_2") and t.offers("place basic on competition_1")
    t.refused("place basic on speciation_1", "MAR-4.72")


def test_mar_9_28_social_behavior() -> None:
    """MAR-4.74, 4.80."""
    t = MarineTable("""
    active = "fishes"
    pawns = {sun = {control = "reptiles", berth = "evolution_1"}}
    [fishes]
    traits = ["social_behavior"]
    pawns = ["speciation_1"]
    [reptiles]
    pawns = ["migration_2", "abundance_1"]
    """)
    t.refused("place basic on abundance_1", "MAR-3.6")
    t.refused("place basic on evolution_1", "MAR-3.7")
    basics = t.state.classes[0].basics
    t.play("place basic on migration_2")
    assert t.state.classes[0].basics == basics + 1 and t.pawn("migration_2") == 2


def test_mar_9_29_the_side_of_a_vent() -> None:
    """MAR-4.8, 8.11."""
    text = """
    tiles = ["2,-1 seamount"]
    pawns = {sun = {control = "crustaceans"}}
    """
    t = MarineTable(text)
    t.play("place sun on deformation_2", "deform 2,-1")
    assert t.asked[1] == "vent_side" and t.moves("side") == ["side hydrothermal", "side geothermal"]
    t.play("side geothermal")
    assert t.terrain("2,-1") == "geothermal"
    for cell, side in (("1,0", "hydrothermal"), ("-1,0", "geothermal")):
        t = MarineTable(text)
        t.play("place sun on deformation_2", f"deform {cell}")
        assert t.terrain(cell) == side and t.asked[1] != "vent_side"


def test_mar_9_30_nothing_to_do() -> None:
    """MAR-3.11, 3.11a."""
    t = MarineTable("")
    log = t.state.listen()
    t.play("place basic on autotrophs_1")
    assert t.asked == (2, "turn")
    assert [str(event) for event in log] == [
        "places-pawn crustaceans basic autotrophs_1",
        "nothing-to-do crustaceans autotrophs_1",
    ]


def test_mar_9_31_ecological_niche() -> None:
    """MAR-4.78."""
    t = MarineTable("""
    tiles = ["1,0 sand_plain hydrothermal"]
    pawns = {sun = {control = "cephalopods"}}
    [cephalopods]
    traits = ["ecological_niche"]
    """)
    tiles = [SHEET.names.index(name) for name in ("0,-1", "1,0", "0,1")]
    sun = NUTRIENTS.index("sun")
    assert [speciation_limit(t.state, 0, sun, cell) for cell in tiles] == [0, 0, 3]
    assert [speciation_limit(t.state, 1, sun, cell) for cell in tiles] == [2, 2, 5]
    assert [speciation_limit(t.state, 0, 0, cell) for cell in tiles] == [1, 1, 4]


@pytest.mark.parametrize(("tokens", "left"), [("", {}), ('"4,1" = "algae"', {"fishes": 2, "reptiles": 3})])
def test_mar_9_32_extinction_and_carnivory(tokens: str, left: dict[str, int]) -> None:
    """MAR-3.19, 4.71."""
    t = MarineTable(f"""
    tokens = {{{tokens}}}
    [reptiles]
    traits = ["carnivory"]
    cubes = {{"1,0" = 3}}
    [fishes]
    cubes = {{"1,0" = 2}}
    """)
    log = t.state.listen()
    extinction(t.state)
    assert t.cubes("1,0") == left
    died = [str(event) for event in log if event.name == "are-eliminated"]
    assert died == ([] if left else ["are-eliminated fishes 1,0 2", "are-eliminated reptiles 1,0 3"])


def test_mar_9_33_the_survival_card() -> None:
    """MAR-1.12, 3.20, 3.21, 8.17."""
    text = """
    [reptiles]
    cubes = {"0,3" = 2, "0,-3" = 1}
    [fishes]
    cubes = {"0,3" = 3}
    """
    t = MarineTable(text)
    assert survival_holder(t.state) == -1
    survival(t.state)
    assert [t.points(taxon) for taxon in TAXA] == [0] * 4
    t = MarineTable(text.replace('{"0,3" = 3}', '{"0,3" = 2}'))
    assert survival_holder(t.state) == 0 and t.state.view(None)["board"]["classes"][0]["holds_survival"]
    survival(t.state)
    assert t.points("reptiles") == 3
    assert survival_holder(MarineTable("").state) == -1


def test_mar_9_34_reseed_moves_tokens() -> None:
    """MAR-3.22."""
    sections = 'abundance = ["sun"], autotrophs = ["worms", "algae"], depletion = ["plankton"]'
    t = MarineTable(f'display = {{{sections}, adaptation = ["sponges"]}}\n{ALL_RIGHT}')
    plankton = t.state.bag[3]
    t.state.chance.asked = True
    t.play("retrieve")
    assert t.question == "draw_token"
    assert [t.section(number) for number in range(5)] == [[], ["sun"], ["worms", "algae"], [], ["sponges"]]
    assert t.state.bag[3] == plankton + 1


def test_mar_9_35_cladogenesis_first() -> None:
    """MAR-3.25, 4.31, 8.18."""
    t = MarineTable("""
    display = {evolution = ["coral_reef", "coral_reef"]}
    row = ["cladogenesis", "annelids", "biodiversity", "extremophiles", "fertility"]
    draw = ["producers", "carbon_cycle"]
    [crustaceans]
    cubes = {"0,0" = 1}
    """)
    t.play("place basic on evolution_1", "score 0,0")
    assert t.asked[1] == "another_card"
    t.refused("play cladogenesis", "MAR-3.25")
    t.play("play extremophiles")
    assert t.row() == ["annelids", "biodiversity", "fertility", "producers", "carbon_cycle"]
    assert t.discard() == ["extremophiles", "cladogenesis"]


def test_mar_9_36_trophic_cascade() -> None:
    """MAR-3.24, 3.27, 4.50."""
    row = 'row = ["annelids", "biodiversity", "trophic_cascade"]\n'
    text = """
    display = {evolution = ["land", "land", "coral_reef"]}
    tokens = {"1,1" = "worms", "-1,2" = "plankton", "4,1" = "sun"}
    [crustaceans]
    cubes = {"0,0" = 1}
    """
    t = MarineTable(row + text)
    t.play("place basic on evolution_3", "score 0,0", "play trophic_cascade")
    t.refused("target 0,-2", "MAR-3.27")
    t.play("target 0,0")
    t.play("remove 1,1")
    assert t.touching("0,0") == set() and t.token("4,1") == "sun"
    clade = 'row = ["annelids", "biodiversity", "cladogenesis"]\ndiscard = ["trophic_cascade"]\n'
    t = MarineTable(clade + text)
    t.play("place basic on evolution_3", "score 0,0", "play cladogenesis")
    assert t.asked[1] == "another_card"  # the discarded card had no choice and no effect
    assert t.touching("0,0") == {"worms", "plankton"}


def test_mar_9_37_asteroid() -> None:
    """MAR-4.22, 8.19, 3.17."""
    t = played(
        """
        [crustaceans]
        cubes = {"0,0" = 2, "0,1" = 2, "1,0" = 1}
        [fishes]
        cubes = {"0,0" = 2, "1,0" = 1}
        """,
        "asteroid",
    )
    assert t.state.asteroid_played
    t.play("target 0,0", "spare crustaceans")
    assert t.asked[1] == "kill_cube" and sorted(t.moves("eliminate")) == [
        "eliminate crustaceans on 1,0",
        "eliminate fishes on 1,0",
    ]
    t.play("eliminate fishes on 1,0")
    assert t.cubes("0,0") == t.cubes("0,1") == t.cubes("1,0") == {"crustaceans": 1}
    assert (t.eliminated("crustaceans"), t.eliminated("fishes")) == (2, 3)


def test_mar_9_38_ancient_lineage() -> None:
    """MAR-4.63, 3.15."""
    t = MarineTable(f"""
    discard = ["annelids", "producers"]
    {ALL_RIGHT}
    [crustaceans]
    traits = ["ancient_lineage"]
    cubes = {{"0,0" = 1}}
    """)
    t.play("retrieve")
    assert t.asked[1] == "revive_card" and t.state.round == 1
    t.refused("repeat fertility", "MAR-4.31")
    t.play("repeat annelids")
    assert t.points("crustaceans") == 1 and t.discard() == ["producers"] and t.state.spent == [0]
    assert t.state.round == 2
    t = MarineTable('discard = ["annelids"]\n[crustaceans]\nright = true\ntraits = ["ancient_lineage"]')
    t.play("retrieve")
    assert t.asked == (2, "turn")


@pytest.mark.parametrize(
    ("top", "pawns", "asked"),
    [
        ("", '"abundance_1", "migration_1", "competition_1", "dominance_1"', (3, "turn")),
        ('discard = ["asteroid"]', '"abundance_1", "migration_1", "competition_1", "dominance_1"', None),
        ("", '"abundance_1", "migration_1", "competition_1"', (2, "turn")),
    ],
)
def test_mar_9_39_hadal_fauna(top: str, pawns: str, asked: tuple[int, str] | None) -> None:
    """MAR-4.75, 8.23: with every pawn on the display Retrieval is all there is, and it is followed by another turn."""
    t = MarineTable(f"{top}\n{ALL_RIGHT}\n[crustaceans]\ntraits = ['hadal_fauna']\npawns = [{pawns}]")
    if asked == (2, "turn"):
        t.play("retrieve")
    if asked is None:
        assert t.state.over
    else:
        assert t.asked == asked and t.state.round == 2


def test_mar_9_40_exaptation_is_lost() -> None:
    """MAR-4.77, 4.80, 8.28."""
    t = MarineTable("""
    display = {speciation = ["worms"]}
    [reptiles]
    traits = ["phenotypic_plasticity"]
    [crustaceans]
    traits = ["exaptation"]
    copied = "phenotypic_plasticity"
    tokens = ["algae", "algae", "algae"]
    plasticity = ["sun", "worms"]
    gene_pool = 18
    cubes = {"0,0" = 3}
    """)
    assert t.traits("crustaceans") == ["phenotypic_plasticity", "exaptation"]
    bag = t.state.bag[:]
    t.play("place basic on speciation_1", "speciate 1,1", "populate 0,0 2")
    assert t.pool("crustaceans") == 16 and "exaptation" in t.traits("crustaceans")
    t.play("populate 1,0 1", "populate 0,1 0")
    assert t.pool("crustaceans") == 15 and t.diet("crustaceans") == ["algae"] * 3
    assert len(t.traits("crustaceans")) == 1 and "exaptation" not in t.traits("crustaceans")
    assert t.state.bag[5] == bag[5] + 1 and t.state.bag[2] == bag[2] + 1


def test_mar_9_41_resilience() -> None:
    """MAR-3.22, 4.64."""
    text = f"""
    display = {{regression = ["sun", "sun", "worms"]}}
    {ALL_RIGHT}
    [crustaceans]
    tokens = ["sun", "sun", "worms", "algae"]
    """
    t = MarineTable(text, alternate_displays=True)
    t.play("retrieve")
    assert t.diet("crustaceans") == ["sun", "algae"]
    t = MarineTable(text + 'traits = ["resilience"]', alternate_displays=True)
    t.play("retrieve")
    assert t.moves("save") == ["save crustaceans,0", "save crustaceans,2"]
    t.refused("save crustaceans,3", "MAR-3.22")
    t.play("save crustaceans,2")
    assert t.diet("crustaceans") == ["sun", "worms", "algae"]


def test_mar_9_42_a_tie_goes_by_the_food_chain() -> None:
    """MAR-4.13."""
    t = MarineTable("""
    display = {evolution = ["land"]}
    [fishes]
    cubes = {"0,-1" = 2}
    [crustaceans]
    cubes = {"0,-1" = 2}
    """)
    t.play("place basic on evolution_1", "score 0,-1")
    assert (t.points("fishes"), t.points("crustaceans")) == (8, 4)


def test_mar_9_43_wanderlust_brings_another_turn() -> None:
    """MAR-3.14, 4.7."""
    t = MarineTable('pawns = {sun = {control = "crustaceans"}}')
    t.play("place sun on wanderlust_3", "wander 0 to -2,1")
    assert t.asked == (3, "turn")
    t.play("place basic on dominance_1")
    assert t.asked == (2, "turn")
    t = MarineTable('pawns = {sun = {control = "crustaceans"}}')
    t.play("place sun on wanderlust_3", "skip_action")
    assert t.asked == (2, "turn")


def test_mar_9_44_points_of_the_random_earth() -> None:
    """MAR-6.2: whoever the centre favours starts with less."""
    for seed in range(60):
        state = new_game(2, seed, random_earth=True)
        if state.tiles[SHEET.names.index("0,0")] != 0:
            continue
        first, second = state.order
        counts = [state.cubes[SHEET.names.index("0,0") * 4 + taxon] for taxon in state.order]
        places = [8, 4] if counts[0] >= counts[1] else [4, 8]
        assert [state.classes[taxon].points for taxon in (first, second)] == [15 - places[0], 15 - places[1]]
        return
    raise AssertionError("no land in the centre of sixty worlds")


def test_mar_9_45_volcanic_activity() -> None:
    """MAR-4.29, 4.80."""
    t = played('[crustaceans]\ncubes = {"0,0" = 1}', "volcanic_activity")
    before = 6  # the reef, scored by the action
    assert t.terrain("-1,1") == "hydrothermal" and t.points("crustaceans") == before + 2
    t = MarineTable("""
    display = {evolution = ["coral_reef", "coral_reef"]}
    row = ["cladogenesis"]
    discard = ["volcanic_activity"]
    [crustaceans]
    cubes = {"0,0" = 1}
    """)
    t.play("place basic on evolution_1", "score 0,0")
    assert t.terrain("-1,1") == "hydrothermal" and t.points("crustaceans") == before + 1


def test_mar_9_46_biomass() -> None:
    """MAR-4.24."""
    t = played(
        """
        tokens = {"1,1" = "worms", "-1,2" = "sun", "2,-1" = "sun", "4,1" = "algae"}
        [crustaceans]
        cubes = {"0,0" = 3, "1,0" = 4, "0,-2" = 1}
        """,
        "biomass",
    )
    assert len(t.touching("0,0")) == 2 and (t.cubes("0,0"), t.cubes("1,0")) == ({"crustaceans": 3}, {"crustaceans": 3})
    assert t.cubes("0,-2") == {}


def test_mar_9_47_nascent_intelligence() -> None:
    """MAR-4.65."""
    t = MarineTable("""
    display = {evolution = ["sand_plain", "sand_plain"]}
    row = ["gene_expression"]
    [crustaceans]
    traits = ["nascent_intelligence"]
    points = 18
    cubes = {"1,0" = 1}
    """)
    assert t.state.classes[3].basics == 4
    t.play("place basic on evolution_1", "score 1,0")
    assert t.points("crustaceans") == 21 and t.state.classes[3].basics == 4  # one of five stands on the display
    t.play(t.moves("keep")[0])
    assert t.traits("crustaceans") != ["nascent_intelligence"] and t.state.classes[3].clever


@pytest.mark.parametrize("card_played", [False, True])
def test_mar_9_48_standstill(card_played: bool) -> None:
    """MAR-3.16a."""
    t = MarineTable(f"idle_rounds = 9\nrow_played = {str(card_played).lower()}\n{ALL_RIGHT}")
    t.play("retrieve")
    assert t.state.over is not card_played
    assert t.state.idle_rounds == (0 if card_played else 10)


def test_mar_9_49_competition_where_nobody_is() -> None:
    """MAR-3.11a."""
    text = """
    display = {competition = ["land"]}
    [fishes]
    cubes = {"0,0" = 3}
    [crustaceans]
    cubes = {"0,0" = 3}
    """
    t = MarineTable(text)
    t.play("place basic on competition_1")
    assert t.asked == (2, "turn")
    t = MarineTable(text.replace('"land"', '"coral_reef"'))
    t.play("place basic on competition_1")
    assert [str(move) for move in t.state.moves] == ["eliminate fishes on 0,0", "skip_action"]


def test_mar_9_50_prolific_predators() -> None:
    """MAR-4.39."""
    t = MarineTable("""
    display = {evolution = ["coral_reef", "coral_reef"]}
    row = ["annelids", "prolific_predators"]
    [fishes]
    traits = ["switching"]
    cubes = {"0,0" = 2}
    [crustaceans]
    cubes = {"0,0" = 1}
    """)
    t.play("place basic on evolution_2", "score 0,0")
    points = t.points("fishes")
    t.play("play prolific_predators")
    assert t.cubes("0,0") == {"crustaceans": 3} and t.eliminated("fishes") == 2
    assert t.points("fishes") == points
