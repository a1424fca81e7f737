"""The main effects and lower texts of evolution cards (MAR-4.21 to 4.56), each played on a table laid for it."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.kinds import TAXA
from tests.marine.tabletop import MarineTable

REEF = 6  # points for the first place on the coral reef, on which every card here is played


def played(card: str, text: str = "", top: str = "", position: int = 1) -> MarineTable:
    """Crustaceans play a card from position 1 or 2 of the row, on the reef, where they thrive."""
    row = ["annelids", card][2 - position :]
    own = "" if "[crustaceans]" in text else '[crustaceans]\ncubes = {"0,0" = 1}'
    display = 'evolution = ["coral_reef", "coral_reef"], competition = ["sand_plain"]'
    t = MarineTable(f"display = {{{display}}}\nrow = {row}\n{top}\n{text}\n{own}")
    t.play(f"place basic on evolution_{position}", "score 0,0")
    if t.asked[1] == "play_card":
        t.play(f"play {card}")
    return t


@pytest.mark.parametrize(
    ("card", "nutrient"),
    [
        ("annelids", "worms"),  # MAR-4.21
        ("gastropods_card", "gastropods"),  # MAR-4.27
        ("carbon_cycle", "plankton"),  # MAR-4.32
        ("semiaquatic", "sun"),  # MAR-4.40
        ("producers", "algae"),  # MAR-4.44
        ("endosymbionts", "sponges"),  # MAR-4.55
    ],
)
def test_points_for_tiles_touched(card: str, nutrient: str) -> None:
    """Once per tile, whatever the class eats."""
    t = played(
        card,
        '[crustaceans]\ncubes = {"0,0" = 2, "0,-1" = 1, "0,2" = 1}',
        top=f'tokens = {{"1,1" = "worms", "-1,-1" = "{nutrient}", "1,-2" = "{nutrient}"}}',
    )
    assert t.points("crustaceans") == REEF + 2


def test_mar_4_23_biodiversity() -> None:
    fishes = '[fishes]\ncubes = {"0,0" = 1, "1,0" = 1}'
    t = played("biodiversity", f'[crustaceans]\ncubes = {{"0,0" = 2, "0,1" = 1}}\n{fishes}')
    assert t.points("crustaceans") == REEF + 1


def test_mar_4_25_favorable_environment() -> None:
    """A terrain with cubes; all its tiles, also one already scored, by no Evolution action (MAR-8.20)."""
    t = played("favorable_environment", '[crustaceans]\ncubes = {"0,0" = 2, "0,1" = 1}')
    t.refused("favour land", "MAR-3.27")
    t.play("favour coral_reef")
    assert t.points("crustaceans") == 2 * REEF


def test_mar_4_26_disease() -> None:
    """Others with more elements lose a token of their choice; printed symbols are never lost."""
    t = played("disease", '[fishes]\ntokens = ["sun", "worms"]\n[reptiles]\ntokens = ["algae"]')
    assert t.diet("reptiles") == []  # the only one it has
    assert t.asked == (2, "lose_token")
    t.refused("lose fishes,2", "MAR-8.16")
    t.play("lose fishes,1")
    assert t.diet("fishes") == ["sun"] and t.diet("cephalopods") == []


def test_mar_4_28_omnivores() -> None:
    """A token, then a cube of any class."""
    t = played("omnivores", '[crustaceans]\ncubes = {"0,0" = 1}\n[fishes]\ncubes = {"0,0" = 1}')
    t.play("remove 1,-2")
    assert t.asked[1] == "kill_cube" and len(t.moves("eliminate")) == 2
    t.play("eliminate crustaceans on 0,0")
    assert t.cubes("0,0") == {"fishes": 1} and t.token("1,-2") is None


def test_mar_4_30_invasive_species() -> None:
    """On every tile of a terrain shown in Competition, wherever one is."""
    t = played("invasive_species", '[fishes]\ncubes = {"1,0" = 1, "0,1" = 1}\n[reptiles]\ncubes = {"1,0" = 1}')
    assert sorted(t.moves("eliminate")) == ["eliminate fishes on 1,0", "eliminate reptiles on 1,0"]
    t.refused("eliminate crustaceans on 0,0", "MAR-8.31")
    t.play("eliminate reptiles on 1,0")
    assert t.cubes("1,0") == {"fishes": 1} and t.cubes("0,1") == {"fishes": 1}


def test_mar_4_33_mass_exodus() -> None:
    """All cubes of all classes leave the tile."""
    t = played("mass_exodus", '[crustaceans]\ncubes = {"0,0" = 2}\n[fishes]\ncubes = {"0,0" = 1}')
    t.play("scatter fishes to 1,0 1", "scatter crustaceans to 0,1 1")
    t.refused("done", "MAR-3.27")
    t.refused("scatter crustaceans to 0,2 1", "MAR-4.33")
    t.refused("scatter crustaceans to 0,1 2", "MAR-4.9")
    t.refused("scatter reptiles to 0,1 1", "MAR-4.22")
    t.play("scatter crustaceans to 0,-1 1")
    assert t.cubes("0,0") == {} and t.cubes("0,-1") == {"crustaceans": 1}


def test_mar_4_34_metamorphosis() -> None:
    """MAR-3.28: any type of which the bag has a token; without a token nothing happens."""
    t = played("metamorphosis", '[crustaceans]\ncubes = {"0,0" = 1}\ntokens = ["sun"]')
    assert len(t.moves("exchange")) == 6
    t.play("exchange crustaceans,0 for algae")
    assert t.diet("crustaceans") == ["algae"]
    assert played("metamorphosis").asked[1] == "turn"


def test_mar_4_35_marine_snow() -> None:
    t = played("marine_snow", top='tiles = ["0,2 open_ocean hydrothermal"]')
    assert t.moves("populate") == ["populate 0,2 1", "populate 0,3 1"]
    t.play("populate_all")
    assert t.cubes("0,3") == t.cubes("0,2") == {"crustaceans": 1} and t.cubes("0,-3") == {}


def test_mar_4_36_terrestrial() -> None:
    """A token from the bag on land, and up to 4 cubes on one such tile there."""
    t = played("terrestrial")
    t.play("take sun")
    t.refused("lay 1,4", "MAR-4.36")
    t.play("lay 1,-8")
    assert t.token("1,-8") == "sun"
    t.refused("populate 0,0 1", "MAR-4.36")
    t.refused("populate 0,-3 5", "MAR-4.6")
    t.play("populate 0,-3 4")
    assert t.cubes("0,-3") == {"crustaceans": 4}


def test_mar_4_37_lack_of_competition() -> None:
    """MAR-4.14, 1.5: bonus points for three tiles of one's own."""
    own = '[crustaceans]\ncubes = {"0,0" = 1, "1,0" = 1, "0,2" = 1, "0,1" = 1}'
    t = played("lack_of_competition", f'{own}\n[fishes]\ncubes = {{"0,1" = 1}}')
    assert t.points("crustaceans") == REEF + 6


