"""Many games at once: matches between bots, with honest statistics."""

from tangledbank.lab.match import Match
from tangledbank.lab.play import play_games, play_match
from tangledbank.lab.results import Results
from tangledbank.lab.sprt import Sprt
from tangledbank.lab.statistics import Interval, mean_interval, wilson_interval

__all__ = ["Interval", "Match", "Results", "Sprt", "mean_interval", "play_games", "play_match", "wilson_interval"]
