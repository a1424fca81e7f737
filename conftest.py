"""For all tests and the examples in docstrings: the plain sources, and the games among the tests on the shelf."""

import os
from pathlib import Path

# Read at the first import of tangledbank, also by the processes that tests start. Tests that are about the compiled
# engine ask for it by its path (tools/hook.py).
os.environ["TANGLEDBANK_PURE"] = "1"
os.environ["TANGLEDBANK_GAMES"] = str(Path(__file__).parent / "tests" / "games")

# They are imported as `tangledbank.games.<id>`, never from here.
collect_ignore = ["tests/games"]
