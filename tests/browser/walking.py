"""Law 27 walked by its last answers, for tests that need any ruling."""

from tapete.books import rulebook


def ruling():
    """The ruling in the library."""
    law = rulebook("bridge-2017").procedure("27")
    found = law()
    while found.pending is not None:
        kind = found.pending.question.kind
        found = law({**found.answers, found.pending.key: kind.dump(kind.all[-1])})
    return found


def walk_to_a_ruling(page):
    """The same in a browser."""
    page.goto("/rule/bridge-2017/27")
    while page.locator(".question").count():
        before = page.url
        page.locator(".options button").last.click()
        page.wait_for_url(lambda url: url != before)
