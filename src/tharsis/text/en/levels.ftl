web-level-expert = Expert
web-level-expert-hint = thinks as long as Hard, but judges positions by what it learned from a million games; wins about three out of four games of Terraforming Mars and two out of three of Ares Expedition against Hard
