"""The peers' own environment, .venv-bench, filled from benchmarks/requirements.lock."""

import re
import sys
import tomllib

from tools.environment import Environment
from tools.stamps import ROOT, digest
from tools.steps import Failed, say

LOCK = ROOT / "benchmarks" / "requirements.lock"
PEERS = Environment(".venv-bench")


def one_by_one() -> None:
    """Install what this Python and system can have; a peer that has no build for them is left out."""
    pinned = re.findall(r"^[\w.-]+==[^\\\n]+", LOCK.read_text(), re.MULTILINE)
    constraints = ROOT / "build" / "peers.txt"
    constraints.write_text("\n".join(pinned) + "\n")
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]["peers"]
    for peer in wanted:
        try:
            options = ("--only-binary=:all:", "--constraint", str(constraints))
            PEERS.pip(*options, peer, doing=f"installing {peer}", takes="some seconds", log="peer")
        except Failed:
            say(f"{peer} does not install here and is left out")


def main() -> None:
    """Create or update the environment; quick when nothing changed."""
    PEERS.ensure()
    tried, value = PEERS.stamp("tried"), digest([LOCK])
    if tried.holds(value):
        return
    try:
        PEERS.install_lock(LOCK, "installing other engines into .venv-bench", "about a minute")
    except Failed:
        one_by_one()
    tried.write(value)


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        sys.exit(f"tangledbank: {failure}")
