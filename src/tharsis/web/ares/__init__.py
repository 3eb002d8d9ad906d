"""The Ares Expedition table as records for templates. Everything here is made from what the reader may see."""
