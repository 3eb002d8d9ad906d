## Analiza po grze

coach-analysis = Analiza
coach-depth = rozpatrzone decyzje: { $n } z { $of }
coach-waiting = Trener przygląda się grze …
coach-accuracy = % dokładności
coach-place = { $place }. miejsce · { $points } PZ
coach-luck = Szczęście
coach-own = Własna gra
coach-others = Rywale
coach-change = { $n }%
coach-range = { $low }–{ $high }%
coach-shown = Pokazana pozycja
coach-show-before = Przed ruchem
coach-show-played = Jak zagrano
coach-show-best = Najlepszy ruch
coach-before = przed
coach-after = po
coach-when = { $moment } · ruch { $n } z { $of }
coach-best-moves = Najlepsze ruchy
coach-best-moves-hint = szansa na wygraną po nich
coach-best = najlepszy
coach-as-played = { $name } – tak zagrano
coach-was-best = Najlepszy ruch: { $name }
coach-was-good = Dobry ruch: { $name }
coach-was-forced = { $name }
coach-lost = { $name }: { $person ->
    [me] Twoja szansa
   *[other] szansa gracza { $player }
  } spadła o { $n }%
coach-what-if = A gdyby?
coach-link = Kopiuj link
coach-turns = Punkty zwrotne
coach-no-turns = Zwrotów nie było: wszyscy wybierali dobre ruchy.
coach-drawn = { $change ->
    [up] Szczęście: karty albo to, co mieli inni
   *[down] Pech: karty albo to, co mieli inni
  }
coach-drawn-alone = { $change ->
    [up] Szczęście w kartach
   *[down] Pech w kartach
  }
coach-instead = { $played } (lepiej: { $better })
coach-curve = Szansa na wygraną ruch po ruchu
coach-early = przedziały: za wcześnie na dokładność
coach-first = Na początek
coach-last = Na koniec
coach-play = Odtwarzaj
coach-speed = Szybkość
coach-next-turn = Następny punkt zwrotny
coach-mark-best = najlepszy ruch
coach-mark-good = dobry ruch
coach-mark-inaccuracy = niedokładność
coach-mark-mistake = błąd
coach-mark-blunder = gruby błąd
coach-mark-luck = szczęście
coach-legend-best = najlepszy
coach-legend-good = dobry
coach-legend-inaccuracy = od 2%
coach-legend-mistake = od 5%
coach-legend-blunder = strata od 10%
coach-tab-move = Ruch
coach-tab-map = Stół
coach-tab-turns = Zwroty
coach-tab-players = Gracze
coach-not-over = Analiza pojawi się po zakończeniu gry.
coach-other-rules = Tę grę rozpoczęto według wcześniejszych zasad, których trener nie zna.
coach-not-compiled = Gra jeszcze się przygotowuje, trener potrzebuje minuty. Spróbuj za chwilę.
coach-busy = Trener ma teraz wiele gier. Spróbuj później.
coach-no-move = W tej grze nie ma takiego ruchu.
coach-line = A gdyby: ta gra próbuje innego ruchu. Za pozostałych grają boty.
coach-line-back = Wróć do analizy
coach-unmeasured = Przy takich stołach nie zmierzono, jak trafne są te szanse; traktuj je jako przybliżone.
coach-as-equals = Szanse są takie jak między graczami o równej sile. To, co oddaje słabszy bot, liczy się wtedy, gdy to zrobi, w wierszu „Rywale”.
coach-buy-no-more = Nie kupuj więcej kart
coach-sell-no-more = Nie sprzedawaj więcej kart
coach-exchange-no-more = Nie wymieniaj więcej kart
coach-play-no-more = Nie zagrywaj więcej kart
coach-act-no-more = Nie rób nic więcej w tej fazie

## Podpowiedzi w czasie gry

coach-hint = Podpowiedź
coach-hint-only = tylko z tego, co widzisz
coach-hint-now = Twoja szansa na wygraną teraz
coach-hint-more = Pokaż więcej
coach-hint-enough = Wystarczy
coach-hint-hide = Ukryj
coach-hint-fill = Wypełnij płatność
coach-hint-equal = Kilka ruchów jest tu równie dobrych
coach-hint-with = Weź także: { $cards }
coach-hint-alone = Weź tylko tę jedną.
coach-hint-next = Następne w kolejności: { $moves }
coach-hint-one = { $name } { $chance }
coach-look-hand = Spójrz na swoją rękę
coach-look-hand-why = Jedna z tych kart jest teraz warta więcej niż wszystko inne.
coach-look-action = Spójrz na akcje swoich kart
coach-look-action-why = Najwięcej da Ci teraz karta, która już leży na stole.
coach-look-project = Spójrz na projekty standardowe
coach-look-project-why = Plansza oferuje teraz więcej niż Twoje karty.
coach-look-convert = Spójrz na swoje zasoby
coach-look-convert-why = Czegoś masz już dość, by zamienić to w postęp.
coach-look-goal = Spójrz na Tytuły i Nagrody
coach-look-goal-why = Jeśli nie Ty, weźmie to ktoś inny.
coach-look-map = Spójrz na mapę
coach-look-map-why = Miejsce znaczy więcej, niż się wydaje.
coach-look-cards = Spójrz na te karty jeszcze raz
coach-look-cards-why = Pomyśl, za co i kiedy będziesz w stanie zapłacić.
coach-look-phase = Spójrz na fazy
coach-look-phase-why = Wybierz to, czego potrzebujesz, a czego inni raczej nie wybiorą.
coach-look-phase-alone = Wybierz to, czego teraz najbardziej potrzebujesz.
coach-look-pass = Spójrz, co jeszcze możesz zrobić
coach-look-pass-why = To, co możesz jeszcze zrobić, da więcej, jeśli zachowasz to na później.
coach-look-other = Porównaj możliwości jeszcze raz
coach-look-other-why = Różnią się bardziej, niż się wydaje.
coach-hint-off = W grach rankingowych nie ma podpowiedzi.
web-key-hint = Poproś o podpowiedź
