"""The balance of a game: what its games show, and what changes with another option or another table of cards."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from tangledbank.bots import bot_digest, bot_name, told_faults
from tangledbank.kernel.errors import TangledBankError
from tangledbank.lab.balance_tables import write_tables
from tangledbank.lab.findings import Finding, findings_of
from tangledbank.lab.folder import ASKED, SUMMARY, RunFolder, write_whole
from tangledbank.lab.play import play_pieces
from tangledbank.lab.results import finite
from tangledbank.lab.statistics import Interval, chance_of, difference, discoveries
from tangledbank.lab.trial import Played
from tangledbank.lab.variants import Variant

BARS = 24  # in a histogram, at most


@dataclass(frozen=True)
class Change:
    """How one figure changed from one variant to another; `notable` when that is no luck."""

    group: str
    name: str
    before: Interval | None  # None: there was nothing to measure
    after: Interval | None
    change: Interval | None
    notable: bool = False


@dataclass(frozen=True)
class Measured:
    """A variant with all that its games have shown."""

    name: str
    options: dict[str, object]
    data_hash: str
    games: int
    findings: list[Finding]
    histograms: dict[str, list[tuple[int, int, int]]]  # from, to, how many
    changes: list[Change]  # against the first variant; none for the first itself


@dataclass(frozen=True)
class Balance:
    """The balance of a game: its first variant is the box as it is."""

    game: str
    bots: list[str]
    seed: int | str
    variants: list[Measured]
    refused: list[str]  # variants that cannot be played, with the reason
    faults: list[str]  # of bots of somebody's own, a sentence for each bot
    seconds: float

    def plain(self) -> dict[str, Any]:
        """The balance as plain data, with its kind for the report."""
        plain: dict[str, Any] = finite({"kind": "balance", **asdict(self)})
        return plain


def measured(variant: Variant, games: Sequence[Played], printed: Measured | None) -> Measured:
    """What the games of a variant show, beside those of the box as it is.

    >>> from tangledbank.lab.trial import Trial
    >>> trial = Trial("pond", ("random", "random"), seed=1)
    >>> games = [trial.play(trial.open(), number) for number in range(4)]
    >>> result = measured(Variant("printed", trial), games, None)
    >>> result.histograms["decisions"], result.changes
    ([(6, 6, 4)], [])
    """
    opened = variant.trial.open()
    findings = findings_of(games)
    moves: Counter[int] = Counter()
    for played in games:
        for counts in played.moves.values():
            moves.update(counts)
    return Measured(
        name=variant.name,
        options={**opened.options},
        data_hash=opened.data_hash,
        games=len(games),
        findings=findings,
        histograms={
            "decisions": histogram(Counter(played.decisions for played in games)),
            "moves": histogram(moves),
        },
        changes=compare(printed.findings, findings) if printed is not None else [],
    )


def compare(before: Sequence[Finding], after: Sequence[Finding]) -> list[Change]:
    """How all figures changed, in the order of the groups.

    >>> calm = Finding("length", "turns", Interval(5.0, 4.0, 6.0), 10)
    >>> storm = Finding("length", "turns", Interval(9.0, 8.0, 10.0), 10)
    >>> [(change.change.value, change.notable) for change in compare([calm], [storm])]
    [(4.0, True)]
    """
    old = {(finding.group, finding.name): finding.figure for finding in before}
    new = {(finding.group, finding.name): finding.figure for finding in after}
    found: list[Change] = []
    for group, name in dict.fromkeys([*old, *new]):
        was, now = old.get((group, name)), new.get((group, name))
        change = difference(now, was) if was is not None and now is not None else None
        found.append(Change(group, name, was, now, change))
    verdicts = discoveries([chance_of(one.change) if one.change is not None else 1.0 for one in found])
    return [replace(one, notable=verdict) for one, verdict in zip(found, verdicts, strict=True)]


def histogram(counts: Counter[int]) -> list[tuple[int, int, int]]:
    """Numbers in bars of equal width, each with its first, its last, and how many fall into it.

    >>> histogram(Counter({3: 2, 5: 1}))
    [(3, 3, 2), (4, 4, 0), (5, 5, 1)]
    >>> len(histogram(Counter(range(1000)))) <= BARS
    True
    """
    least, most = min(counts), max(counts)
    width = -(-(most - least + 1) // BARS)
    starts = range(least, most + 1, width)
    return [(start, start + width - 1, sum(counts[at] for at in range(start, start + width))) for start in starts]


def measure_balance(
    variants: Sequence[Variant],
    refused: list[str],
    games: int,
    jobs: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Play every variant and compare the later ones with the first; with a folder, keep games, tables and summary.

    >>> from tangledbank.lab.trial import Trial
    >>> trial = Trial("pond", ("random", "random"), seed=1)
    >>> result = measure_balance([Variant("printed", trial)], [], games=4)
    >>> result.variants[0].games, result.variants[0].changes
    (4, [])
    """
    if games < 2:
        raise TangledBankError("At least two games must be played, or nothing can be said about luck.")
    if out is not None and (out / ASKED).exists():
        raise TangledBankError(f"The folder {str(out)!r} holds another run; choose another folder.")
    started = time.perf_counter()
    results: list[Measured] = []
    played: dict[str, list[Played]] = {}
    for variant in variants:
        folder = variant_folder(out, variant) if out is not None else None
        of_variant = played.setdefault(variant.name, [])
        for one in play_pieces(variant.trial, range(games), jobs, ray, folder):
            of_variant.append(one)
            if progress is not None:
                progress(sum(map(len, played.values())))
        results.append(measured(variant, of_variant, results[0] if results else None))
    base = variants[0].trial
    names = [bot_name(bot) for bot in base.bots]
    faults = faults_in_words([game for games_of in played.values() for game in games_of])
    balance = Balance(base.game, names, base.seed, results, refused, faults, time.perf_counter() - started)
    if out is not None:
        write_whole(out / SUMMARY, json.dumps(balance.plain(), indent=1, ensure_ascii=False) + "\n")
        write_tables(out, played, results)
    return balance


def faults_in_words(games: Sequence[Played]) -> list[str]:
    """What the authors of bots should hear.

    >>> game = Played(0, [1.0], [5], [0], [[]], [{}], {}, turns=1, decisions=1, faults={"Hasty": ["it left"]})
    >>> faults_in_words([game])
    ['Hasty was at fault once, so a random move was made: it left.']
    """
    found: dict[str, list[str]] = {}
    for game in games:
        for name, sentences in game.faults.items():
            found.setdefault(name, []).extend(sentences)
    return [told_faults(name, len(sentences), sentences[0]) for name, sentences in found.items()]


def variant_folder(out: Path, variant: Variant) -> RunFolder[Played]:
    """Where the games of a variant are kept, so that the same command goes on with them.

    >>> import tempfile
    >>> from tangledbank.lab.trial import Trial
    >>> variant = Variant("weather=stormy", Trial("pond", ("random", "random"), seed=1))
    >>> variant_folder(Path(tempfile.mkdtemp()), variant).path.name
    'weather-stormy'
    """
    trial = variant.trial
    bots = [bot_name(bot) + bot_digest(bot) for bot in trial.bots]
    asked = {**asdict(trial), "data": trial.open().data_hash, "bots": bots}
    name = "".join(letter if letter.isalnum() or letter == "_" else "-" for letter in variant.name)
    return RunFolder(out / "games" / name, asked, Played)
