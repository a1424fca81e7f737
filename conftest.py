"""For all tests and for the examples in docstrings: the games among the tests stand on the shelf, too."""

import os
from pathlib import Path

PLACE = Path(__file__).parent / "tests" / "games"
os.environ["TANGLEDBANK_GAMES"] = str(PLACE)  # also for the processes that tests start

# They are imported as `tangledbank.games.<id>`, never from here.
collect_ignore = ["tests/games"]
