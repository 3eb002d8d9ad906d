## Pas z góry

ahead-title = Pas z góry
ahead-on = Spasujesz, gdy przyjdzie Twoja kolej
ahead-do = Spasuj, gdy przyjdzie moja kolej
ahead-revoke = Nie pasuj
ahead-wakes = Obudzi Cię:
ahead-wake-attack = atak na Ciebie
ahead-wake-goal = uzyskany Tytuł albo ufundowana Nagroda
ahead-wake-card = kolejna karta, którą można zagrać
ahead-wake-tile = umieszczony obszar
ahead-woken-attack = Miał nastąpić pas, ale ktoś Cię zaatakował.
ahead-woken-goal = Miał nastąpić pas, ale ktoś uzyskał Tytuł albo ufundował Nagrodę.
ahead-woken-card = Miał nastąpić pas, ale możesz teraz zagrać kolejną kartę.
ahead-woken-tile = Miał nastąpić pas, ale ktoś umieścił obszar.
ahead-too-late = Nie masz przed sobą tury, w której można spasować.
