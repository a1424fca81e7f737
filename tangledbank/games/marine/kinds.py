"""What things are called: classes, elements, terrain, sections of the display, cards and traits.

Where something is counted or remembered it is a number: its place in one of these lists, which are in the order of
the tables.
"""

from __future__ import annotations

from typing import Final

from tangledbank.kernel.phrase import Spelling

TAXA: Final = ("reptiles", "cephalopods", "fishes", "crustaceans")  # MAR-1.2: from the top of the food chain
NUTRIENTS: Final = ("algae", "gastropods", "worms", "plankton", "sponges", "sun")  # MAR-1.3: the element types
PLANKTON: Final = 3

# MAR-1.4, in the order of the terrain tokens.
TERRAINS: Final = (
    "land",
    "kelp_forest",
    "coral_reef",
    "seamount",
    "seagrass_meadow",
    "sand_plain",
    "open_ocean",
    "vent",
)
LAND: Final = 0
VENT: Final = 7
THERMALS: Final = ("hydrothermal", "geothermal")  # the two kinds of vents
# What lies on a cell of the earth: a terrain from 0 to 6, or one of the two vents.
HYDROTHERMAL: Final = 7
GEOTHERMAL: Final = 8
TERRAIN_OF: Final = [0, 1, 2, 3, 4, 5, 6, VENT, VENT]  # both vents are of one type

PAWNS: Final = ("basic", *NUTRIENTS)  # a special pawn is called after its element
BASIC: Final = 0

# MAR-1.9: sections of the action display, and the cells ("berths") for pawns in each.
SECTIONS: Final = (
    "abundance",
    "autotrophs",
    "depletion",
    "adaptation",
    "regression",
    "speciation",
    "wanderlust",
    "deformation",
    "migration",
    "competition",
    "evolution",
    "dominance",
)
ABUNDANCE: Final = 0
AUTOTROPHS: Final = 1
DEPLETION: Final = 2
ADAPTATION: Final = 3
REGRESSION: Final = 4
SPECIATION: Final = 5
WANDERLUST: Final = 6
DEFORMATION: Final = 7
MIGRATION: Final = 8
COMPETITION: Final = 9
EVOLUTION: Final = 10
DOMINANCE: Final = 11
BENTHIC: Final = 12  # the private cell of a trait (MAR-4.62), after all the others
BERTH_COUNTS: Final = (3, 2, 1, 3, 2, 5, 3, 2, 4, 4, 5, 3)
DISPLAY: Final = 37  # berths on the display; those of the trait come after them, one for each class
SECTION_OF: Final[list[int]] = [
    *[section for section, count in enumerate(BERTH_COUNTS) for _ in range(count)],
    *[BENTHIC] * 4,
]
NUMBER_OF: Final[list[int]] = [number for count in BERTH_COUNTS for number in range(1, count + 1)] + [1] * 4
BERTHS: Final[tuple[str, ...]] = tuple(
    [f"{SECTIONS[SECTION_OF[berth]]}_{NUMBER_OF[berth]}" for berth in range(DISPLAY)]
    + [f"benthic_{taxon}" for taxon in TAXA]
)

BOARD_PLACES: Final = 6  # element cells on a class board; the two of Phenotypic Plasticity come after them (MAR-4.76)
DIET: Final = 8
DIETS: Final[tuple[str, ...]] = tuple([f"{taxon},{place}" for taxon in TAXA for place in range(DIET)])


class Diets(Spelling):
    """How the places for tokens on the boards are written: a class and a number.

    >>> Diets().write(10), Diets().read("fishes,2"), Diets().read("fishes,9")
    ('cephalopods,2', 18, None)
    """

    def write(self, value: int) -> str:
        """The name of a place; a number beyond the boards has none and stays a number."""
        return DIETS[value] if 0 <= value < len(DIETS) else str(value)

    def read(self, text: str) -> int | None:
        """The place with that name; None if there is none."""
        return DIETS.index(text) if text in DIETS else None


SOURCES: Final = ("start", "scoring", "card", "bonus", "survival", "trait", "final_tiles", "final_pawns")  # of points
FROM_START: Final = 0
FROM_SCORING: Final = 1
FROM_CARD: Final = 2
FROM_BONUS: Final = 3
FROM_SURVIVAL: Final = 4
FROM_TRAIT: Final = 5
FROM_FINAL_TILES: Final = 6
FROM_FINAL_PAWNS: Final = 7

# MAR-1.11; what each does is where its bit is asked for.
TRAITS: Final = (
    "active_filter_feeders",
    "benthic_fauna",
    "ancient_lineage",
    "resilience",
    "nascent_intelligence",
    "cannibalism",
    "camouflage",
    "solitary",
    "pack_hunting",
    "switching",
    "carnivory",
    "flight",
    "seasonal_migration",
    "social_behavior",
    "hadal_fauna",
    "phenotypic_plasticity",
    "exaptation",
    "ecological_niche",
)
FILTER_FEEDERS: Final = 1 << 0
BENTHIC_FAUNA: Final = 1 << 1
ANCIENT_LINEAGE: Final = 1 << 2
RESILIENCE: Final = 1 << 3
NASCENT_INTELLIGENCE: Final = 1 << 4
CANNIBALISM: Final = 1 << 5
CAMOUFLAGE: Final = 1 << 6
SOLITARY: Final = 1 << 7
PACK_HUNTING: Final = 1 << 8
SWITCHING: Final = 1 << 9
CARNIVORY: Final = 1 << 10
FLIGHT: Final = 1 << 11
SEASONAL_MIGRATION: Final = 1 << 12
SOCIAL_BEHAVIOR: Final = 1 << 13
HADAL_FAUNA: Final = 1 << 14
PLASTICITY: Final = 1 << 15
EXAPTATION: Final = 1 << 16
ECOLOGICAL_NICHE: Final = 1 << 17
EXAPTATION_CARD: Final = 16  # its place in the list

EVOCARDS: Final = (  # MAR-1.10
    "annelids",
    "asteroid",
    "biodiversity",
    "biomass",
    "favorable_environment",
    "disease",
    "gastropods_card",
    "omnivores",
    "volcanic_activity",
    "invasive_species",
    "cladogenesis",
    "carbon_cycle",
    "mass_exodus",
    "metamorphosis",
    "marine_snow",
    "terrestrial",
    "lack_of_competition",
    "fertility",
    "prolific_predators",
    "semiaquatic",
    "population_explosion",
    "niche_construction",
    "adaptability",
    "producers",
    "reproduction",
    "symbiosis",
    "solar_radiation",
    "habitat",
    "tectonic_shift",
    "trophic_cascade",
    "predation",
    "ecodiversity",
    "gene_expression",
    "extremophiles",
    "endosymbionts",
)
ASTEROID: Final = 1
