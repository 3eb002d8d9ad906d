web-level-expert = Esperto
web-level-expert-hint = pensa quanto il livello Difficile, ma giudica le posizioni come ha imparato da un milione di partite; batte il Difficile in circa tre partite su quattro a Terraforming Mars e in due su tre ad Ares Expedition
