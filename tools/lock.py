"""Write the lock files: `make lock`.

A lock names versions and hashes only, for every Python and system we support; where packages come from is the
business of the machine that installs them.
"""

import os
import subprocess
import sys

from tools.environment import Environment
from tools.stamps import ROOT
from tools.steps import say

# The one tool that cannot be in the lock it writes.
RESOLVER = "uv==0.13.7"
LOCKS = {
    "requirements.lock": ["--extra", "dev", "pyproject.toml"],
    "requirements-ray.lock": ["--extra", "ray", "--constraint", "requirements.lock", "pyproject.toml"],
    "requirements-web.lock": ["--group", "web"],
    "benchmarks/requirements.lock": ["--group", "peers"],
}
OPTIONS = ["--quiet", "--universal", "--python-version", "3.11", "--upgrade", "--generate-hashes"]
PLAIN = ["--no-annotate", "--no-header", "--no-emit-index-url", "--no-emit-find-links"]


def main() -> None:
    """Resolve every list of requirements anew."""
    environment = Environment(".venv")
    environment.pip(RESOLVER, doing="installing the resolver", takes="a few seconds", log="resolver")
    resolver = [str(environment.python), "-m", "uv", "pip", "compile", *OPTIONS, *PLAIN]
    for name, sources in LOCKS.items():
        say(f"resolving {name}")
        command = [*resolver, "--output-file", name, *sources]
        if subprocess.run(command, cwd=ROOT, env={**os.environ, "UV_NO_CONFIG": "1"}, check=False).returncode != 0:
            sys.exit(f"tangledbank: {name} could not be resolved; it is unchanged")


if __name__ == "__main__":
    main()
