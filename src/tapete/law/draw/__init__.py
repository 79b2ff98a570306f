"""Flowcharts of procedures: SVG, PDF, Mermaid.

>>> from tapete.books import rulebook
>>> from tapete.law import explore
>>> from tapete.law.draw import WIDE, draw_svg
>>> from tapete.text import ENGLISH
>>> (picture,) = draw_svg(explore(rulebook("bridge-2017").procedure("27")), ENGLISH, WIDE)
>>> picture[:4]
'<svg'
"""

from tapete.law.draw.mermaid import mermaid
from tapete.law.draw.pdf import NoTypst, draw_pdf
from tapete.law.draw.sheet import A4, PHONE, WIDE, Sheet
from tapete.law.draw.svg import draw_svg

__all__ = ["A4", "PHONE", "WIDE", "NoTypst", "Sheet", "draw_pdf", "draw_svg", "mermaid"]
