"""A browser without a screen, for tests of the pages."""

import re

from starlette.testclient import TestClient

HOST = "http://testserver"


class Visitor(TestClient):
    """A browser without a screen."""

    def read(self, path, status=200, **more):
        """The text of a page that has to come with this status."""
        answer = self.get(path, **more)
        assert answer.status_code == status, answer.text
        return answer.text

    def send_form(self, path, fields, **headers):
        """Send a form as a page of ours would."""
        return self.post(path, data=fields, headers={"Origin": HOST, **headers}, follow_redirects=False)

    def give(self, path, **fields):
        """Give the ruling of a page; what is not named is as the page has it."""
        return self.send_form(path, hidden(self.read(path)) | fields)


def hidden(page):
    """The hidden fields of the form that changes something."""
    form = page[page.index('method="post"') :]
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="(\w*)">', form))
