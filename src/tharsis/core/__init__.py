"""What both games share: the JIT switch, random numbers, zones of cards, owed choices, events, notation and saves."""
