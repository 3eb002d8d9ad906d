### Jak grać: Kolonie. Do czego służy każdy tekst i jakie znaki w nim stoją: docs/translating.md.

## Kolonie

guide-mars-colonies = Kolonie

guide-mars-colonies-setup = Co dochodzi
guide-mars-colonies-setup-cards = *Kolonie* dodają 49 kart projektów, 5 korporacji, 11 kafelków kolonii i floty handlowe. Projekty wtasowuje się do talii, korporacje między pozostałe.
guide-mars-colonies-setup-mixed = Wariant: każdy dostaje 1 korporację z Kolonii i 1 inną, a zatrzymuje jedną z nich.
guide-mars-colonies-setup-fleet = Zaczynasz z 1 własną flotą handlową [fleet], gotową do drogi.
guide-mars-colonies-setup-tiles = W grze jest o 2 kafelki kolonii więcej niż graczy: 5 przy 3 graczach, 6 przy 4, 7 przy 5. Przy 2 graczach też jest ich 5.
guide-mars-colonies-setup-colony-figure = Kafelek kolonii: tor z białym znacznikiem, pola na kolonie z lewej, premie na dole
guide-mars-colonies-setup-marker = Każdy kafelek ma tor o 7 polach. Biały znacznik zaczyna na drugim z nich. Miejsce, w którym stoi, pokazuje, co teraz daje handel.
guide-mars-colonies-setup-asleep = Tytan, Enceladus i Miranda z początku nie działają: ich znacznik leży poza torem i się nie rusza, nikt nie może tam zakładać kolonii ani handlować. Budzą się, ze znacznikiem na drugim polu, gdy tylko którykolwiek z graczy ma kartę, na której można umieścić ich zasób.

guide-mars-colonies-build = Zakładanie kolonii
guide-mars-colonies-build-cost = Założenie kolonii [colony] to projekt standardowy: jedna akcja, 17 M€, dostępny dla wszystkich tak często, jak kogo stać.
guide-mars-colonies-build-where = Twoja kolonia zajmuje pierwsze wolne pole od lewej. Jeśli stoi na nim biały znacznik, przesuwa się o 1 pole w prawo i w niczym nie przeszkadza. Znacznik stojący dalej na prawo zostaje na swoim miejscu.
guide-mars-colonies-build-bonus = Od razu otrzymujesz z kafelka premię za założenie kolonii.
guide-mars-colonies-build-most = Na kafelku mieszczą się najwyżej 3 kolonie, cokolwiek mówią karty, i tylko 1 Twoja, chyba że karta pozwala na więcej.
guide-mars-colonies-build-e27 = Zielony gracz płaci 17 M€ i zakłada kolonię na Kallisto. Kolonia zajmuje skrajne lewe pole, a produkcja energii zielonego rośnie o 1 poziom. Znacznik, który by tam stał, przesunąłby się o jedno pole w prawo.

guide-mars-colonies-trade = Handel
guide-mars-colonies-trade-cost = Handel to osobna akcja, nie projekt standardowy. Kosztuje 9 M€ albo 3 jednostki energii, albo 3 jednostki tytanu, do wyboru. Tytanu są zawsze 3 jednostki, niezależnie od tego, ile jest u Ciebie wart.
guide-mars-colonies-trade-fleet = Wyślij jedną ze swoich flot handlowych na kafelek kolonii. Bez wolnej floty nie możesz handlować. Kafelek przyjmuje 1 flotę na pokolenie; dopóki tam stoi, nikt inny nie może z nim handlować. Nie blokuje ona ani znacznika, ani zakładania kolonii.
guide-mars-colonies-trade-income = Otrzymujesz dochód z pola, na którym stoi biały znacznik. Nie musisz mieć tam kolonii.
guide-mars-colonies-trade-bonus = Potem każda kolonia na kafelku, także Twoja, daje swojemu właścicielowi premię kolonialną. Kto ma tam 2 kolonie, otrzymuje ją dwukrotnie.
guide-mars-colonies-trade-back = Zaraz potem znacznik wraca w lewo, jak daleko się da: na pole tuż za ostatnią kolonią, a jeśli kolonii nie ma, na pierwsze pole.
guide-mars-colonies-trade-e28 = Na Kallisto zielony gracz ma kolonię, a biały znacznik wskazuje 10 jednostek energii. Niebieski nie ma tam żadnej. Płaci 3 jednostki tytanu, wysyła flotę i otrzymuje 10 jednostek energii. Zielony otrzymuje za kolonię 3 jednostki energii. Znacznik wraca na drugie pole, na prawo od niej.

guide-mars-colonies-solar = Faza słoneczna
guide-mars-colonies-solar-when = Po fazie produkcji następuje *faza słoneczna*. Najpierw, jeśli wszystkie 3 Wskaźniki są na swoich pułapach, gra kończy się w tym miejscu: ostatnie obszary zieleni, a potem punkty. Resztę fazy się pomija.
guide-mars-colonies-solar-home = W przeciwnym razie wszystkie floty handlowe wracają do domu, a znacznik na każdym kafelku przesuwa się o 1 pole w prawo. Na końcu toru się zatrzymuje.
guide-mars-colonies-solar-venus = Jeszcze jeden krok tej fazy, Rząd Światowy, należy do Wenus Next: pierwszy gracz podnosi Wskaźnik, a nikt nic za to nie otrzymuje; działają tylko karty, które na to reagują. Bez Wenus Next zwykle się go pomija.

guide-mars-colonies-solo = Kolonie w pojedynkę
guide-mars-colonies-solo-solo = Zasady wariantu jednoosobowego pozostają bez zmian. Na początku Twoja produkcja M€ spada o 2 poziomy.
guide-mars-colonies-solo-tiles = Losuje się 4 kafelki kolonii, a Ty zatrzymujesz na czas gry 3. Wybierasz je razem z korporacją i kartami, po obejrzeniu wszystkiego.
