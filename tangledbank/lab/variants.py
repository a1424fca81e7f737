"""Variants of a box: each option changed alone, or other tables of cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tangledbank.kernel.errors import TangledBankError, UnknownName
from tangledbank.kernel.game import Game
from tangledbank.kernel.options import Option, SeatOption, written
from tangledbank.lab.trial import Trial

EACH = "each"  # instead of a list: every option
PRINTED = "printed"  # the box as it is, against which others are compared
CHANGED = "changed tables"


@dataclass(frozen=True)
class Variant:
    """A trial by the name of what is other about it."""

    name: str
    trial: Trial


def read_names(game: Game, text: str) -> list[str]:
    """The options that a list names; `each` stands for all of them, but for the choice of a seat.

    >>> import tangledbank as tb
    >>> read_names(tb.game("pond"), "each"), read_names(tb.game("pond"), "weather")
    (['days', 'drought', 'weather'], ['weather'])
    >>> read_names(tb.game("pond"), "wind")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: pond has no option wind; it has: days, drought, weather, first_player.
    """
    known = [option.id for option in game.option_list()]
    if text == EACH:
        return [option.id for option in game.option_list() if not isinstance(option, SeatOption)]
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in known:
            raise UnknownName(f"{game.id} has no option {name}; it has: {', '.join(known)}.")
    return names


def variants_of(base: Trial, options: str = "", data: str | None = None) -> tuple[list[Variant], list[str]]:
    """The box as it is and what it is to be compared with, and a sentence for each variant that cannot be played.

    >>> variants, refused = variants_of(Trial("pond", ("random",) * 2, seed=1, options={"days": 5}), options="each")
    >>> [variant.name for variant in variants]
    ['printed', 'days=1', 'days=3', 'days=6', 'weather=stormy']
    >>> refused
    ['drought=true: In a drought the pond lasts 4 days at most, not 5.']
    """
    opened = base.open()
    variants, refused = [Variant(PRINTED, base)], []
    if data is not None:
        changed = Variant(CHANGED, replace(base, data=data))
        if changed.trial.open().data_hash == opened.data_hash:
            raise TangledBankError(f"The tables in {data!r} hold nothing else than the printed ones; change a card.")
        variants.append(changed)
    by_name = {option.id: option for option in opened.option_list()}
    for name in read_names(opened, options):
        for value in other_values(by_name[name], opened):
            said = f"{name}={written(value)}"
            trial = replace(base, options={**base.options, name: value})
            try:
                trial.open()
            except TangledBankError as error:
                refused.append(f"{said}: {error}")
            else:
                variants.append(Variant(said, trial))
    return variants, refused


def other_values(option: Option, opened: Game) -> list[object]:
    """The values of an option that are not chosen now.

    >>> import tangledbank as tb
    >>> game = tb.game("pond", weather="stormy")
    >>> [other_values(option, game) for option in game.option_list()]
    [[1, 6], [True], ['mild'], [0]]
    """
    return [value for value in option.samples() if value != opened.options[option.id]]
