"""What can go wrong with a movement, each kind of wrong by its own name.

ScheduleError
├── NoMovement      a movement that does not exist for the size, or not at all
├── BadSchedule     a schedule that cannot be read, or is none
└── BadRepair       a trouble that the schedule does not know, or a repair that it does not allow
"""

from __future__ import annotations

from tapete.text import Problem

__all__ = ["BadRepair", "BadSchedule", "NoMovement", "ScheduleError"]


class ScheduleError(Problem, ValueError):
    """Something that a movement cannot do."""


class NoMovement(ScheduleError):
    """A movement that does not exist for the size, or not at all."""


class BadSchedule(ScheduleError):
    """A schedule that cannot be read, or is none."""


class BadRepair(ScheduleError):
    """A trouble that the schedule does not know, or a repair that it does not allow."""