def test_mar_4_38_fertility() -> None:
    t = played("fertility", '[crustaceans]\ncubes = {"0,0" = 2}\n[fishes]\ncubes = {"0,0" = 1, "1,0" = 5}')
    assert t.points("crustaceans") == REEF + 3  # the only tile that they occupy


def test_mar_4_41_population_explosion() -> None:
    """As many as there are of all classes, or what the gene pool has (MAR-3.28)."""
    fishes = '[fishes]\ncubes = {"0,0" = 2}\n'
    t = played("population_explosion", fishes)
    assert t.cubes("0,0") == {"crustaceans": 4, "fishes": 2}
    t = played("population_explosion", fishes + '[crustaceans]\ncubes = {"0,0" = 1}\ngene_pool = 2')
    assert t.cubes("0,0") == {"crustaceans": 3, "fishes": 2} and t.pool("crustaceans") == 0
    t = played("population_explosion", '[crustaceans]\ncubes = {"0,0" = 1}\ngene_pool = 0')
    assert t.asked[1] == "turn"


def test_mar_4_42_niche_construction() -> None:
    t = played("niche_construction")
    t.play("lift 1,-2")
    t.refused("lay 2,-1", "MAR-1.8")
    t.play("lay 1,4")
    assert t.token("1,-2") is None and t.token("1,4") == "algae"


def test_mar_4_43_adaptability() -> None:
    """Each takes exactly the other's place."""
    t = played("adaptability", '[crustaceans]\ncubes = {"0,0" = 1}\ntokens = ["sun"]')
    t.play("trade crustaceans,0 for 1,-2")
    assert t.diet("crustaceans") == ["algae"] and t.token("1,-2") == "sun"


