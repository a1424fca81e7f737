"""Languages: English, Russian and Czech, from Fluent files that Python and the browser share.

>>> from tangledbank.locale import LANGUAGES, Language, Scene
>>> scene = Scene(["Anna", "Boris"], seat=0, things={"animal:1": {"owner": "seat:0"}, "animal:2": {"owner": "seat:1"}})
>>> for code in LANGUAGES:
...     print(Language(code, "evolution").move("attack 1 2", scene))
Animal 1 attacks Boris’s animal 2
Животное 1 атакует животное 2 (Boris)
Zvíře 1 útočí na zvíře 2 (Boris)
"""

from tangledbank.locale.loader import LANGUAGES, Messages
from tangledbank.locale.render import Language
from tangledbank.locale.scene import Scene

__all__ = ["LANGUAGES", "Language", "Messages", "Scene"]
