"""The page part of the tiny module: what beside it is found by the module's key."""
