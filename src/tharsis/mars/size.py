"""How many can play."""

SEATS = 5
