## Pas z góry

ahead-title = Pas z góry
ahead-on = Spasujesz, gdy przyjdzie Twoja kolej
ahead-do = Spasuj, gdy przyjdzie moja kolej
ahead-revoke = Nie pasuj
ahead-wakes = Obudzi Cię:
ahead-wake-attack = atak na Ciebie
ahead-wake-goal = zdobyty tytuł lub ufundowana nagroda
ahead-wake-card = kolejna karta, którą można zagrać
ahead-wake-tile = położony kafelek
ahead-woken-attack = Miał nastąpić pas, ale ktoś Cię zaatakował.
ahead-woken-goal = Miał nastąpić pas, ale ktoś zdobył tytuł lub ufundował nagrodę.
ahead-woken-card = Miał nastąpić pas, ale możesz teraz zagrać kolejną kartę.
ahead-woken-tile = Miał nastąpić pas, ale ktoś położył kafelek.
ahead-too-late = Nie masz tury, którą można spasować z góry.
