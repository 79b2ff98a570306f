"""The painted charts: whole XML, lit ways, links, nothing that a strict page would refuse."""

import re
from xml.etree import ElementTree as ET

import pytest

from tapete.books import rulebook, rulebooks
from tapete.language import LANGUAGES, speaker
from tapete.law import Answered, Ask, Goto, Source, explore, paths
from tapete.law.draw import A4, PHONE, WIDE, Sheet, draw_svg
from tapete.law.draw.condense import condensed
from tapete.law.errors import LawError
from tapete.text import ENGLISH

SVG = "{http://www.w3.org/2000/svg}"
LAW_27 = explore(rulebook("bridge-2017").procedure("27"))
ALL = [
    pytest.param(book, law, id=f"{book.id}-{law.article}")
    for book in rulebooks()
    for law in book.procedures.values()
]


def nodes(pages, name="node"):
    roots = [ET.fromstring(page) for page in pages]
    return [g for root in roots for g in root.iter(f"{SVG}g") if name in g.get("class", "").split()]


def names(pages, name="node"):
    return [g.get("data-node") for g in nodes(pages, name)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("book", "law"), ALL)
def test_every_node_is_painted_once_and_says_its_words(book, law, language):
    graph, say = explore(law), speaker(language, *book.texts)
    for sheet in (A4, PHONE, WIDE) if language == "en" else (PHONE,):
        pages = draw_svg(graph, say, sheet)
        assert len(names(pages)) == len(set(names(pages))) == len(condensed(graph)[0])
        if sheet is not A4:
            assert len(pages) == 1
        said = " ".join("".join(g.itertext()) for g in nodes(pages))
        for node in condensed(graph)[0]:
            if isinstance(node, Ask):
                first = say(node.question.text).split("{")[0].split()
                assert all(word in said for word in first[1:3])


@pytest.mark.parametrize("sheet", [A4, PHONE, WIDE])
def test_a_picture_needs_nothing_from_outside(sheet):
    for page in draw_svg(LAW_27, ENGLISH, sheet):
        for element in ET.fromstring(page).iter():
            assert element.tag.removeprefix(SVG) in {
                "svg",
                "title",
                "desc",
                "g",
                "rect",
                "path",
                "circle",
                "text",
                "tspan",
            }
            assert not {"style", "href", "onclick"} & set(element.attrib)
        assert "url(" not in page
        assert "nan" not in page
        assert "inf" not in page


def test_a_picture_has_a_title_and_a_description():
    for page in draw_svg(LAW_27, ENGLISH, A4):
        root = ET.fromstring(page)
        by_id = {e.get("id"): e for e in root.iter() if e.get("id")}
        title, described = (by_id[name] for name in root.get("aria-labelledby").split())
        assert title.text.startswith("27 · Insufficient bid — Laws of Duplicate Bridge, 2017 (page ")
        assert "red" in described.text


def test_two_charts_on_one_page_share_no_id():
    way = LAW_27.follow(paths_of("27")[0])
    charts = [
        *draw_svg(LAW_27, ENGLISH, A4),
        *draw_svg(LAW_27, ENGLISH, PHONE),
        *draw_svg(LAW_27, ENGLISH, PHONE, way=way),
        *draw_svg(explore(rulebook("bridge-1997").procedure("27")), ENGLISH, PHONE),
    ]
    ids = re.findall(r' id="([^"]+)"', "".join(charts))
    assert len(ids) == len(set(ids)) == 2 * len(charts)


def paths_of(article, book="bridge-2017"):
    return [path.legs[0][1] for path in paths(rulebook(book).procedure(article))]


@pytest.mark.parametrize("sheet", [A4, PHONE, WIDE])
def test_a_way_lights_its_nodes_and_arrows_and_no_others(sheet):
    for trail in paths_of("27"):
        way = LAW_27.follow(trail)
        pages = draw_svg(LAW_27, ENGLISH, sheet, way=way)
        dark = draw_svg(LAW_27, ENGLISH, sheet)
        lit, here = names(pages, "lit"), names(pages, "here")
        order = names(dark)
        assert len([name for name in lit if name]) == len(way)
        assert len(here) == 1
        assert here[0] in lit
        assert names(pages) == order
        wires = [g for g in nodes(pages, "wire") if "lit" in g.get("class").split()]
        assert len(wires) >= len(way)
        assert names(dark, "lit") == names(dark, "here") == []


def test_the_way_so_far_ends_where_the_case_stands():
    ask = LAW_27.root
    way = LAW_27.follow((Answered(ask.key, ask.question, ask.about, False, Source.PERSON),))
    (page,) = draw_svg(LAW_27, ENGLISH, PHONE, way=way)
    assert names([page], "here") == [f"ask-{way[1].key}"] != [f"ask-{ask.key}"]


def test_a_link_leads_to_the_article_that_goes_on():
    (page,) = draw_svg(LAW_27, ENGLISH, PHONE, link=lambda article: f'/law?x="{article}"&y')
    links = ET.fromstring(page).findall(f".//{SVG}a")
    onward = [node.article for node in LAW_27.nodes if isinstance(node, Goto)]
    assert "31" in onward
    assert sorted(link.get("href") for link in links) == sorted(f'/law?x="{article}"&y' for article in onward)
    assert ET.fromstring(page).get("role") == "group"


def test_equal_input_gives_equal_pictures():
    assert draw_svg(LAW_27, ENGLISH, A4) == draw_svg(LAW_27, ENGLISH, A4)


def test_a_page_that_is_too_small_says_so():
    with pytest.raises(
        LawError, match=r"^27 .* does not fit on a sheet of 300 × 100 points: take a larger one$"
    ):
        draw_svg(LAW_27, ENGLISH, Sheet(300, 100))
