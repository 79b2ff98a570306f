"""The ways through a procedure itself: a way that goes on in another ends there, as in ">16D"."""

from __future__ import annotations

from ways import check_way, ends, said

from tapete.law import Ask, ContinueUnder, End, Goto, Ruling, Tell, consult, explore


def leaves(node, answers=()):
    """Every way from the node to an end or to another procedure."""
    match node:
        case Tell(to=to):
            yield from leaves(to, answers)
        case Ask(key=key, question=asked, exits=exits):
            for leaving in exits:
                for answer in leaving.answers:
                    yield from leaves(leaving.to, (*answers, (key, asked.kind.dump(answer))))
        case End(ruling=ruling):
            yield said(dict(answers)), ends(ruling)
        case Goto(article=article, cite=cite):
            yield said(dict(answers)), (" ".join(cite), {f">{article}"})


def check_outline(procedure, ways):
    """The rows are the ways through the procedure, all of them and no others, each with its end."""
    graph = explore(procedure)
    there = dict(leaves(graph.root))
    assert {said(way.answers): (way.cite, set(way.parts)) for way in ways} == there
    assert len(ways) == len(there)
    assert not graph.idle
    for node in graph.asks:
        assert node.question.help, node.key


def check_row(procedure, way):
    """One row by itself: the ruling it comes to, or the procedure in which it goes on."""
    if not any(str(part).startswith(">") for part in way.parts):
        check_way(procedure, way)
        return
    (article,) = (part.removeprefix(">") for part in way.parts)
    found = consult(procedure, way.answers)
    assert set(way.answers) <= {step.key for step in found.answered}, "an answer that is not asked for"
    if article in procedure.book.procedures:
        assert found.legs[1][0] is procedure.book.procedure(article)
    else:
        assert found.ruling == Ruling.of(way.cite, ContinueUnder(article))
