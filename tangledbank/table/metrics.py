"""Counters for the page /metrics, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How often something took how long.

    >>> histogram = Histogram()
    >>> histogram.add(0.003)
    >>> histogram.text("ack")[2]
    'ack_bucket{le="0.005"} 1'
    """

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def text(self, name: str) -> list[str]:
        """The lines for it."""
        lines, below = [], 0
        for bound, count in zip(BOUNDS, self.counts, strict=False):
            below += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        below += self.counts[-1]
        return [*lines, f'{name}_bucket{{le="+Inf"}} {below}', f"{name}_sum {self.total:.6f}", f"{name}_count {below}"]


class Metrics:
    """Everything that is counted.

    >>> metrics = Metrics()
    >>> metrics.count("moves")
    >>> "tangledbank_moves_total 1" in metrics.text({"tables": 2})
    True
    """

    def __init__(self) -> None:
        self.counters: Counter[str] = Counter()
        self.labelled: Counter[tuple[str, str]] = Counter()
        self.acknowledged = Histogram()
        self.thought = Histogram()

    def count(self, name: str, many: int = 1) -> None:
        """Count something that happened."""
        self.counters[name] += many

    def count_code(self, name: str, code: str) -> None:
        """Count something that happened, by its code."""
        self.labelled[name, code] += 1

    def text(self, gauges: dict[str, float]) -> str:
        """The page."""
        lines: list[str] = []
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE tangledbank_{name} gauge", f"tangledbank_{name} {value:g}"]
        for name, count in sorted(self.counters.items()):
            lines += [f"# TYPE tangledbank_{name}_total counter", f"tangledbank_{name}_total {count}"]
        known = ""
        for (name, code), count in sorted(self.labelled.items()):
            if name != known:
                lines.append(f"# TYPE tangledbank_{name}_total counter")
                known = name
            lines.append(f'tangledbank_{name}_total{{code="{code}"}} {count}')
        for name, histogram in (("acknowledged_seconds", self.acknowledged), ("thought_seconds", self.thought)):
            lines.append(f"# TYPE tangledbank_{name} histogram")
            lines += histogram.text(f"tangledbank_{name}")
        return "\n".join(lines) + "\n"
