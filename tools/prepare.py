"""Set everything up: `make setup`. Quick when nothing changed.

Each step is guarded by a stamp. Nothing is written outside .venv, build, web/node_modules and the built browser client.
"""

import argparse
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  this file is the one that meets an old Python
    sys.exit("tangledbank: Python 3.11 or newer is needed, this is " + sys.version.split()[0])

from tools import hook
from tools.environment import Environment
from tools.stamps import ROOT, digest
from tools.steps import Failed, say
from tools.web import build_client, of_environment

LOCK = ROOT / "requirements.lock"
RAY = ROOT / "requirements-ray.lock"


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
    environment.install_lock(LOCK, "installing Python packages into .venv", "about half a minute")
    stamp = environment.stamp("project")
    value = digest([ROOT / name for name in ("pyproject.toml", "setup.py", "tools/hook.py")], str(ROOT))
    if stamp.holds(value):
        return
    stamp.clear()
    # The lock has the build tools too, so nothing unpinned is fetched to build with.
    environment.pip(
        *("--no-deps", "--no-build-isolation", "--editable", str(ROOT)),
        doing="installing the command tangledbank",
        takes="a few seconds",
        log="command",
    )
    install_hook(environment)
    stamp.write(value)


def install_hook(environment: Environment) -> None:
    """From now on whoever imports tangledbank in the environment gets the compiled engine while it is fresh."""
    where = [str(environment.python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = Path(subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip())
    shutil.copy(hook.__file__, packages / f"{hook.NAME}.py")
    (packages / f"{hook.NAME}.pth").write_text(f"import {hook.NAME}; {hook.NAME}.install({str(ROOT)!r})\n")


def web(environment: Environment) -> None:
    """The browser client."""
    build_client(lambda: of_environment(environment))


def compiled(environment: Environment) -> None:
    """The fast copy of the package, by the Python that will run it, with the client in it."""
    if subprocess.run([str(environment.python), "-m", "tools.compiled"], cwd=ROOT, check=False).returncode != 0:
        raise Failed("See above for why the engine is not compiled.")


def cluster(environment: Environment) -> None:
    """Ray, for the tests of the lab on a cluster: too large for everybody, and not made for every Python and system."""
    try:
        environment.install_lock(RAY, "installing Ray for the tests", "about half a minute")
    except Failed as failure:
        say(f"{failure}\ntangledbank: going on without tests on a cluster")


def main() -> None:
    """Run the steps in order."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tests", action="store_true", help="what tests need, too, and no build may fail")
    tests = parser.parse_args().tests
    environment = Environment(".venv")
    if not environment.folder.exists():
        say("the first set-up takes three to five minutes; later ones do only what changed")
    with one_at_a_time():
        install(environment)
        for build, without in ((web, "the browser client"), (compiled, "the compiled engine")):
            try:
                build(environment)
            except Failed as failure:
                if tests:
                    raise
                say(f"{failure}\ntangledbank: going on without {without}")
        if tests:
            cluster(environment)


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        sys.exit(f"tangledbank: {failure}")
