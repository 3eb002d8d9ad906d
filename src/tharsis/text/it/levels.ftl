web-level-expert = Esperto
web-level-expert-hint = pensa quanto il livello Difficile, ma giudica le posizioni come ha imparato da un milione di partite; batte il Difficile in circa sette partite su otto
