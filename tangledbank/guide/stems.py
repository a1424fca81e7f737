"""Words as a search compares them: without case and accents, without endings, and without those that say nothing."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
SHORTEST = 3  # what must be left of a word when its ending is taken off

# Endings, the longest that fits is taken off. Light on purpose: a stem that keeps too much still begins alike.
ENDINGS = {
    "en": "ations ation ings ing ers er edly ed ies es ly s",
    "ru": "иями ями ами иях ях ах ией иям ием ям ам ого его ому ему ыми ими ых их ую юю ая яя ое ее ые ие ый ий ой "
    "ей ом ем ов ев ешь ишь ете ите ет ит ут ют ат ят ать ять еть ить ешься ться тся лся лась лись ла ло ли "
    "ия ии ию ье ью а я о е ы и у ю ь й",
    "cs": "ováním ování ostmi ostem ostech osti ost ením ení áním ání ích ech ách ami emi ými ího ého ému ímu ové "
    "ovi ují uje ovat it at et ou ům em im ím ým ém ej y i í ý á é a e u o ě",
}
STOP = {
    "en": "a an and are at be by can could do does for from get got have has how i if in is it its many may me much "
    "my not of on one or our so that the their them then there they this to was what when where which who why "
    "will with you your",
    "ru": "а без бы быть в вам вас во вы где для до его ее если есть же за и из или их к как какой какие когда кто "
    "ли мне можно мой мы на надо не но о об от по под при с сколько со так то тоже у что чтобы это я зачем "
    "почему",
    "cs": "a aby ale ani bych být co do i jak jaký jaké jako je jeho její jejich jen ještě ji jsou jsem k kde kdo "
    "kdy když ke kolik má mám mě mi mít mohu můj může můžu na nad ne nebo o od po pod pro proč při s se si "
    "svůj tak to ten u v ve z za ze že",
}


def folded(text: str) -> str:
    """A text in small letters without accents, as it is typed in a hurry.

    >>> folded("Ёж"), folded("Žahavé")
    ('еж', 'zahave')
    """
    apart = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


ENDS = {code: sorted({folded(end) for end in ends.split()}, key=len, reverse=True) for code, ends in ENDINGS.items()}
STOPS = {code: {folded(word) for word in words.split()} for code, words in STOP.items()}


@lru_cache(maxsize=20_000)
def stem(word: str, code: str) -> str:
    """A folded word without its ending.

    >>> [stem(word, "en") for word in ("win", "wins", "winning", "winner", "swimming")]
    ['win', 'win', 'win', 'win', 'swim']
    >>> stem("очков", "ru") == stem("очки", "ru"), stem("bodu", "cs") == stem("body", "cs")
    (True, True)
    """
    for end in ENDS[code]:
        if word.endswith(end) and len(word) - len(end) >= SHORTEST:
            word = word[: -len(end)]
            break
    if code == "en" and len(word) > SHORTEST and word[-1] == word[-2] and word[-1] not in "aeiousl":
        return word[:-1]
    return word


def words_of(text: str) -> list[str]:
    """The words of a text, folded.

    >>> words_of("Frogs hop: 2 leaves!")
    ['frogs', 'hop', '2', 'leaves']
    """
    return WORD.findall(folded(text))


def telling(words: list[str], code: str) -> list[str]:
    """The words that say what somebody looks for; all of them, should none of them say much.

    >>> telling(["how", "many", "points"], "en"), telling(["how"], "en")
    (['points'], ['how'])
    """
    return [word for word in words if word not in STOPS[code]] or words
