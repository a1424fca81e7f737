"""A source archive and a wheel in dist/: `make dist`. The wheel is built from the archive, so the archive is whole."""

import shutil
import sys

from tools.environment import Environment
from tools.stamps import ROOT
from tools.steps import Failed, run, say

DIST = ROOT / "dist"
ARCHIVE = "from tools import backend; backend.build_sdist('dist')"


def main() -> None:
    """Make both anew."""
    shutil.rmtree(DIST, ignore_errors=True)
    python = str(Environment(".venv").python)
    run(
        [python, "-c", ARCHIVE],
        doing="packing the sources and the browser client",
        takes="a few seconds",
        log="dist-sources",
        failure="The source archive could not be made",
    )
    (archive,) = DIST.iterdir()
    # The set-up has the build tools too, so nothing unpinned is fetched to build with.
    run(
        [python, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", str(DIST), str(archive)],
        doing="building a wheel from it",
        takes="about two minutes if the engine is compiled",
        log="dist-wheel",
        failure="The wheel could not be built",
    )
    for path in sorted(DIST.iterdir()):
        say(f"made {path.relative_to(ROOT)}")


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        sys.exit(f"tangledbank: {failure}")
