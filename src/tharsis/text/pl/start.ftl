### Wybór na początku, na jednym ekranie.

start-title = Wybierz, z czym zaczniesz
start-corporation = Twoja korporacja
start-cards = Karty początkowe
start-pick-corporation = Wybierz korporację
# $start: M€ of the corporation, $n cards for $cost M€, $left: what remains
start-total = Zacznij: { COUNT("mc", $start) } − { COUNT("mc", $cost) } za { COUNT("card", $n, case: "acc") } = { COUNT("mc", $left) }
start-go = Zacznij
# $n: M€ that are missing
start-too-dear = Brakuje { COUNT("mc", $n) }: wybierz mniej kart
start-no-cards = Zacząć bez kupowania kart?
# A sentence on the card of the Beginner Corporation.
start-whole-hand = zatrzymujesz za darmo wszystkie rozdane Ci karty projektów
