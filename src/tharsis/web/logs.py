"""What a server writes about itself, to standard error: lines for people, or JSON for programs."""

from __future__ import annotations

import json
import logging
import os
import sys
import time


class JsonLines(logging.Formatter):
    """One JSON value a line, whatever happened."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": round(record.created, 3), "level": record.levelname.lower(), "logger": record.name,
            "process": os.getpid(), "message": record.getMessage(),
        }  # fmt: skip
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class TextLines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(process)d %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")
        self.converter = time.gmtime


def start_logging(level: str, form: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    ours = logging.getLogger("tharsis")
    ours.handlers[:] = [handler]
    ours.propagate = False
    ours.setLevel(level.upper())
