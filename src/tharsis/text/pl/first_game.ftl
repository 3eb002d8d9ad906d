### Przewodnik pierwszej partii: najwyżej dwa krótkie zdania na krok.

first-guide = Przewodnik pierwszej partii
first-at = { $n } z { $of }
first-next = Dalej
first-done = Rozumiem
first-skip = Pomiń przewodnik

## Terraformacja Marsa

first-mars-money = Twoje pieniądze i przyrost
    .text = Duża liczba mówi, ile masz. Liczba na brązowym tle przychodzi w każdym pokoleniu, a do M€ dolicza się jeszcze WT.
first-mars-cards = Zielona ramka: możesz zagrać
    .text = Pasek u dołu podaje cenę i to, co dostaniesz. Czerwony mówi, czego jeszcze brakuje.
    .do = Kliknij kartę w zielonej ramce albo po prostu idź dalej.
first-mars-pay = Zanim zapłacisz
    .text = Widać tu, co masz teraz, co zostanie i co przyniesie następne pokolenie. Nic się nie stanie, dopóki nie potwierdzisz.
    .do = Potwierdź bursztynowym przyciskiem albo wróć.
first-mars-mars = Tak się wygrywa
    .text = Po lewej tlen, po prawej temperatura, na mapie oceany. Gdy wszystkie trzy są pełne, gra się kończy.
first-mars-rating = Twój współczynnik terraformacji
    .text = Każdy podniesiony poziom to +1: o 1 M€ więcej w każdym pokoleniu i 1 PZ na koniec.
first-mars-projects = Bez kart
    .text = Projekty standardowe są zawsze dostępne. Kosztują więcej niż karty, ale podnoszą to samo.
first-mars-goals = Tytuły i Nagrody
    .text = Uzyskaj Tytuł przed innymi, gdy tylko spełnisz jego warunek: 5 PZ. Ufunduj Nagrodę, w której prowadzisz: 5 PZ na koniec.
first-mars-turn = Dwie akcje, potem inni
    .text = W turze wykonujesz 1 albo 2 akcje, potem grają inni. Spasuj, gdy nic już nie jest warte swojej ceny: czekasz wtedy na następne pokolenie.
first-mars-research = Nowe pokolenie
    .text = Wszyscy dostali produkcję. Każda karta kosztuje 3 M€: kupuj to, co naprawdę zagrasz.

## Ekspedycja Ares

first-ares-phases = Pięć faz, jedna jest Twoja
    .text = Każdy potajemnie wybiera jedną, potem wszyscy rozgrywają każdą wybraną fazę. Premię dostaje tylko ten, kto ją wybrał.
first-ares-money = Twoje pieniądze i przyrost
    .text = Duża liczba mówi, ile masz. Liczba na brązowym tle przychodzi w każdej fazie produkcji.
first-ares-cards = Tarcza to faza
    .text = Zielone karty zagrywa się w fazie 1, niebieskie i czerwone w fazie 2. Stal i tytan na stałe obniżają koszt kart.
first-ares-choose = Wybierz swoją fazę
    .text = Na początek dobra jest faza 1: zielona karta, dla Ciebie o 3 M€ tańsza.
    .do = Kliknij fazę albo po prostu idź dalej.
first-ares-confirm = Co przyniesie
    .text = Panel mówi, co możesz zrobić w tej fazie i co mogą wybrać inni.
    .do = Potwierdź bursztynowym przyciskiem.
first-ares-planet = Tak się wygrywa
    .text = Podnoś tlen i temperaturę, odwracaj oceany. Każdy poziom to +1 WT: dochód w produkcji i 1 PZ na koniec.
first-ares-engine = Twój silnik
    .text = Tu leży wszystko, co masz w grze. Niebieskich kart z przyciskiem można użyć w fazie akcji.
first-ares-act = Teraz działaj
    .text = Zagraj kartę albo zakończ fazę. Brakuje pieniędzy? Każda sprzedana karta daje 3 M€.
first-ares-again = Nowa runda
    .text = Wybierz znowu: każdą fazę oprócz swojej ostatniej. I tak aż do chwili, gdy na Marsie da się żyć.
