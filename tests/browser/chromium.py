"""The browser for tests: Debian's Chromium, found or, where we may, installed."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = "no Chromium here: install it (Debian: apt-get install chromium) or set TANGLEDBANK_CHROMIUM to its path"


def find() -> str | None:
    """The path of a Chromium of this machine."""
    named = os.environ.get("TANGLEDBANK_CHROMIUM")
    if named:
        return named
    return next((path for path in map(shutil.which, NAMES) if path), None)


@cache
def chromium() -> str | None:
    """The path of a Chromium; it is installed first if it is missing and we are allowed to."""
    found = find()
    if found or not shutil.which("apt-get") or os.geteuid() != 0:
        return found
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "-q", "--no-install-recommends", "chromium"]):
        subprocess.run(
            ["apt-get", "-o", "DPkg::Lock::Timeout=300", *command],
            check=False,
            env=environment,
            **quiet,  # type: ignore[call-overload]
        )
    return find()
