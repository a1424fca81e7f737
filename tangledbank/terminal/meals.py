"""What an animal has eaten and stored, for the boards of games with animals: as signs, or in words."""

from __future__ import annotations

from dataclasses import dataclass

from tangledbank.locale import Language

FOOD, HUNGER, FAT, ROOM = "●", "○", "▲", "△"


@dataclass(frozen=True)
class Meal:
    """Food of what is needed, fat of what there is room for."""

    food: int
    need: int
    stored: int
    fat: int

    def signs(self) -> str:
        """Full for what it has, hollow for what it lacks.

        >>> Meal(food=1, need=2, stored=0, fat=1).signs()
        '●○△'
        """
        food = FOOD * self.food + HUNGER * (self.need - self.food)
        return food + FAT * self.stored + ROOM * (self.fat - self.stored)

    def words(self, language: Language) -> list[str]:
        """The same in the words of the game."""
        words = [language.ui("food-of-need", food=self.food, need=self.need)]
        if self.fat:
            words.append(language.ui("fat-of-room", stored=self.stored, fat=self.fat))
        return [word[:1].lower() + word[1:] for word in words]
