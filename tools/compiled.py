"""Keep build/compiled: a whole copy of the package with the compiled engine beside its sources.

Whoever imports the package in .venv gets this copy as long as it is fresh (tools/hook.py). The package in the working
tree stays plain Python.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

import setup as project
from tools import hook
from tools.contents import contents
from tools.stamps import ROOT, Stamp, digest, files_under
from tools.steps import Failed, run, say

BUILT = ROOT / "build" / "engine"
COMPILED = ROOT / hook.COMPILED
STAMP = Stamp(ROOT / "build" / "stamps" / "compiled")
TOOLS = Stamp(ROOT / "build" / "stamps" / "compiler")
LAYOUT = Stamp(ROOT / "build" / "stamps" / "layout")
C_CODE = ROOT / "build" / "mypyc"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def binaries(groups: dict[str, list[str]]) -> list[Path]:
    """The compiled files that the build makes, relative to its folder."""
    modules = [Path(path).with_suffix(SUFFIX) for paths in groups.values() for path in paths]
    return modules + [Path(f"{name}__mypyc{SUFFIX}") for name in groups]


def replace(source: Path, target: Path) -> None:
    """Copy by renaming: a process that runs from the old file keeps it."""
    if target.is_file():
        old, new = target.stat(), source.stat()
        if (old.st_size, old.st_mtime_ns) == (new.st_size, new.st_mtime_ns):
            return
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(target.name + ".new")
    shutil.copy2(source, draft)
    os.replace(draft, target)


def collect(groups: dict[str, list[str]]) -> None:
    """Make build/compiled hold the package and the binaries, and nothing else."""
    # The binaries come first: the copy counts as fresh once all sources are in it.
    wanted = {path: BUILT / path for path in binaries(groups)}
    wanted |= {Path("tangledbank", place): Path(path) for place, path in contents.contents(ROOT).items()}
    for relative, source in wanted.items():
        replace(source, COMPILED / relative)
    for path in files_under(COMPILED):
        if path.relative_to(COMPILED) not in wanted:
            path.unlink()


def run_build(groups: dict[str, list[str]], force: bool) -> None:
    """Compile what changed, or everything."""
    # What mypyc remembers of unchanged modules lacks parts of their layout; it then fails, or worse.
    shutil.rmtree(C_CODE / "cache", ignore_errors=True)
    options = ["--build-lib", str(BUILT), "--build-temp", "build/temp", *(["--force"] if force else [])]
    run(
        [sys.executable, "setup.py", "build_ext", *options],
        doing=f"compiling the engine, {sum(map(len, groups.values()))} modules",
        takes="two to four minutes",
        log="engine",
        failure="The engine could not be compiled",
    )


def build(groups: dict[str, list[str]], tools: str) -> None:
    """Bring the binaries up to date."""
    # The build sees by itself which sources changed, but not that its flags did, nor that the layout of a class
    # in one library did, on which the other libraries rely.
    force = not TOOLS.holds(tools)
    run_build(groups, force)
    if not force and not LAYOUT.holds(digest(C_CODE.glob("*.h"))):
        run_build(groups, force=True)
    LAYOUT.write(digest(C_CODE.glob("*.h")))
    TOOLS.write(tools)


def refresh() -> str | None:
    """Build what changed and collect it; returns why the engine stays plain Python, if there is a reason."""
    if os.environ.get("TANGLEDBANK_PURE") == "1":
        return "TANGLEDBANK_PURE=1"  # the copy may stay: nobody uses it unless it is fresh
    tools = digest([ROOT / "setup.py", ROOT / "requirements.lock"], sys.version)
    while True:
        groups = project.groups()
        sources = [ROOT / path for paths in groups.values() for path in paths]
        value = digest(sources, tools)
        if not STAMP.holds(value) or not all((BUILT / path).exists() for path in binaries(groups)):
            STAMP.clear()
            reason = project.why_pure()
            if reason is not None:
                shutil.rmtree(COMPILED, ignore_errors=True)
                return reason
            build(groups, tools)
            STAMP.write(value)
        collect(groups)
        if digest(sources, tools) == value:  # otherwise one of them was saved while the compiler ran
            return None


if __name__ == "__main__":
    try:
        why_plain = refresh()
    except Failed as failure:
        sys.exit(f"tangledbank: {failure}")
    if why_plain is not None:
        say(f"the engine runs as plain Python ({why_plain})")
