"""What the games of a trial show: one flat list of figures, each with its interval, so that any two can be compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from tangledbank.lab.deeds import sort_of, thing_of
from tangledbank.lab.statistics import Interval, chance_of, discoveries, mean_interval, ratio_interval, wilson_interval
from tangledbank.lab.trial import Played
from tangledbank.lab.worth import Sort, totals_of

FEWEST = 50  # seats that must have done something, and as many that have not, before we say what it is worth


@dataclass(frozen=True)
class Group:
    """A group of figures: what they are about, and how they are written."""

    title: str
    text: str
    share: bool = False  # written in per cent


GROUPS = {
    "seats": Group("Seats", "Share of games won at each seat.", share=True),
    "order": Group("Order", "Share of games won by who was asked first, second, and so on.", share=True),
    "starts": Group("Starts", "Share of games won with what a seat was given at the start.", share=True),
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
    ),
    "each": Group("Each time", "By how much each further time goes with winning, likewise.", share=True),
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


def best_judged(findings: Sequence[Finding]) -> list[Finding]:
    """What deeds are worth: judged by who did them or, if nearly all seats did, by how often.

    >>> figure = Interval(0.1, 0.0, 0.2)
    >>> hunts = [Finding("worth", "hunt", figure, 60), Finding("each", "hunt", figure, 60)]
    >>> [finding.group for finding in best_judged([*hunts, Finding("each", "rest", figure, 90)])]
    ['worth', 'each']
    """
    by_doers = {finding.name for finding in findings if finding.group == "worth"}
    return [one for one in findings if one.group == "worth" or (one.group == "each" and one.name not in by_doers)]


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
    seats = len(games) * len(games[0].wins)
    deeds = sorted({deed for played in games for counts in played.deeds for deed in counts})
    totals = [[totals_of(counts) for counts in played.deeds] for played in games]
    sorts = {name: Sort(games, totals, name) for name in set(map(sort_of, deeds))}
    found: list[Finding] = []
    for deed in deeds:
        times = [[counts.get(deed, 0) for counts in played.deeds] for played in games]
        did = sum(count > 0 for counts in times for count in counts)
        sort, alone = sorts[sort_of(deed)], not thing_of(deed)
        found.append(Finding("played", deed, mean_interval([fmean(counts) for counts in times]), sum(map(sum, times))))
        if did < FEWEST:
            continue
        if seats - did >= FEWEST:
            found.append(Finding("worth", deed, sort.worth(times, alone), did, 0.0))
        each = sort.each(times, alone)
        if each is not None:
            found.append(Finding("each", deed, each, did, 0.0))
    return found


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
