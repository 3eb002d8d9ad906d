"""The vocabulary: words that cards are declared in, the card itself, and the compiler from declarations to tables."""
