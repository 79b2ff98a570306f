"""Movements by method: who sits where with which boards, checked, recommended and repaired."""

from __future__ import annotations

from tapete.tournament.schedule.american import american_whist, board_a_match, quartets
from tapete.tournament.schedule.appendix import appendix, rover
from tapete.tournament.schedule.arrow import arrow_switch, best_switch, switched
from tapete.tournament.schedule.balance import balance, weights
from tapete.tournament.schedule.barometer import barometer
from tapete.tournament.schedule.cards import guide_card, overview, table_card
from tapete.tournament.schedule.check import Fault, Report, Wrong, check, check_movement
from tapete.tournament.schedule.errors import BadRepair, BadSchedule, NoMovement, ScheduleError
from tapete.tournament.schedule.families import FAMILIES, Family, movement
from tapete.tournament.schedule.free import free_tables, table_sizes
from tapete.tournament.schedule.hesitation import hesitation
from tapete.tournament.schedule.howell import howell, three_quarter
from tapete.tournament.schedule.individual import rotation, whist
from tapete.tournament.schedule.knockout import bracket, knockout
from tapete.tournament.schedule.mitchell import Even, mitchell, web
from tapete.tournament.schedule.movement import Movement, Promise, Shape, in_section, with_first
from tapete.tournament.schedule.recommend import Advice, recommend
from tapete.tournament.schedule.record import from_data, report_data, to_data
from tapete.tournament.schedule.robin import round_robin, team_round_robin
from tapete.tournament.schedule.swiss import Within, swiss, swiss_round

__all__ = [
    "FAMILIES",
    "Advice",
    "BadRepair",
    "BadSchedule",
    "Even",
    "Family",
    "Fault",
    "Movement",
    "NoMovement",
    "Promise",
    "Report",
    "ScheduleError",
    "Shape",
    "Within",
    "Wrong",
    "american_whist",
    "appendix",
    "arrow_switch",
    "balance",
    "barometer",
    "best_switch",
    "board_a_match",
    "bracket",
    "check",
    "check_movement",
    "free_tables",
    "from_data",
    "guide_card",
    "hesitation",
    "howell",
    "in_section",
    "knockout",
    "mitchell",
    "movement",
    "overview",
    "quartets",
    "recommend",
    "report_data",
    "rotation",
    "round_robin",
    "rover",
    "swiss",
    "swiss_round",
    "switched",
    "table_card",
    "table_sizes",
    "team_round_robin",
    "three_quarter",
    "to_data",
    "web",
    "weights",
    "whist",
    "with_first",
]
