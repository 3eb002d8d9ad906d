### Which tables the lobby shows.

lobby-filters = Filtry
lobby-free-seats = Z wolnymi miejscami
lobby-near = Z podobnym rankingiem
lobby-near-hint = Ranking każdego przy stole różni się od Twojego najwyżej o { $n }
lobby-none-fits =
    { $n ->
        [one] Żaden stół nie pasuje do filtrów: ukryto { $n } stół
        [few] Żaden stół nie pasuje do filtrów: ukryto { $n } stoły
       *[other] Żaden stół nie pasuje do filtrów: ukryto { $n } stołów
    }
lobby-clear = Wyczyść filtry

## Jak długo trwa gra

lobby-length = Czas gry
lobby-about = około { $time }

## Stół, który już nie czeka

people-start-with-fewer =
    { $n ->
        [few] Zacznij grę na { $n } osoby
       *[other] Zacznij grę na { $n } osób
    }
people-fewer-hint = Wolne miejsca znikną, rozdanie będzie dla tych, którzy siedzą.
people-too-few = Przy stole musi siedzieć co najmniej dwoje graczy
people-not-fewer = Taka gra wymaga większej liczby graczy
people-try-again = Ktoś właśnie się dosiada; spróbuj jeszcze raz

## Poczekalnia w skrócie

lobby-here =
    { $n ->
        [one] { $n } gracz tutaj
        [few] { $n } gracze tutaj
       *[other] { $n } graczy tutaj
    }
lobby-running =
    { $n ->
        [one] trwa { $n } gra
        [few] trwają { $n } gry
       *[other] trwa { $n } gier
    }
lobby-play = Graj
lobby-tables = Stoły
lobby-wait-for-you =
    { $n ->
        [one] { $n } czeka na Ciebie
        [few] { $n } czekają na Ciebie
       *[other] { $n } czeka na Ciebie
    }
lobby-finished = Zakończone: { $n }
lobby-at-once = Zacznij od razu
lobby-bots = Przeciw botom
lobby-against = { $game }: { $what }
lobby-as-last-time = { $game }, jak ostatnio: { $what }
lobby-guided = Pierwsza gra z przewodnikiem
lobby-guided-hint = Terraformacja Marsa z łatwym botem, krok po kroku
lobby-analyse = Przeanalizuj ostatnią grę
lobby-modules = Dodatki
lobby-all-players = Wszyscy gracze: { $n }
lobby-at-a-table = przy stole
lobby-ago = { $time } temu

## Wszyscy inni się poddali

lobby-leave-to-bots = Zostaw resztę botom
lobby-last-one = Wszyscy inni poddali się wcześniej, więc pierwsze miejsce jest Twoje. Resztę mogą dograć boty.
