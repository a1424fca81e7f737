"""The lab on a cluster: two nodes on this machine, of which one is lost while a match is played."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from tangledbank.kernel.errors import TangledBankError
from tangledbank.lab import Match, Sprt, play_match
from tangledbank.lab.balance import measure_balance
from tangledbank.lab.outcome import DealOutcome
from tangledbank.lab.trial import Trial
from tangledbank.lab.variants import Variant
from tests.test_lab_match import timeless

HEAD = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 100_000_000}


def test_a_match_and_a_balance_on_a_cluster_that_loses_a_node() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray: Any = pytest.importorskip("ray", reason="ray is not installed: pip install 'tangledbank[ray]'")
        from ray.cluster_utils import Cluster

        cluster: Any = Cluster(initialize_head=True, head_node_args=HEAD)
        lost = [cluster.add_node(num_cpus=1, object_store_memory=HEAD["object_store_memory"])]

        def lose_a_node(deals: list[DealOutcome], test: Sprt | None) -> None:
            while lost:
                cluster.remove_node(lost.pop(), allow_graceful=False)

        try:
            match = Match("evolution", ("random", "greedy"), seed=1)
            pond = [Variant("printed", Trial("pond", ("random", "greedy"), seed=1))]
            there = play_match(match, 12, ray=cluster.address, progress=lose_a_node)
            balance = measure_balance(pond, [], games=20, ray=cluster.address)
        finally:
            cluster.shutdown()
            ray.shutdown()
    assert not lost and timeless(there) == timeless(play_match(match, 12))
    assert balance.variants == measure_balance(pond, [], games=20).variants


def test_a_cluster_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(TangledBankError, match="Ray is not installed: pip install"):
        play_match(Match("pond", ("random", "greedy"), seed=1), 2, ray="local")
