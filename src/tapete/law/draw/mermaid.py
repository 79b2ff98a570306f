"""The flowchart as text for Mermaid, for pages that draw it themselves."""

from __future__ import annotations

import re

from tapete.law.draw.tree import Item, tree_of
from tapete.law.draw.words import Look, Words, script_of
from tapete.law.explore import Graph
from tapete.text import Speaker

__all__ = ["mermaid"]

SHAPES = {
    Look.QUESTION: ("{{", "}}"),
    Look.STEP: ("[/", "/]"),
    Look.MILD: ("[", "]"),
    Look.GRAVE: ("[", "]"),
    Look.GOTO: ("([", "])"),
}
STYLES = {
    "question": "fill:#eaf1f8,stroke:#34587c,color:#1c1c1a",
    "step": "fill:#f1efe8,stroke:#5e5a4c,color:#1c1c1a",
    "mild": "fill:#dff1dc,stroke:#2e7031,color:#1c1c1a",
    "grave": "fill:#fbdedb,stroke:#b3261e,stroke-width:3px,color:#1c1c1a",
    "goto": "fill:#fff1a8,stroke:#8a6d00,color:#1c1c1a",
}


def mermaid(graph: Graph, say: Speaker) -> str:
    """The flowchart as Mermaid text; each node has the name that it has in the drawing."""
    tree = tree_of(graph)
    script = script_of(graph, tree, say)
    names = [_name(item) for item in tree.items]
    lines = [
        "flowchart TD",
        f'  title["{_text(script.title)}<br/>{_text(script.book)}"]',
        f"  title --> {names[0]}",
    ]
    for name, words in zip(names, script.items, strict=True):
        left, right = SHAPES[words.look]
        lines.append(f'  {name}{left}"{_label(words)}"{right}:::{words.look.value.split()[-1]}')
    for item, name, labels in zip(tree.items, names, script.branches, strict=True):
        for branch, label in zip(item.branches, labels, strict=True):
            arrow = f'-->|"{_text(label)}"|' if label else "-->"
            lines.append(f"  {name} {arrow} {names[branch.to]}")
    lines += [f'  note-{n.number}["★{n.number} {_text(n.line)}"]:::step' for n in script.footnotes]
    lines += [f"  classDef {name} {style}" for name, style in STYLES.items()]
    return "\n".join(lines) + "\n"


def _name(item: Item) -> str:
    # A bare "end" anywhere in a name would end a subgraph.
    return "n-" + item.id.replace("end", "end_")


def _label(words: Words) -> str:
    parts = [words.who] if words.who else []
    parts += [
        f"{'• ' if p.sign == 'dot' else '⚑ ' if p.sign == 'flag' else ''}{p.text}" for p in words.paragraphs
    ]
    parts[-1] += "".join(f" ★{number}" for number in words.notes)
    if words.cite:
        parts.append(f"({', '.join(words.cite)})")
    return "<br/>".join(map(_text, parts))


def _text(text: str) -> str:
    """The text with all that Mermaid or HTML would read as a sign of its own as a number."""
    return re.sub(r"""["#&<>`\\;]""", lambda found: f"#{ord(found[0])};", text)
