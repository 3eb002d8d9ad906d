"""The rules of Ares Expedition: plain functions over the record."""
