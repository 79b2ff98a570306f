"""The fuzz targets, for a moment and without atheris."""

import importlib.util
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

SPEC = importlib.util.spec_from_file_location("table_script", Path(__file__).parent / "table_script.py")
table_script = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(table_script)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=120))
def test_table_script(data):
    table_script.target(data)


@pytest.mark.parametrize(
    "text",
    [
        "board 99999999999999999999999999\nN 1S",
        "N 1S\nback 0",
        "N 1S\nback 99",
        "N 1S\nback x",
        "dealer\nN 1S",
        "profile lead_may_be_required\nN 1S",
        "profile lead_may_be_required maybe\nN pass\nN changes 1H\narbiter",
        "expect",
        "expect legal",
        "expect legal pass",
        "expect score",
        "expect score NS",
        "answer",
        "answer x",
        "refused",
        "score Q 1",
        "penalty Q 1",
        "together N 1S",
        "together N 1S, N 1S",
        "together N HA, S 1S",
        "arbiter 99 N",
        "arbiter 27 N for",
        "N 9999999999S",
        "N claims 99999",
        "deal N:x",
        "hand N",
        "hand N AKQ.-.-.-\nN pass",
        "rules\nN 1S",
        "N says \x00",
        "back",
    ],
)
def test_odd_lines(text):
    table_script.target(b"\x00" + text.encode())
