web-level-expert = Ekspert
web-level-expert-hint = myśli tak długo jak Trudny, ale ocenia pozycje tak, jak nauczył się z miliona partii; wygrywa z Trudnym mniej więcej siedem partii na osiem
