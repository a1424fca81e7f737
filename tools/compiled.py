"""Keep build/compiled: a whole copy of the package with the compiled engine beside its sources.

The folder exists if and only if it is fresh, so `PYTHONPATH=build/compiled` is either fast or harmless. The package in
the working tree stays plain Python.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import setup as project
from tools.stamps import ROOT, Stamp, digest, files_under

BUILT = ROOT / "build" / "lib"
COMPILED = ROOT / "build" / "compiled"
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
    wanted = {path.relative_to(ROOT): path for path in files_under(ROOT / "tangledbank")}
    wanted |= {path: BUILT / path for path in binaries(groups)}
    wanted |= {target: ROOT / source for target, source in project.shipped_rules().items()}
    for relative, source in wanted.items():
        replace(source, COMPILED / relative)
    for path in files_under(COMPILED):
        if path.relative_to(COMPILED) not in wanted:
            path.unlink()


def run_build(force: bool) -> None:
    """Compile what changed, or everything."""
    # What mypyc remembers of unchanged modules lacks parts of their layout; it then fails, or worse.
    shutil.rmtree(C_CODE / "cache", ignore_errors=True)
    options = ["--build-lib", str(BUILT), "--build-temp", "build/temp", *(["--force"] if force else [])]
    subprocess.run([sys.executable, "setup.py", "-q", "build_ext", *options], cwd=ROOT, check=True)


def build(groups: dict[str, list[str]]) -> str | None:
    """Bring the binaries up to date; returns why there are none, if there is a reason."""
    sources = [ROOT / path for paths in groups.values() for path in paths]
    tools = digest([ROOT / "setup.py", ROOT / "requirements.lock"], sys.version)
    value = digest(sources, tools)
    pure = os.environ.get("TANGLEDBANK_PURE") == "1"
    if STAMP.holds(value) and not pure and all((BUILT / path).exists() for path in binaries(groups)):
        return None
    STAMP.clear()
    reason = project.why_pure()
    if reason is None:
        # The build sees by itself which sources changed, but not that its flags did, nor that the layout of a class
        # in one library did, on which the other libraries rely.
        force = not TOOLS.holds(tools)
        run_build(force)
        if not force and not LAYOUT.holds(digest(C_CODE.glob("*.h"))):
            run_build(force=True)
        LAYOUT.write(digest(C_CODE.glob("*.h")))
        TOOLS.write(tools)
        STAMP.write(value)
    return reason


def main() -> int:
    """Build what changed, or take the folder away; returns the exit code."""
    groups = project.groups()
    fresh = False
    try:
        reason = build(groups)
        if reason is None:
            collect(groups)
            fresh = True
        else:
            print(f"tangledbank: the engine runs as plain Python ({reason})")
    except subprocess.CalledProcessError as error:
        return error.returncode
    finally:
        if not fresh:
            shutil.rmtree(COMPILED, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
