"""Two worlds over the wire: what a seat cannot know must not change one byte of what the server sends it."""

from __future__ import annotations

import random

import pytest

from tests.table.conftest import StartThread
from tests.table.players import at_table, claim_all, guest, new_table, run
from tests.table.servers import ServerThread

ASKED = ("animal:1", "animal:2", "animal:5", "card:0", "card:3", "card:40", "choose:pass", "seat:1", "nonsense")


def hidden_words(server: ServerThread, id: str) -> list[str]:
    """What must never be sent before the end."""
    row = server.host.tables[id].row
    return [row.seed, row.salt, row.owner, "shuffle "]


@pytest.mark.parametrize(("seed", "hunters"), [(0, False), (1, False), (2, True)])
def test_two_worlds_send_the_same_bytes(serve_in_thread: StartThread, seed: int, hunters: bool) -> None:
    with serve_in_thread() as server:
        people = [guest(server.url, name) for name in ("Anna", "Boris", "Cyril")]
        options = {"time_to_fly": hunters}  # with it there are secret questions (EVL-7.1)
        table = new_table(people[0], "human", "open", "open", options=options, takeover=None)  # no clock runs
        claim_all(table, *people[1:])
        id = table["id"]
        watcher = guest(server.url)

        async def everything_sent_to(viewer: int | None) -> list[str]:
            """All that a socket hears when it comes, asks about elements and tries moves."""
            client = watcher if viewer is None else people[viewer]
            async with at_table(client, id) as player:
                for element in ASKED:
                    await player.say(type="why", ref=element, element=element)
                    await player.until("reasons", ref=element)
                asked = player.view["view"]["question"]["seat"] == viewer
                for move in ("attack 1 2", "take_food 3", "play_animal 0", "nonsense"):
                    if not (asked and move in player.moves):
                        await player.say(type="move", decision=player.view["decision"], key="probe", move=move)
                        await player.until("reject", key="probe")
                return player.raw

        async def test() -> None:
            rng = random.Random(seed)
            live = server.host.tables[id]
            compared = 0
            while live.timeline is not None and not live.timeline.state.over:
                if rng.random() < 0.12:
                    truth = live.timeline.state
                    for viewer in (None, 0, 1, 2):
                        heard = await everything_sent_to(viewer)
                        for world in range(2):
                            live.timeline.state = truth.resample(viewer, f"{seed}/{world}")
                            assert await everything_sent_to(viewer) == heard
                        live.timeline.state = truth
                        assert not any(word in text for text in heard for word in hidden_words(server, id))
                        compared += 1
                seat = int(live.timeline.state.seat)
                async with at_table(people[seat], id, rng.getrandbits(30)) as player:
                    await player.move()
            assert compared > 4

        run(test())


def test_snapshots_seeds_and_others_moves_stay_inside(serve_in_thread: StartThread) -> None:
    with serve_in_thread("snapshot_every=1") as server:
        anna, boris = guest(server.url), guest(server.url)
        table = new_table(anna, "human", "open")
        claim_all(table, boris)
        id = table["id"]

        async def test() -> None:
            async with at_table(anna, id) as a, at_table(boris, id) as b, at_table(guest(server.url), id) as w:
                players = (a, b)
                for _ in range(25):
                    for player in (a, b, w):
                        await player.say(type="ping", ref="now")
                        await player.until("pong", ref="now")
                    seat = server.host.tables[id].timeline.state.seat  # type: ignore[union-attr]
                    await players[seat].until_asked()
                    if players[seat].is_over:
                        break
                    await players[seat].move()
                for seat, player in ((0, a), (1, b), (None, w)):
                    text = "".join(player.raw)
                    assert not any(word in text for word in hidden_words(server, id))
                    assert player.view["view"]["question"]["seat"] == seat or not player.moves
                    for other in player.view["view"]["board"]["seats"]:
                        assert (other["hand"] is None) == (other["seat"] != seat)
            for path in (f"/api/tables/{id}", "/api/tables", "/metrics", "/api/games/evolution"):
                text = str(anna.get(path))
                assert not any(word in text for word in hidden_words(server, id))

        run(test())
