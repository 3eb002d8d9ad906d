web-level-expert = Expert
web-level-expert-hint = thinks as long as Hard, but judges positions by what it learned from a million games; wins about seven out of eight games against Hard
