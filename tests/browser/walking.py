"""Law 27 walked by its last answers, for tests that need any ruling."""

from tapete.books import rulebook

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 850}
# What a browser may say of a server that was stopped.
AWAY = ("ERR_CONNECTION", "ERR_INCOMPLETE", "ERR_EMPTY")


def ruling():
    """The ruling in the library."""
    law = rulebook("bridge-2017").procedure("27")
    found = law()
    while found.pending is not None:
        kind = found.pending.question.kind
        found = law({**found.answers, found.pending.key: kind.dump(kind.all[-1])})
    return found


def press(button):
    """Press a button that sends its form, and wait for the page that answers."""
    with button.page.expect_navigation():
        button.click()


def walk_to_a_ruling(page):
    """The same in a browser."""
    page.goto("/rule/bridge-2017/27")
    while page.locator("form.question").count():
        press(page.locator(".options button").last)
