"""The lawful play: what may be played, who wins, and what each seat sees."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.bridge import (
    PASSED_OUT,
    Card,
    Contract,
    Deal,
    IllegalPlay,
    Impossible,
    Play,
    Seat,
    Side,
    Suit,
    Trick,
)
from tapete.bridge.chance import DEALS

DEAL = Deal.parse("N:AT9.KQ4.J8765.32 KQJ.AJ52.AQ.KQ54 87654.T63.KT9.A6 32.987.432.JT987")
contracts = st.sampled_from([contract for contract in Contract.all() if contract.bid])
deals = st.integers(0, DEALS - 1).map(Deal.numbered)


@pytest.mark.parametrize(
    ("cards", "trumps", "winner"),
    [
        ("H2 H3 H4 H5", None, "S"),
        ("H2 HA H4 H5", None, "N"),
        ("H2 SA CA DA", None, "W"),
        ("H2 SA CA DA", "S", "N"),
        ("HA S2 S3 H3", "S", "E"),
        ("HA S2 HK S3", "S", "S"),
        ("SA S2 SK SQ", "S", "W"),
        ("HA", "S", "W"),
        ("HA S2", "S", "N"),
    ],
)
def test_who_wins_a_trick(cards, trumps, winner):
    trick = Trick(Seat.WEST, tuple(map(Card.parse, cards.split())), Suit(trumps) if trumps else None)
    assert str(trick.winner) == winner
    assert trick.is_complete == (len(cards.split()) == 4)


def test_a_trick_without_cards():
    trick = Trick(Seat.WEST, ())
    assert (trick.winner, trick.suit, trick.card_of(Seat.WEST)) == (None, None, None)


def test_the_cards_of_a_trick():
    trick = Trick(Seat.WEST, (Card.parse("HA"), Card.parse("H2")))
    assert [(str(seat), str(card)) for seat, card in trick] == [("W", "HA"), ("N", "H2")]
    assert (str(trick.card_of(Seat.NORTH)), trick.card_of(Seat.EAST), str(trick)) == ("H2", None, "W: HA H2")


def test_the_first_trick():
    play = Play.of(DEAL, "3NT E")
    assert (play.turn, play.player, play.dummy) == (Seat.SOUTH, Seat.SOUTH, Seat.WEST)
    assert play.legal_cards == tuple(DEAL[Seat.SOUTH])
    play = play.then("S4")
    assert (play.turn, play.player) == (Seat.WEST, Seat.EAST)
    assert [str(card) for card in play.legal_cards] == ["S3", "S2"]
    play = play.then("S2").then("SA").then("SJ")
    assert (play.turn, play.player) == (Seat.NORTH, Seat.NORTH)
    assert (play.tricks_won(Side.NS), play.tricks_won(Side.EW)) == (1, 0)
    assert [str(trick) for trick in play.tricks] == ["S: S4 S2 SA SJ"]
    assert str(play.trick) == "N:"
    assert str(play.then("H4")) == "S: S4 S2 SA SJ\nN: H4"
    assert len(play.hand(Seat.NORTH)) == 12


@pytest.mark.parametrize(
    ("cards", "card", "clause", "says"),
    [
        ("", "SA", "44G", "the ace of spades is in North's hand, and the next card comes from South"),
        ("S4", "H9", "44C", "West has spades and must follow suit"),
        ("S4", "SA", "44B", "the ace of spades is in North's hand, and the next card comes from West"),
        ("S4 S2", "S4", "", "the 4 of spades has been played"),
        ("S4 S2 SA SJ", "D2", "44G", "the 2 of diamonds is in West's hand"),
    ],
)
def test_what_may_not_be_played_and_why(cards, card, clause, says):
    before = Play.of(DEAL, "3NT E", cards.split())
    excluded = before.why_not(card)
    assert excluded.clause == clause
    assert says in str(excluded)
    with pytest.raises(IllegalPlay, match=says) as raised:
        before.then(card)
    assert raised.value.clause == clause
    assert before == Play.of(DEAL, "3NT E", cards.split())


def test_what_cannot_be_played_at_all():
    with pytest.raises(Impossible, match="nothing to play"):
        Play(DEAL, PASSED_OUT)
    with pytest.raises(Impossible, match="nothing to play"):
        Play(DEAL, Contract.parse("3NT"))
    with pytest.raises(Impossible, match="all four hands"):
        Play(Deal(), Contract.parse("3NT E"))


def slowly_legal(held, trick):
    """Law 44 read once more: follow suit, or else anything."""
    following = [card for card in held if trick and card.suit is trick[0].suit]
    return following or list(held)


def slow_winner(cards, trumps):
    strength = "23456789TJQKA"
    counts = [card for card in cards if card.suit is trumps] or [c for c in cards if c.suit is cards[0].suit]
    return cards.index(max(counts, key=lambda card: strength.index(str(card.rank))))


@settings(max_examples=40, deadline=None)
@given(deals, contracts, st.randoms(use_true_random=False))
def test_random_play_never_raises_and_keeps_52_cards(deal, contract, chance):
    play = Play(deal, contract)
    held = {seat: list(deal[seat]) for seat in Seat}
    turn, trick, won = contract.leader, [], {Side.NS: 0, Side.EW: 0}
    while not play.has_ended:
        assert play.turn is turn
        assert play.player is (contract.declarer if turn is contract.dummy else turn)
        assert play.legal_cards == tuple(slowly_legal(held[turn], trick))
        assert set(play.legal_cards) == {card for card in Card.all() if play.is_legal(card)}
        assert sum(len(play.hand(seat)) for seat in Seat) + len(play.cards) == 52
        card = chance.choice(play.legal_cards)
        play = play.then(card)
        held[turn].remove(card)
        trick.append(card)
        turn = turn.left
        if len(trick) == 4:
            turn = turn.turn(slow_winner(trick, contract.trumps))
            won[turn.side] += 1
            trick = []
        assert {side: play.tricks_won(side) for side in Side} == won
    assert set(play.cards) == set(Card.all())
    assert (play.turn, play.player, play.legal_cards) == (None, None, ())
    assert play.result.tricks == won[contract.declarer.side]
    assert Play(deal, contract, play.cards) == play
    assert play.back().then(play.cards[-1]) == play
    assert [trick.winner.side for trick in play.tricks].count(Side.NS) == won[Side.NS]
    with pytest.raises(IllegalPlay, match="all thirteen tricks are played"):
        play.then(play.cards[0])


def test_no_card_back():
    with pytest.raises(Impossible, match="no card to take back"):
        Play.of(DEAL, "3NT E").back()


def shown(view):
    """Every hand that the view lets out, by whatever way."""
    return "\n".join((repr(view), str(view), str(view.to_plain())))


@given(deals, st.sampled_from(Seat), st.sampled_from([None, *Seat]))
def test_a_view_shows_no_hidden_card(deal, seat, dummy):
    view = deal.seen_by(seat, dummy)
    seen = {seat, dummy}
    for other, hand in deal:
        assert view.deal[other] == (hand if other in seen else type(hand)())
        assert (view.to_plain()["hands"][str(other)] is not None) == (other in seen)
        if other not in seen:
            assert str(hand) not in shown(view)
    assert shown(view) == shown(Deal.of({each: deal[each] for each in seen if each}).seen_by(seat, dummy))


@settings(max_examples=20, deadline=None)
@given(deals, contracts, st.randoms(use_true_random=False), st.integers(0, 51), st.sampled_from(Seat))
def test_a_view_of_the_play_shows_no_hidden_card(deal, contract, chance, length, seat):
    play = Play(deal, contract)
    for _ in range(length):
        play = play.then(chance.choice(play.legal_cards))
    view = play.seen_by(seat)
    seen = {seat, play.dummy} if play.cards else {seat}
    assert {card for _, hand in view.deal for card in hand} == {c for s in seen for c in play.hand(s)}
    assert view.played == play.cards
    hidden = {str(card) for s in set(Seat) - seen for card in play.hand(s)}
    assert not hidden & set(view.to_plain()["played"])


def test_dummy_is_seen_only_after_the_opening_lead():
    play = Play.of(DEAL, "3NT E")
    assert not play.seen_by(Seat.SOUTH).deal[Seat.WEST]
    assert play.then("S4").seen_by(Seat.SOUTH).deal[Seat.WEST] == DEAL[Seat.WEST]
    assert not play.then("S4").seen_by(Seat.WEST).deal[Seat.EAST]
