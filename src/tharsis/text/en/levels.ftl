web-level-expert = Expert
web-level-expert-hint = thinks as long as Hard, but judges positions by what it learned from a million games; wins about three of four games of Terraforming Mars against Hard and two of three of Ares Expedition