def test_mar_4_45_reproduction() -> None:
    """Up to one on each tile occupied at the start."""
    t = played("reproduction", '[crustaceans]\ncubes = {"0,0" = 1, "0,1" = 1}')
    t.refused("populate 1,0 1", "MAR-3.27")
    t.play("populate 0,1 1", "done")
    assert t.cubes("0,1") == {"crustaceans": 2} and t.cubes("0,0") == {"crustaceans": 1}


def test_mar_4_46_symbiosis() -> None:
    """The player first, then those with fewer elements; a full board draws nothing."""
    t = played(
        "symbiosis",
        '[crustaceans]\ncubes = {"0,0" = 1}\ntokens = ["sun"]\n[fishes]\ntokens = ["sun", "sun"]',
        top='chance = ["draw_nutrient worms", "draw_nutrient algae", "draw_nutrient sponges"]',
    )
    assert t.diet("crustaceans") == ["sun", "worms"] and t.diet("fishes") == ["sun", "sun"]
    assert t.diet("reptiles") == ["algae"] and t.diet("cephalopods") == ["sponges"]


def test_mar_4_47_solar_radiation() -> None:
    """X cubes of any mix go home, which is no elimination (MAR-4.15)."""
    t = played("solar_radiation", '[crustaceans]\ncubes = {"0,0" = 2}\n[fishes]\ncubes = {"0,0" = 2}', position=2)
    t.play("send_home fishes", "send_home crustaceans")
    assert t.cubes("0,0") == {"crustaceans": 1, "fishes": 1} and t.eliminated("fishes") == 0


def test_mar_4_48_habitat() -> None:
    """A token of a type that is not controlled leaves; one of a type that is comes from the bag."""
    pawns = 'pawns = {sun = {control = "crustaceans"}, algae = {control = "crustaceans"}}'
    t = played("habitat", top=pawns)
    t.play("remove 2,-1")
    t.refused("take worms", "MAR-4.48")
    t = played("habitat", top='pawns = {sun = {control = "crustaceans"}}')
    t.refused("remove -1,-1", "MAR-4.48")
    t.play("remove 2,-1")
    assert t.asked[1] == "lay_token"  # sun is the only type they control
    t.play("lay 1,4")
    assert t.token("1,4") == "sun" and t.token("2,-1") is None


def test_mar_4_49_tectonic_shift() -> None:
    """All take their pawns back, and it is no Retrieval: no cube of the food chain moves."""
    t = played("tectonic_shift", '[fishes]\npawns = ["abundance_1"]\n[crustaceans]\ncubes = {"0,0" = 1}')
    assert t.pawn("abundance_1") == -1 and t.pawn("evolution_1") == -1
    assert not any(one.right for one in t.state.classes)


def test_mar_4_51_predation() -> None:
    fishes = '[fishes]\ncubes = {"0,0" = 2, "1,0" = 1}'
    t = played("predation", f'[crustaceans]\ncubes = {{"0,0" = 1, "0,1" = 1}}\n{fishes}')
    assert t.cubes("0,0") == {"crustaceans": 1, "fishes": 1} and t.cubes("1,0") == {"fishes": 1}


def test_mar_4_52_ecodiversity() -> None:
    """Tokens of the types one has; a type held twice counts once."""
    t = played("ecodiversity", top='tokens = {"1,1" = "worms", "-1,2" = "worms", "1,-2" = "algae", "2,-1" = "sun"}')
    assert t.points("crustaceans") == REEF + 3


def test_mar_4_53_gene_expression() -> None:
    """Three traits, seen by one seat alone; the old one goes to the box. Pack Hunting comes too late (MAR-8.24)."""
    t = played("gene_expression", '[crustaceans]\ncubes = {"0,0" = 1}\ntraits = ["flight"]')
    seen = t.state.view(3)["board"]["classes"][3]["hand"]
    assert len(seen) == 3 and all(card["trait"] for card in seen)
    assert t.state.view(0)["board"]["classes"][3]["hand"] is None
    control = t.state.control[:]
    t.play(t.moves("keep")[0])
    assert t.traits("crustaceans") == [seen[0]["trait"]] and "flight" in t.state.view(0)["board"]["box_known"]
    assert t.state.control == control and t.state.view(0)["board"]["box"] == 17


def test_mar_4_54_extremophiles() -> None:
    t = played("extremophiles", '[crustaceans]\ncubes = {"0,0" = 1, "0,3" = 2, "0,-3" = 1}')
    assert t.points("crustaceans") == REEF + 3


# ---------------------------------------------------------------------- lower texts (MAR-4.56)


