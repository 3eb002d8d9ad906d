### How to play: other maps than Tharsis.

guide-mars-maps = Inne mapy
guide-mars-maps-choose = Wybór mapy
guide-mars-maps-choose-choose = Przed grą wybierzcie mapę: Tharsis, inną albo losową. Karty, Wskaźniki Globalne, projekty standardowe i ceny są na każdej takie same, podobnie jak pola miast obok mapy.
guide-mars-maps-choose-spaces = Każda mapa ma 61 pól w tych samych 9 rzędach. Na dwóch pozostałych także 12 pól jest przeznaczonych na 9 oceanów.
guide-mars-maps-choose-goals = Każda mapa ma 5 własnych Tytułów i 5 własnych Nagród. Ceny i ograniczenia są takie jak zwykle.
guide-mars-maps-choose-maps-figure = Tytuły i Nagrody każdej mapy
guide-mars-maps-choose-counts = Symbole na wydarzeniach się nie liczą. Oceany i zajęte znacznikami pola nie należą do nikogo, a obszary obok mapy nie leżą w żadnym rzędzie ani obok oceanów.
guide-mars-maps-spaces = Czego nie ma na mapie
guide-mars-maps-spaces-noctis = Jeśli na mapie nie ma pola dla karty [noctis_city], jej miasto umieszcza się jak każde inne, czyli nie obok innego miasta.
guide-mars-maps-spaces-lava = Jeśli na mapie nie ma wulkanów, [lava_flows] umieszcza się na dowolnym wolnym lądzie.
guide-mars-maps-spaces-solo = W grze jednoosobowej neutralne obszary układa się według zwykłych zasad na lądzie tej mapy.
guide-mars-maps-hellas = Hellas
guide-mars-maps-hellas-heat = Niektóre pola Hellas dają ciepło: [res-heat] 1 za każdy symbol.
guide-mars-maps-hellas-pole = Biegun południowy jest lądem. Gdy umieścisz tam obszar, zapłać 6 M€ i od razu umieść obszar oceanów, jak zawsze na polu zarezerwowanym na oceany, z WT i premiami. Nie możesz odmówić.
guide-mars-maps-hellas-pay = Jeśli po opłaceniu obszaru nie masz 6 M€, nie możesz wybrać bieguna. Nawet gdy wszystkie 9 oceanów leży na mapie, biegun kosztuje 6 M€.
guide-mars-maps-hellas-claim = Zajęcie bieguna znacznikiem jest bezpłatne. 6 M€ zapłacisz, gdy umieścisz obszar. Neutralne obszary w grze jednoosobowej nic nie kosztują.
