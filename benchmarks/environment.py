"""The peers' own environment, .venv-bench, filled from benchmarks/requirements.lock."""

import re
import sys
import tomllib

from tools.environment import Environment, Failed, say
from tools.stamps import ROOT, digest

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
            PEERS.pip("--only-binary=:all:", "--constraint", str(constraints), peer)
        except Failed:
            say(f"{peer} does not install here and is left out")


def main() -> None:
    """Create or update the environment; quick when nothing changed."""
    PEERS.ensure()
    tried, value = PEERS.stamp("tried"), digest([LOCK])
    if tried.holds(value):
        return
    try:
        PEERS.install_lock(LOCK)
    except Failed:
        one_by_one()
    tried.write(value)


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        sys.exit(f"tangledbank: {failure}")
