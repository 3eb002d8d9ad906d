server-too-many-games = Za dużo nowych gier naraz; chwilę poczekaj
server-too-many-open-games = Masz za dużo niedokończonych gier; najpierw dokończ kilka
server-busy = Serwer jest zajęty; spróbuj za chwilę
server-too-many-streams = Z Twojego adresu otwarto za dużo stron; zamknij kilka
server-too-many-reports = Dziękujemy, na razie wystarczy zgłoszeń
server-unavailable = Gry są chwilowo niedostępne. Nic nie przepadło; spróbuj za chwilę
server-seat-link-used = Ten link został już użyty albo jest nieważny. Jeśli siedzisz tam w tej przeglądarce, gra jest na stronie głównej
server-cookies-needed = Żeby usiąść do stołu, potrzebne są ciasteczka
