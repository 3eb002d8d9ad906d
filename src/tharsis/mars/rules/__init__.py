"""The rules of Mars as functions over the record."""
