"""Languages: English, Russian and Czech, from Fluent files that Python and the browser share.

>>> import tangledbank as tb
>>> from tangledbank.locale import LANGUAGES, Language, Scene
>>> scene = Scene.of(tb.game("pond").new(players=2, seed=7).view(0))
>>> for code in LANGUAGES:
...     print(Language(code, "pond").move("hunt 2", scene))
Hunt: Gnat
Охота: Мошка
Lov: Muška
"""

from tangledbank.locale.loader import LANGUAGES, Messages
from tangledbank.locale.render import Language
from tangledbank.locale.scene import Scene

__all__ = ["LANGUAGES", "Language", "Messages", "Scene"]
