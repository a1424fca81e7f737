"""tangledbank.contents for the tools: they run before the package can be imported."""

from typing import TYPE_CHECKING

from tools.stamps import ROOT

if TYPE_CHECKING:
    from tangledbank import contents
else:
    from tools.hook import read_contents

    contents = read_contents(ROOT)

__all__ = ["contents"]
