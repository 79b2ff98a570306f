"""The kernel of the law: rule books, questions, cases, rulings. It knows no game.

>>> from tapete.books import rulebook
>>> law = rulebook("bridge-2017").procedure("27")
>>> law().pending.question.name
'out_of_rotation'
"""

from tapete.law.answers import AnswerKind, AnyOf, Notation, NumberIn, OneOf, Within, Written, YesNo, kind_of
from tapete.law.case import Answered, Case, Referred, Source, Told, Trail, Unanswered
from tapete.law.coverage import Covered, coverage
from tapete.law.errors import BadProcedure, LawError, UnknownBook, UnknownClause, WrongAnswer
from tapete.law.explore import Ask, End, Exit, Goto, Graph, Node, Tell, explore
from tapete.law.procedure import Consultation, Procedure, consult, paths, procedure
from tapete.law.question import Instruction, Question, Who, question
from tapete.law.rulebook import Article, Clause, Hit, Kind, Rulebook
from tapete.law.ruling import ContinueUnder, Duty, Effect, Note, Part, Ruling

__all__ = [
    "AnswerKind",
    "Answered",
    "AnyOf",
    "Article",
    "Ask",
    "BadProcedure",
    "Case",
    "Clause",
    "Consultation",
    "ContinueUnder",
    "Covered",
    "Duty",
    "Effect",
    "End",
    "Exit",
    "Goto",
    "Graph",
    "Hit",
    "Instruction",
    "Kind",
    "LawError",
    "Node",
    "Notation",
    "Note",
    "NumberIn",
    "OneOf",
    "Part",
    "Procedure",
    "Question",
    "Referred",
    "Rulebook",
    "Ruling",
    "Source",
    "Tell",
    "Told",
    "Trail",
    "Unanswered",
    "UnknownBook",
    "UnknownClause",
    "Who",
    "Within",
    "Written",
    "WrongAnswer",
    "YesNo",
    "consult",
    "coverage",
    "explore",
    "kind_of",
    "paths",
    "procedure",
    "question",
]
