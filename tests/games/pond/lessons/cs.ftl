# Čeština: lekce Tůňky.

lesson-first = První den
lesson-first-text = Skok, lov a kdo je rychlejší.
lesson-first-aim = Tohle je tvoje žába. Co chytí, to jsou body.
lesson-first-hop = Vážku lze lovit jen z prostředka. Skoč tam.
lesson-first-hunt-later = Ještě ne: nejdřív skoč doprostřed.
lesson-first-watch = Soused odpočívá a bere si kartu.
lesson-first-hunt = A teď lov na vážku, rozhodne kostka.
lesson-first-free = Chyceno! Podívej se, co soused stihne do večera.
lesson-first-hopped = Skočil blíž k prostředku.
lesson-first-end = Vyhrává žába, která chytí nejvíc.
