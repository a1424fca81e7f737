"""Tests run on the plain sources of this folder; those that are about the compiled engine ask for it by its path."""

import os

# Read at the first import of tangledbank (tools/hook.py), by the processes that tests start, too.
os.environ["TANGLEDBANK_PURE"] = "1"
