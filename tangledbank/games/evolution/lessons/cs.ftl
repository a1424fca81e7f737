# Čeština: lekce Evoluce. Poznámka má nejvýš dvě krátké věty.


## 01 The first lesson

lesson-first = Tvé první kolo
lesson-first-text = Zvířata, vlastnosti, potrava, útok a jak se vyhrává. Asi čtyři minuty.
lesson-first-aim = Tohle jsou tvoje zvířata. Udrž jich naživu co nejvíc: na konci má každé 2 body a jeho vlastnosti přidají další.
lesson-first-animal = Karta se může stát novým zvířetem. Udělej ho z karty { -trait-swimming }.
lesson-first-trait-later = Tak by se z ní stala vlastnost. Tentokrát ať je z karty nové zvíře.
lesson-first-other-card = Tu kartu si nech, za chvíli ji budeš potřebovat. Vezmi tu, na kterou ukazuje tužka.
lesson-first-no-pass = Pasem přestaneš v tomto kole hrát karty, a ještě máš co zahrát.
lesson-first-trait = Nebo se karta stane vlastností. Udělej ze zvířete 1 masožravce: bude potřebovat o jednu potravu víc, zato smí lovit.
lesson-first-other-animal = Šlo by to i tam. V této lekci ať loví zvíře 1.
lesson-first-other-half = Na kartě jsou dvě vlastnosti a použije se jen jedna. Vezmi polovinu { -trait-carnivorous }.
lesson-first-enough-animals = Třetí krk stačí, potravy bude málo. Udělej lovce ze zvířete 1.
lesson-first-roll = Kostka určí, kolik potravy je pro všechny: jen 3. Tohle kolo všichni nepřežijí.
lesson-first-eat = Hráči se střídají a berou po jedné potravě. Nakrm zvíře 2: vyber je a potom potravu.
lesson-first-hunt-later = Zvíře 1 může lovit později. Ber ze zásoby, dokud v ní něco je: nakrm zvíře 2.
lesson-first-older-first = Nejmladší počká, tuhle potravu dej zvířeti 2.
lesson-first-attack = A teď lov: vyber zvíře 1 a potom zvíře 4. Zvíře 3 plave, a tak na ně lovec ze souše nedosáhne.
lesson-first-own-prey = Pravidla mu dovolí sežrat i tvoje zvíře. Lepší je cizí: zvíře 4.
lesson-first-other-prey = To by byla taky dobrá kořist. Teď ale vezmeme zvíře 4.
lesson-first-meat-first = Maso zasytí dvojnásob a zásoba zůstane. Zaútoč na zvíře 4.
lesson-first-eaten = Kořist dá 2 potravy, a tak je zvíře 1 nakrmené. Teď si soused vezme poslední potravu ze zásoby.
lesson-first-starved = Na tvoje nejmladší nezbylo nic a zemřelo hlady, na jedno sousedovo také. Kdo je na konci kola hladový, zahyne.
lesson-first-score = Balíček byl prázdný, a tak hra končí. Každé zvíře má 2 body, každá vlastnost 1 a za každou potravu navíc, kterou potřebuje, je další 1.
lesson-first-end = Máš 6 bodů: za masožravce 4 a za obyčejné zvíře 2. Soused má 5, vyhráváš!
