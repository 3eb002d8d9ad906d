"""Tharsis plays Terraforming Mars and Ares Expedition."""

__version__ = "0.1.0"
