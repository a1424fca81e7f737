"""Set everything up: `make setup`. Quick when nothing changed.

Each step is guarded by a stamp. Nothing is written outside .venv, build, web/node_modules and the built browser client.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager

if sys.version_info < (3, 11):  # noqa: UP036  this file is the one that meets an old Python
    sys.exit("tangledbank: Python 3.11 or newer is needed, this is " + sys.version.split()[0])

from tools.environment import Environment, Failed, run, say
from tools.stamps import ROOT, digest
from tools.web import build_web

LOCK = ROOT / "requirements.lock"


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two set-ups in one folder wait for each other instead of breaking each other's files."""
    try:
        import fcntl
    except ImportError:  # no such locks on Windows
        yield
        return
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "setup.lock").open("w") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another set-up in this folder")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def install(environment: Environment) -> None:
    """The locked packages, then the project itself, editable: a changed .py takes effect at once."""
    environment.ensure()
    environment.install_lock(LOCK)
    stamp = environment.stamp("project")
    value = digest([ROOT / "pyproject.toml", ROOT / "setup.py"], str(ROOT))
    if stamp.holds(value):
        return
    stamp.clear()
    say("installing the command tangledbank")
    # The lock has the build tools too, so nothing unpinned is fetched to build with.
    environment.pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    stamp.write(value)


def build_compiled(environment: Environment) -> None:
    """The fast copy of the package, by the Python that will run it."""
    run([str(environment.python), "-m", "tools.compiled"], "the compiled build failed")


def main() -> None:
    """Run the steps in order."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strict", action="store_true", help="fail if a build fails that one can do without")
    strict = parser.parse_args().strict
    environment = Environment(".venv")
    with one_at_a_time():
        install(environment)
        for build in (build_compiled, build_web):
            try:
                build(environment)
            except Failed as failure:
                if strict:
                    raise
                say(f"{failure} (see above); going on without it")


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        sys.exit(f"tangledbank: {failure}")
