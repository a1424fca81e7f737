"""What the games of a trial show: one flat list of figures, each with its interval, so that any two can be compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from tangledbank.lab.deeds import Deed, sort_of, thing_of
from tangledbank.lab.statistics import Interval, chance_of, discoveries, mean_interval, ratio_interval, wilson_interval
from tangledbank.lab.trial import Played

FEWEST = 50  # seats that must have done something, and as many that have not, before we say what it is worth


@dataclass(frozen=True)
class Group:
    """A group of figures: what they are about, and how they are written."""

    title: str
    text: str
    share: bool = False  # written in per cent
    judged: bool = False  # whether there is a fair value from which they may differ


GROUPS = {
    "seats": Group("Seats", "Share of games won at each seat.", share=True, judged=True),
    "order": Group("Order", "Share of games won by who was asked first, second, and so on.", share=True, judged=True),
    "starts": Group("Starts", "Share of games won with what a seat was given at the start.", share=True, judged=True),
    "length": Group("Length", "How long a game is."),
    "points": Group("Points", "How many points are made."),
    "victories": Group("Victories", "How games end.", share=True),
    "moves": Group("Moves", "How many moves there are to choose from."),
    "questions": Group("Questions", "How often each question is put in a game."),
    "played": Group("Played", "How often a seat does it in a game."),
    "worth": Group(
        "Worth",
        "By how much those who did it won more often than the average, among seats that did as much of the same sort.",
        share=True,
        judged=True,
    ),
}


@dataclass(frozen=True)
class Finding:
    """One figure: `fair` is what it would be if nothing were favoured, `notable` that it is not that, and no luck."""

    group: str
    name: str
    figure: Interval
    count: int  # on how many games, seats or deeds it rests
    fair: float | None = None
    notable: bool = False


def findings_of(games: Sequence[Played]) -> list[Finding]:
    """All findings of the games of one trial.

    >>> from tangledbank.lab.trial import Trial
    >>> trial = Trial("pond", ("random", "random"), seed=1)
    >>> opened = trial.open()
    >>> findings = findings_of([trial.play(opened, number) for number in range(30)])
    >>> [(finding.name, finding.figure.value) for finding in findings if finding.group == "length"]
    [('turns', 3.0), ('decisions', 6.0)]
    """
    found = [
        *standing_findings(games),
        *length_findings(games),
        *moves_findings(games),
        *deed_findings(games),
    ]
    judged = [finding for finding in found if finding.fair is not None]
    verdicts = discoveries([chance_of(finding.figure, finding.fair or 0.0) for finding in judged])
    notable = {id(finding) for finding, verdict in zip(judged, verdicts, strict=True) if verdict}
    return [replace(finding, notable=id(finding) in notable) for finding in found]


def standing_findings(games: Sequence[Played]) -> list[Finding]:
    """Who wins: by seat, by order of play, and by what a seat was given at the start."""
    players = len(games[0].wins)
    fair = fmean([sum(played.wins) for played in games]) / players  # where nobody wins, nobody is favoured
    wins: dict[tuple[str, str], list[float]] = {}
    for played in games:
        for seat in range(players):
            win = played.wins[seat]
            wins.setdefault(("seats", f"seat {seat}"), []).append(win)
            wins.setdefault(("order", f"asked {ordinal(played.order[seat] + 1)}"), []).append(win)
            for element in played.starts[seat]:
                wins.setdefault(("starts", element), []).append(win)
    return [
        Finding(group, name, wilson_interval(sum(won), len(won)), len(won), fair)
        for (group, name), won in sorted(wins.items(), key=lambda item: (list(GROUPS).index(item[0][0]), item[0][1]))
    ]


def length_findings(games: Sequence[Played]) -> list[Finding]:
    """How long games are, and how they end."""
    count = len(games)
    margins = [margin(played.scores) for played in games]
    shared = sum(sum(win > 0 for win in played.wins) > 1 for played in games)
    nobody = sum(sum(played.wins) == 0 for played in games)
    return [
        Finding("length", "turns", mean_interval([float(played.turns) for played in games]), count),
        Finding("length", "decisions", mean_interval([float(played.decisions) for played in games]), count),
        Finding("points", "a seat's", mean_interval([fmean(played.scores) for played in games]), count),
        Finding("points", "ahead of the second", mean_interval(margins), count),
        Finding("victories", "shared", wilson_interval(shared, count), count),
        Finding("victories", "of nobody", wilson_interval(nobody, count), count),
    ]


def moves_findings(games: Sequence[Played]) -> list[Finding]:
    """How many moves there are at a decision, in all and for each question, and how often each question is put."""
    counted = [sum(map(Counter, played.moves.values()), Counter[int]()) for played in games]
    count = sum(played.decisions for played in games)
    found = [
        Finding("moves", "on average", ratio_interval([total(counts) for counts in counted]), count),
        Finding("moves", "median", quantiles(counted, 0.5), count),
        Finding("moves", "95 %", quantiles(counted, 0.95), count),
    ]
    for question in sorted({name for played in games for name in played.moves}):
        asked = [Counter(played.moves.get(question, {})) for played in games]
        times = [float(counts.total()) for counts in asked]
        found.append(Finding("questions", question, mean_interval(times), int(sum(times))))
        moves = [total(counts) for counts in asked if counts]
        found.append(Finding("moves", f"at {question}", ratio_interval(moves), int(sum(times))))
    return found


def deed_findings(games: Sequence[Played]) -> list[Finding]:
    """How often each deed is done, and how much it wins."""
    players = len(games[0].wins)
    doers: dict[Deed, list[tuple[int, int]]] = {}  # the games and seats in which it was done
    times: dict[Deed, list[int]] = {}
    for at, played in enumerate(games):
        for seat, counts in enumerate(played.deeds):
            for deed, count in counts.items():
                doers.setdefault(deed, []).append((at, seat))
                times.setdefault(deed, [0] * len(games))[at] += count
    sorts = [[by_sort(counts) for counts in played.deeds] for played in games]
    expected = {sort: Expected(games, sorts, sort) for sort in set(map(sort_of, doers))}
    found: list[Finding] = []
    for deed in sorted(doers):
        did = len(doers[deed])
        rate = mean_interval([count / players for count in times[deed]])
        found.append(Finding("played", deed, rate, sum(times[deed])))
        if did >= FEWEST and len(games) * players - did >= FEWEST:
            worth = expected[sort_of(deed)].worth(doers[deed], among_alike=thing_of(deed) != "")
            found.append(Finding("worth", deed, worth, did, 0.0))
    return found


def by_sort(counts: dict[Deed, int]) -> Counter[str]:
    """How much of each sort of deed was done.

    >>> by_sort({"hunts insect:fly": 2, "hunts insect:gnat": 1})
    Counter({'hunts': 3})
    """
    found: Counter[str] = Counter()
    for deed, count in counts.items():
        found[sort_of(deed)] += count
    return found


class Expected:
    """What a seat should win in a game, given how much of one sort of deed it did.

    Those who are ahead do more of everything: they have more animals to feed and more cards to play. So the wins are
    compared among seats that did equally much, by a straight line through the deviations from the average of the table.
    """

    def __init__(self, games: Sequence[Played], sorts: Sequence[Sequence[Counter[str]]], sort: str) -> None:
        self.deviations: list[list[tuple[float, float]]] = []  # for each game and seat: how much it did, what it won
        product = square = 0.0
        for played, counted in zip(games, sorts, strict=True):
            much = [counts[sort] for counts in counted]
            usual, fair = fmean(much), fmean(played.wins)
            self.deviations.append([(one - usual, win - fair) for one, win in zip(much, played.wins, strict=True)])
            product += sum(more * won for more, won in self.deviations[-1])
            square += sum(more * more for more, _ in self.deviations[-1])
        self.slope: float = product / square if square else 0.0

    def worth(self, doers: list[tuple[int, int]], among_alike: bool) -> Interval:
        """By how much those who did it won more than the average; `among_alike`: than those who did as much."""
        slope = self.slope if among_alike else 0.0
        parts: dict[int, tuple[float, float]] = {}
        for at, seat in doers:
            more, won = self.deviations[at][seat]
            above, below = parts.get(at, (0.0, 0.0))
            parts[at] = (above + won - slope * more, below + 1)
        return ratio_interval(list(parts.values()))


def total(counts: Counter[int]) -> tuple[float, float]:
    """The moves of all decisions, and the decisions.

    >>> total(Counter({5: 4, 7: 2}))
    (34.0, 6.0)
    """
    return float(sum(moves * times for moves, times in counts.items())), float(counts.total())


def quantiles(counted: Sequence[Counter[int]], share: float) -> Interval:
    """The number of moves that a share of a game's decisions does not exceed, on the average of games.

    >>> quantiles([Counter({2: 9, 30: 1}), Counter({4: 10})], 0.5).value
    3.0
    """
    found: list[float] = []
    for one in counted:
        left = share * one.total()
        for moves in sorted(one):
            left -= one[moves]
            if left <= 0:
                found.append(float(moves))
                break
    return mean_interval(found)


def margin(scores: Sequence[int]) -> float:
    """By how much the best score exceeds the next; a seat alone is ahead of nothing.

    >>> margin([4, 9, 7]), margin([5])
    (2.0, 5.0)
    """
    best, second = sorted([*scores, 0] if len(scores) == 1 else scores, reverse=True)[:2]
    return float(best - second)


def ordinal(number: int) -> str:
    """A number of a place in a row.

    >>> [ordinal(number) for number in (1, 2, 3, 4)]
    ['1st', '2nd', '3rd', '4th']
    """
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th')}"
