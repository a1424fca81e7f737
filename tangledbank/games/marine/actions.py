"""Which action a cell of the display stands for (MAR-1.9)."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.games.marine.abundance import Abundance, Autotrophs, Depletion
from tangledbank.games.marine.action import Action
from tangledbank.games.marine.adaptation import Adaptation, Regression
from tangledbank.games.marine.competition import Competition, Dominance
from tangledbank.games.marine.deformation import Deformation
from tangledbank.games.marine.evolution import Evolution
from tangledbank.games.marine.kinds import (
    ABUNDANCE,
    ADAPTATION,
    AUTOTROPHS,
    BENTHIC,
    COMPETITION,
    DEFORMATION,
    DEPLETION,
    EVOLUTION,
    MIGRATION,
    REGRESSION,
    SECTION_OF,
    SPECIATION,
    WANDERLUST,
)
from tangledbank.games.marine.migration import Migration
from tangledbank.games.marine.speciation import Speciation
from tangledbank.games.marine.wanderlust import Wanderlust


def action_of(taxon: i64, berth: i64) -> Action:
    """The action of a class whose pawn stands in a berth.

    >>> type(action_of(0, 21)).__name__
    'Migration'
    """
    section: i64 = SECTION_OF[berth]
    if section == ABUNDANCE:
        return Abundance(taxon, berth)
    if section == AUTOTROPHS:
        return Autotrophs(taxon, berth)
    if section == DEPLETION:
        return Depletion(taxon, berth)
    if section == ADAPTATION:
        return Adaptation(taxon, berth)
    if section == REGRESSION:
        return Regression(taxon, berth)
    if section in (SPECIATION, BENTHIC):
        return Speciation(taxon, berth)
    if section == WANDERLUST:
        return Wanderlust(taxon, berth)
    if section == DEFORMATION:
        return Deformation(taxon, berth)
    if section == MIGRATION:
        return Migration(taxon, berth)
    if section == COMPETITION:
        return Competition(taxon, berth)
    return Evolution(taxon, berth) if section == EVOLUTION else Dominance(taxon, berth)
