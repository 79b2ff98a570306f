"""The README and the docstrings say what the code does."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import tapete


def source(name):
    return Path(importlib.util.find_spec(name).origin).read_text(encoding="utf-8")


ROOT = Path(__file__).parent.parent
MODULES = [
    name
    for _, name, _ in pkgutil.walk_packages(tapete.__path__, "tapete.")
    if name != "tapete.__main__" and ">>>" in source(name)
]


@pytest.mark.parametrize(
    "name", ["README.md", "README.es.md", "docs/bridge.md", "docs/checking.md", "docs/tarot.md"]
)
def test_readme(name):
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name):
    failed, tried = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


def test_the_two_readmes_have_the_same_shape():
    english, spanish = (
        [
            line.split()[0]
            for line in (ROOT / name).read_text(encoding="utf-8").splitlines()
            if line.startswith("#")
        ]
        for name in ("README.md", "README.es.md")
    )
    assert english == spanish


def test_the_changelog_knows_this_version():
    assert f"## {tapete.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
