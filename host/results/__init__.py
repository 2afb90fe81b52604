"""What is left of games that are over: their results, and what follows from them."""

from .result import result_of
from .results import Results
from .sources import Source, spoken

__all__ = ["Results", "Source", "result_of", "spoken"]
