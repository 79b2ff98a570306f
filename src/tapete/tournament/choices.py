"""What organisers choose between: each policy of scoring that is a choice, by name."""

from __future__ import annotations

from tapete.text import N_, Choice
from tapete.tournament.scales import Reads

__all__ = [
    "Datum",
    "Factoring",
    "Method",
    "OwnAverage",
    "OwnOver",
    "PercentFrom",
    "SmallGroups",
    "Total",
    "Units",
]


class Method(Choice):
    """What boards are scored in."""

    MATCHPOINTS = "matchpoints", N_("matchpoints")
    CROSS_IMPS = "cross-imps", N_("IMPs against every other table")
    BUTLER = "butler", N_("IMPs against a datum")
    IMPS = "imps", N_("teams: IMPs against the other table of the match")
    BAM = "bam", N_("teams: the better result of each board")
    PATTON = "patton", N_("teams: boards and a share of the points")
    POINTS = "points", N_("total points")
    WINS = "wins", N_("games won, then the difference of the points")

    @property
    def of_teams(self) -> bool:
        """Whether two tables of one match are compared."""
        return self in (Method.IMPS, Method.BAM, Method.PATTON)

    @property
    def has_top(self) -> bool:
        """Whether there is so much to win on a board that a percentage has a meaning."""
        return self in (Method.MATCHPOINTS, Method.BAM, Method.PATTON)

    @property
    def makes(self) -> Reads | None:
        """What a match comes to that a scale of victory points can read."""
        # Boards won, Patton and total points are ways to share out a match themselves.
        if self in (Method.IMPS, Method.CROSS_IMPS, Method.BUTLER):
            return Reads.IMPS
        return Reads.PERCENT if self is Method.MATCHPOINTS else None


class Units(Choice):
    """What is given for a better score and for an equal one (78A)."""

    TWO = "2-1-0", N_("2 for each lower score, 1 for each equal one")
    ONE = "1-half-0", N_("1 for each lower score, a half for each equal one")


class Factoring(Choice):
    """What makes boards with fewer comparisons equal to the others."""

    NEUBERG = "neuberg", N_("Neuberg's formula")
    RATIO = "ratio", N_("stretched to the full top in proportion")
    OWN_TOP = "own-top", N_("each board as a percentage of its own top")
    NONE = "none", N_("nothing: the matchpoints as they are")


class SmallGroups(Choice):
    """What a group gets that is too small to be compared."""

    NONE = "none", N_("the same as every group")
    EBU = "ebu", N_("three results, and a third of the field or less: 70, 60, 50 %; two: 65, 55 %; one: 60 %")
    ACBL = "acbl", N_("three results, unless it is the largest group: 70, 60, 50 %; two: 65, 55 %; one: 60 %")
    CANCEL = "cancel", N_("a single result: average plus for both sides")


class Total(Choice):
    """How boards make a session where contestants have not played equally many."""

    FACTORED = "factored", N_("the sum, stretched to the full number of boards")
    SUM = "sum", N_("the sum")
    MEAN = "mean", N_("the mean of a board")


class Datum(Choice):
    """With what a result is compared in Butler scoring."""

    MEAN = "mean", N_("the mean without the results at each end")
    PER_TEN = "per-ten", N_("the mean without one result at each end for every ten")
    MEDIAN = "median", N_("the result in the middle")


class OwnAverage(Choice):
    """Who gets what it made on its other boards instead of average plus or minus (12C2c, 88)."""

    BOTH = "both", N_("above 60 % without fault, below 40 % at fault")
    PLUS = "plus", N_("above 60 % without fault")
    NONE = "none", N_("nobody")


class OwnOver(Choice):
    """What is the session of a contestant's own average: organisers may mean different things (12C2)."""

    SESSION = "session", N_("the session")
    MATCH = "match", N_("the match, which is a round of a Swiss")
    STAGE = "stage", N_("all sessions of the stage")


class PercentFrom(Choice):
    """From what the percentage is worked out."""

    EXACT = "exact", N_("the exact score")
    ROUNDED = "rounded", N_("the rounded score")