def test_marine_snow_appears() -> None:
    """MAR-4.56, 3.23, 3.18: its lower text, then Survival."""
    t = played("annelids", '[fishes]\ncubes = {"0,3" = 1}', top='draw = ["marine_snow"]')
    assert t.points("fishes") == 1 + 1  # the vent is scored, and Survival pays for one vent


def test_tectonic_shift_appears() -> None:
    """MAR-8.13: tokens between three vents go to the bag; at the border of the grid they are safe."""
    vents = 'tiles = ["0,0 coral_reef", "1,-3 land geothermal", "0,-2 land geothermal"]\n'
    tokens = 'tokens = {"1,-8" = "sun", "1,-11" = "sun", "1,1" = "worms"}\n'
    t = played("annelids", top=f'{vents}{tokens}draw = ["tectonic_shift"]')
    assert t.token("1,-8") is None and t.token("1,-11") == "sun"


def test_population_explosion_appears() -> None:
    """In food-chain order each class may place a cube where it lives; then Extinction."""
    t = played("annelids", '[fishes]\ncubes = {"1,0" = 1}', top='draw = ["population_explosion"]')
    assert t.asked == (2, "place_bonus")
    t.refused("populate 0,0 1", "MAR-4.10")
    t.play("populate 1,0 1")
    assert t.asked == (3, "place_bonus")
    t.play("done")
    assert t.eliminated("fishes") == 2  # nothing to eat there


@pytest.mark.parametrize(("card", "limit"), [("mass_exodus", 4), ("annelids", 3)])
def test_mass_exodus_in_the_row(card: str, limit: int) -> None:
    """MAR-4.9: Migration +1 on the cells for all pawns."""
    t = MarineTable(f'row = ["{card}"]\n[crustaceans]\ncubes = {{"0,0" = 9}}')
    t.play("place basic on migration_1")
    assert t.question.split()[-1] == str(limit)


@pytest.mark.parametrize(("card", "limit"), [("predation", 2), ("annelids", 1)])
def test_predation_in_the_row(card: str, limit: int) -> None:
    """MAR-4.10."""
    t = MarineTable(
        f'row = ["{card}"]\ndisplay = {{competition = ["coral_reef"]}}\n'
        '[crustaceans]\ncubes = {"0,0" = 1}\n[fishes]\ncubes = {"0,0" = 3}'
    )
    t.play("place basic on competition_1")
    assert t.question.split()[-1] == str(limit)


def test_reproduction_in_the_row() -> None:
    """MAR-4.6: land and vents take two."""
    t = MarineTable('row = ["reproduction"]\ndisplay = {speciation = ["algae"]}')
    t.play("place basic on speciation_1", "speciate 1,-2")
    assert t.question == "populate_tile crustaceans 0,-1 2"


@pytest.mark.parametrize(("token", "more"), [("sun", 1), ("worms", 0)])
def test_solar_radiation_in_the_row(token: str, more: int) -> None:
    """MAR-4.13: only in the Evolution action, only where sun touches the tile, only for paid places."""
    t = MarineTable(
        f'row = ["solar_radiation"]\ntokens = {{"1,1" = "{token}"}}\n'
        'display = {evolution = ["sand_plain", "sand_plain"]}\n'
        '[fishes]\ncubes = {"1,0" = 2}\n[reptiles]\ncubes = {"1,0" = 3}\n[cephalopods]\ncubes = {"1,0" = 1}'
    )
    t.play("place basic on evolution_1", "score 1,0")
    assert [t.points(taxon) for taxon in TAXA] == [3 + more, 0, 2 + more, 0]


def test_several_cards_one_within_another() -> None:
    """MAR-3.25, 3.26: Cladogenesis copies Fertility, then plays Annelids, all by one class; two come (MAR-8.21)."""
    t = MarineTable("""
    display = {evolution = ["coral_reef", "coral_reef"]}
    row = ["cladogenesis", "annelids"]
    discard = ["fertility", "producers"]
    draw = ["biomass", "disease"]
    [crustaceans]
    cubes = {"0,0" = 1}
    """)
    t.play("place basic on evolution_1", "score 0,0")
    t.refused("repeat annelids", "MAR-4.31")
    t.play("repeat fertility")
    assert t.points("crustaceans") == REEF + 2
    assert t.row() == ["biomass", "disease"] and t.discard() == ["fertility", "producers", "annelids", "cladogenesis"]
