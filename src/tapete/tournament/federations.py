"""The habits of scoring of federations, as far as they are published; what they leave open is as in the laws.

>>> FEDERATIONS["pzbs"].factoring, FEDERATIONS["aeb"] == FEDERATIONS["wbf"]
(<Factoring.OWN_TOP: 'own-top'>, True)
"""

from __future__ import annotations

from collections.abc import Mapping

from tapete.bridge.adjusted import Rounding
from tapete.tournament.policy import Factoring, PercentFrom, Rules, SmallGroups, Total, Units

__all__ = ["FEDERATIONS"]

# A board that was played only once in a form is cancelled; Neuberg for the rest. Periods as in 79C and 92B.
_WBF = Rules(small_groups=SmallGroups.CANCEL)

FEDERATIONS: Mapping[str, Rules] = {
    "wbf": _WBF,
    # White Book 2025: 2.5.5 (20 minutes for an appeal), 4.1.1.1 (own average in IMPs too), 4.2.3 (small
    # groups), 4.2.6 (exact halves away from the average). Boards stay exact, where 4.2.3.2 stops at 0.0001.
    "ebu": Rules(small_groups=SmallGroups.EBU, own_imps=True, rounding=Rounding.HALF_OUT, appeal_minutes=20),
    # ACBLscore manual, factoring: 1-half-0, boards to 0.01, groups of three, two and one; percentages of the
    # rounded score, as in sessions that were published.
    "acbl": Rules(
        units=Units.ONE,
        small_groups=SmallGroups.ACBL,
        board_digits=2,
        percent_from=PercentFrom.ROUNDED,
    ),
    # Neuberg for groups of any size and two digits, as in published sessions; for the rest the laws.
    "abf": Rules(),
    # No Neuberg: each board in percent of its own top, and their mean, as in published tournaments.
    "pzbs": Rules(factoring=Factoring.OWN_TOP, total=Total.MEAN),
    # The Norme Integrative 2020 complete the Code; nothing was found there on scoring: the WBF's conditions.
    "figb": _WBF,
    # Reglamento de las Pruebas y Competiciones 2011, I.3: where it is silent, the Code and the WBF's norms.
    "aeb": _WBF,
    # Nothing was found beside the Code that the FFB publishes for the WBF: the WBF's conditions.
    "ffb": _WBF,
}
