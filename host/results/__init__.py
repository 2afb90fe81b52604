"""What is left of games that are over: their results, and what follows from them."""

from .ratings import Ladders
from .result import result_of, scores
from .results import Results
from .sources import Source, spoken

__all__ = ["Ladders", "Results", "Source", "result_of", "scores", "spoken"]
