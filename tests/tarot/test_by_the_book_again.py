# ruff: noqa: E501, SIM905 - a row of the table is read across
"""What happens at a tarot table where two clauses meet, and what the counts can mean: from the book alone."""

import contextlib
import io
import json

import pytest

from tapete.cli import run
from tapete.tarot import Bid, Card, Form, Game, Hand, Side
from tapete.tarot.board import Board
from tapete.tarot.handful import why_not_handful
from tapete.tarot.ranking import team_total
from tapete.tarot.score import Slam, doubts
from tapete.tarot.table.expect import facts_of
from tapete.tarot.table.script import play
from tapete.text import Problem

NORTH = Form.FOUR.seats[0]

BOOK = "rules tarot-fft\n"
COUNTED = "dealer S\ntaker N garde\n"
HANDS = """
hand N SR HR DR T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7
hand W S:DCV10987654321 T:1,2,3 D:32
hand S H:DCV10987654321 T:4,5 D:DCV
hand E C:DCV10987654321 E T:6 D:1098
dog CR D:76541
"""
SANS = "dealer S\ntaker N garde sans\n" + HANDS
GARDE = "dealer S\ntaker N garde\n" + HANDS
RIGHT = "N ecart D7 D6 D5 D4 D1 T7\nN reveals T7\nN jeu\n"
UNSEEN = "dealer S\ntaker N garde sans\n"
FIVE = "players 5\ndealer 5\ntaker 1 garde sans\n"
FIVE_GARDE = "players 5\ndealer 1\ntaker 2 garde\n"
ALONE = "dealer S\nhand E T1 S:RDCV10987654321 H:432\n"
TEN = "N handful T:21,20,19,18,17,16,15,14,13,12\n"
ELEVEN = "N handful T:21,20,19,18,17,16,15,14,13,12,11\n"

SCRIPTS = {
    "T4-DEAL-6 and 7: a penalty for touching does not save the dealer from a misdeal": "dealer S\nN touches\narbiter\nyes penalty_given\nS misdeals z\narbiter\nexpect phase redeal\nexpect penalties N\nexpect barred S",
    "T4-DEAL-7 and T4-BID-3: a barred dealer, and all pass": "dealer S\nbarred S\nE pass\nN pass\nW pass\nS pass\nexpect phase passed\nexpect dealer E",
    "T4-DEAL-7 and T4-BID-1: a barred dealer out of turn still speaks last": "dealer S\nbarred S\nS garde\narbiter\nexpect ruling T4-BID-1 TARB-1\nexpect turn E\nE pass\nN pass\nW pass\nexpect turn S\nS pass\nexpect phase passed",
    "T4-DEAL-7 and T4-PSEC-1: a misdeal goes before a petit sec of the same deal": ALONE
    + "S misdeals x\nE petit sec\narbiter\nexpect phase redeal\nexpect dealer S\nexpect barred S",
    "T4-PSEC-1: the dealer's own petit sec": "dealer S\nhand S T1 S:RDCV10987654321 H:432\nS petit sec\nexpect phase annulled\nexpect dealer E",
    "T4-PSEC-1: another has bid before": "dealer S\nhand W T1 S:RDCV10987654321 H:432\nE pass\nW petit sec\narbiter\nyes called_at_once\nexpect ruling T4-PSEC-1 TARB-1\nexpect dealer E",
    "T4-PSEC-1 and T3: at three": "players 3\ndealer 1\nhand 2 T1 S:RDCV10987654321 H:RDCV10987\n2 petit sec\nexpect dealer 2\nexpect marks 0 0 0",
    "T4-BID-2: a low bid twice, and then a pass": "dealer S\nE garde\nN prise\narbiter\nN garde\narbiter\nexpect turn N\nN pass\nexpect turn W\nexpect bids garde, pass",
    "T4-BID-1: a pass out of turn does not bind": "dealer S\nN pass\narbiter\nexpect turn E\nE prise\nN garde\nexpect bids prise, garde",
    "T4-BID-1: the dealer bids first of all, and last": "dealer S\nS garde\narbiter\nE pass\nN pass\nW pass\nS garde\nexpect taker S",
    "T4-BID-2 and TARB-4: a low bid that was called over and settled among players stands": "dealer S\nE garde\nN prise\nW garde sans\narbiter\nno called_at_once\nexpect ruling TARB-4\nexpect bids garde, prise",
    "T4-BID-6 and T4-DOG-1: in a garde nobody sees the dog before the bidding is over": "dealer S\nE garde\nW sees dog\narbiter\nexpect ruling T4-BID-6 TARB-1",
    "T4-DOG-4: a king among five cards after Jeu: the number opens the écart again": GARDE
    + "N ecart SR D6 D5 D4 D1\nN jeu\narbiter\nyes called_at_once\nexpect effects EcartCorrected\nexpect phase dog\n"
    + RIGHT + "expect laws -\nexpect ecart D:76541 T:7",
    "T4-DOG-4: an écart is changed before Jeu": GARDE
    + "N ecart D7 D6 D5 D4 D1 T7\nN reveals T7\nN ecart D7 D6 D5 D4 D1 T8\nN reveals T8\nN jeu\nexpect laws -\nexpect ecart D:76541 T:8",
    "T4-DOG-4: without Jeu the first card closes it": GARDE + "N ecart D7 D6 D5 D4 D1 T7\nN reveals T7\nE C2\nN consults ecart\nexpect laws T4-DOG",
    "T4-DOG-1: a lead before the écart goes back": GARDE + "E C2\narbiter\nexpect ruling T4-PLAY-9 T4-PLAY-1 TARB-1\nexpect phase dog\nexpect turn N",
    "T4-SLAM-3 and T4-PLAY-9: after a slam the usual leader is out of turn": GARDE + "N slam\n" + RIGHT + "E C2\narbiter\nexpect ruling T4-PLAY-9 T4-PLAY-1 TARB-1\nexpect turn N\nexpect slam yes",
    "T4-HF-5 and T4-DOG-2: a trump that was not shown is in no handful": GARDE
    + "N ecart D7 D6 D5 D4 D1 T7\nN jeu\nE C2\nN handful T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7\nexpect laws T4-DOG T4-HF",
    "T4-HF-5 and T4-DOG-2: shown at the arbiter's word, it is": GARDE
    + "N ecart D7 D6 D5 D4 D1 T7\nN jeu\nE C2\narbiter\nN handful T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7\nexpect laws -\nexpect handfuls N:15",
    "T4-HF-1 and T4-PLAY-6: the Excuse is a first card": "dealer S\ntaker N garde sans\nhand E T:21,20,19,18,17,16,15,14,13,12 E S:7654321\nE E\nE handful T:21,20,19,18,17,16,15,14,13,12\narbiter\nexpect effects HandfulRefused",
    "T4-HF-1 and T4-PLAY-4: a revoke is taken back, and the handful stays open": SANS
    + ELEVEN.replace("N handful", "E C2\nN handful") + "N HR\narbiter\nyes called_at_once\nexpect handfuls -\n" + TEN + "expect laws -\nexpect handfuls N:10",
    "T4-HF-6: a handful of the defence, the contract failed": UNSEEN
    + "E handful T:21,20,19,18,17,16,15,14,13,12\nE C2\nattack counts 40 2\ndefence counts 51\nexpect marks -372 124 124 124",
    "T4-PLAY: two revokes in one trick go back together": SANS + "E C2\nN HR\nW D2\narbiter\nyes called_at_once\nexpect trick C2\nexpect turn N",
    "T4-PLAY and TARB-4: two revokes, the first not reported": SANS + "E C2\nN HR\nW D2\narbiter\nno called_at_once\nexpect trick C2 HR\nexpect turn W",
    "T4-PLAY-4: noticed when the trick is complete": SANS + "E C2\nN T21\nW D2\nS T4\narbiter\nyes called_at_once\nexpect trick C2 T21\nexpect turn W",
    "T4-PLAY-6 and 4: the Excuse led, the second card asked for hearts": SANS + "E E\nN HR\nW D2\narbiter\nexpect ruling T4-PLAY-4 TARB-1\nexpect trick E HR",
    "T4-PLAY-9: exposed, returned, and the obligations go before it": SANS + "E C2\nW drops T1\narbiter\nexpect faced -\nN T21\nW T2\nexpect laws -",
    "T4-PLAY-9: a penalty for each of two cards": "profile decided[exposed card]: penalty\n" + SANS + "E C2\nW drops T1\narbiter\nW drops T2\narbiter\nexpect penalties W W",
    "T4-PLAY-8: the last trick but one": SANS + "E C2\nN T21\nW T1\nS T4\nN T20\nW T2\nS T5\nE T6\nN T19\nW looks 2\nexpect laws -\nW looks 1\nexpect laws T4-PLAY-8",
    "T4-SC-6 and T4-PAB-1: the sheet forgot the Petit": "dealer S\ntaker N garde\nattack counts 49 2\ndefence counts 42\npetit defence\nmarks 198 -66 -66 -66\nexpect laws T4-SC-6\narbiter\nno handed_in\nmarks 138 -46 -46 -46\nexpect laws -",
    "T4-SLAM-7: the écart alone is counted: a slam suffered": GARDE + RIGHT + "attack counts 3 0\ndefence counts 88\nexpect marks -1068 356 356 356",
    "T4-SLAM-2 and 7: announced and suffered": GARDE + "N slam\n" + RIGHT + "attack counts 3 0\ndefence counts 88\nexpect marks -1668 556 556 556",
    "T5-4 and T5-9: the called king in the dog": FIVE + "dog HR H2 H3\n1 calls HR\nattack counts 41.5 2\ndefence counts 49.5\nexpect marks 416 -104 -104 -104 -104",
    "T5-4 and T5-9: one's own king": FIVE + "hand 1 HR S2 S3\n1 calls HR\nattack counts 41.5 2\ndefence counts 49.5\nexpect marks 416 -104 -104 -104 -104",
    "T5-9: the partner has shown himself": FIVE + "1 calls HR\n1 S2\n2 S3\n3 HR\n4 S5\n5 S6\nattack counts 41.5 2\ndefence counts 49.5\nexpect marks 208 -104 104 -104 -104",
    "T5-5: only the first lead is barred": "players 5\ndealer 1\ntaker 3 garde sans\n3 calls SR\n2 H5\n3 H6\n4 H7\n5 H8\n1 H9\n1 S3\nexpect laws -",
    "T5-5 and T4-SLAM-3: the taker who leads to a slam is barred, too": FIVE
    + "1 slam\n1 calls HR\n1 H5\nexpect laws T4-PLAY",
    "T5-3: a second call": FIVE_GARDE + "2 calls HR\n2 calls SR\nexpect laws T5-3",
    "TD-9: a petit sec on a board, dealt again by the same dealer": ALONE + "taker N garde\narbiter TD-9 E\nno arbiter_rebuilds\nexpect phase redeal\nexpect dealer S",
    "TD-7: the first vain deal": "dealer S\ntaker N garde\narbiter TD-7 N\nanswer taker_does none\nno third_deal\nexpect effects NewDeal\nexpect dealer S",
    "T5-4: nobody knows yet who holds the called king: no marks": FIVE + "1 calls HR\nattack counts 41.5 2\ndefence counts 49.5\nexpect marks -",
    "T5-9: a sheet with a partner is no wrong sheet": FIVE + "1 calls HR\nattack counts 41.5 2\ndefence counts 49.5\nmarks 208 104 -104 -104 -104\nexpect laws -",
    "T5-3: a call after the écart": FIVE_GARDE + "2 ecart 3\n2 calls HR\nexpect laws T5-3",
    "T5-3: play begins and nobody was called": FIVE_GARDE + "2 ecart 3\n2 jeu\n2 H3\nexpect laws T5-3",
    "T5-3: a trump is never called": FIVE_GARDE + "2 calls T20\nexpect laws T5-3",
    "T5-3: nor is a ten": FIVE_GARDE + "2 calls S10\nexpect laws T5-3",
    "T4-HF-1: a wrong handful that is found after the first card is not shown again": SANS + "E C2\n" + ELEVEN + "N T21\narbiter\nyes called_at_once\nexpect effects HandfulRefused",
    "T4-HF-1: nor is one that was shown early": SANS + TEN + "E C2\nN T21\narbiter\nyes called_at_once\nexpect effects HandfulRefused",
    "T4-HF-4: the Excuse was shown, and a trump comes out": UNSEEN + "E handful T:21,20,18,17,16,15,14,13,12 E\nE T3\nexpect laws T4-HF",
    "T4-PLAY-3: a revoke that the cards themselves prove": UNSEEN + "E S5\nN T3\nW S2\nS S3\nN S9\nexpect laws T4-PLAY",
    "T4-PLAY-9 and 4: a card out of turn that stands may be a revoke, too": "profile decided[out of turn]: goes on\n" + SANS + "E C2\nS DD\narbiter\nN T21\nW T1\nexpect laws T4-PLAY",
    "T4-PLAY-9: who follows in rotation to a lead out of turn has not played out of turn": SANS + "N T21\nW T1\nS T4\nexpect laws T4-PLAY-9",
    "T4-PLAY-9 and TARB-4: a trick led out of turn and not reported stands": SANS + "N T21\nW T1\nS T4\nE T6\narbiter\nno called_at_once\nexpect tricks N\nexpect trick -",
    "T4-PLAY-7: no card is given before the side has a trick": SANS + "E E\nN T21\nW T1\nS T4\nrefused E gives C2",
    "T4-PLAY-7: nor by another side": SANS + "E E\nN T21\nW T1\nS T4\nrefused N gives D7",
    "T4-BID-6: after the end of the deal the dog may be seen": "dealer S\ntaker N garde contre\nattack counts 60 2\ndefence counts 31\nW sees dog\nexpect laws -",
    "T4-DEAL-8: after both counts the next player deals": "dealer S\ntaker N garde\nattack counts 49 2\ndefence counts 42\nmarks 198 -66 -66 -66\nexpect dealer E",
    "TD-9: a petit sec announced on a board passes no deal": "dealer S\ntaker N garde\nhand E T1 S:RDCV10987654321 H:432\nE petit sec\nexpect dealer S",
    "T4-PLAY-9: who is on lead leads, and the other card waits": SANS + "S T4\nE T6\nexpect trick T6\nexpect laws T4-PLAY-9\nN T21\nW T1\narbiter\nno called_at_once\nexpect tricks N",
    "T4-PLAY-9: the same, put right": SANS + "S T4\nE T6\nN T21\nW T1\narbiter\nyes called_at_once\nexpect trick T6 T21 T1\nexpect turn S",
    "T4-PLAY-9: a lead out of turn goes back with what followed it": SANS + "N T21\nW T1\nS T4\narbiter\nyes called_at_once\nexpect trick -\nexpect turn E\nE C2\nN T7\nW T1\nS T4\nexpect tricks N",
    "T4-PLAY-9: it stands with what followed it": "profile decided[out of turn]: goes on\n" + SANS + "N T21\nW D2\narbiter\nyes called_at_once\nexpect trick T21 D2\nexpect laws T4-PLAY\nexpect turn S",
    "T4-PLAY-9: the leader leads after one has followed, over a player who was left out": SANS + "N T21\nW T1\nE T6\nexpect trick T6\nexpect laws T4-PLAY-9 T4-PLAY-9",
    "T4-PLAY-9 and TARB-4: a card before its turn counts once the others have played on": SANS + "E C2\nS DD\nN T21\nW T1\nN T20\nexpect tricks N\nexpect trick T20\nexpect laws T4-PLAY-9 T4-PLAY",
    "T4-PLAY-9 and T4-DOG-1: the taker plays before he has made his écart": GARDE + "N T21\nexpect laws T4-PLAY-9\nexpect phase dog\nexpect trick -",
    "T4-PLAY-9: the same card twice": SANS + "N T21\nrefused N T21\nW T1\nS T4\nrefused W T1",
    "T4-PLAY-2: the cards prove a trump below": UNSEEN + "E T5\nN T2\nW T6\nS T7\nS D3\nE D4\nN T8\narbiter\nexpect ruling T4-PLAY-2 TARB-2 TARB-1",
    "T4-PLAY-4: a handful that was shown proves that there are trumps": UNSEEN + "E C2\nN handful T:21,20,19,18,17,16,15,14,13,12\nN D3\narbiter\nexpect ruling T4-PLAY-4 TARB-1",
    "T4-HF-4: other trumps of the handful prove nothing": UNSEEN + "E handful T:21,20,18,17,16,15,14,13,12 E\nE T12\nexpect laws -",
    "T4-PLAY-7: a low card of a trick of its side, once": SANS + "E E\nN T21\nW T1\nS T4\nN HR\nW T2\nS H1\nE T6\nrefused N gives T2\nrefused E gives HR\nrefused E gives T4\nS gives H1\nrefused E gives T2",
    "T4-PLAY-7: the last trick keeps or loses it, nothing is given before": SANS + "refused E gives C2\nE E\nrefused E gives C2",
    "T4-SLAM-7: two points more than the least écart": COUNTED + "attack counts 4 0\ndefence counts 87\nexpect marks -1062 354 354 354",
    "T4-SLAM-7: from here on it may be a trick": COUNTED + "attack counts 5 0\ndefence counts 86\nexpect marks -456 152 152 152",
    "T4-SLAM-8: the taker's Excuse and the écart": COUNTED + "attack counts 7 1\ndefence counts 84\nexpect marks -1014 338 338 338",
    "T4-SLAM-2: a garde contre, the dog alone left to the defence": "dealer S\ntaker N garde contre\nattack counts 88 3\ndefence counts 3\nexpect marks 1986 -662 -662 -662",
    "T4-SC-5: where three play there are halves": "players 3\ndealer 3\ntaker 1 garde\nattack counts 40.5 2\nexpect marks -104 52 52",
    "T4-SC-5 and T4-CARD-2: refused, and counted again": COUNTED + "refused attack counts 40.5 2\nrefused attack counts 49 4\nattack counts 49 2\nrefused defence counts 41.5\ndefence counts 42\nexpect marks 198 -66 -66 -66",
    "T5-4: a partner is named, and not against the cards": FIVE + "hand 3 HR\n1 calls HR\nrefused 2 is partner\nrefused 1 is alone\nexpect partner 3",
    "T5-9: a sheet that is right with no partner": FIVE + "1 calls HR\nattack counts 41.5 2\ndefence counts 49.5\nmarks 312 -104 -104 -104 0\nexpect laws T4-SC-6\narbiter\nexpect asks handed_in",
    "T5-9: a sheet that is right with some partner": FIVE + "1 calls HR\nattack counts 41.5 2\ndefence counts 49.5\nmarks 416 -104 -104 -104 -104\nexpect laws -",
    "T5-4: the king neither with the others nor played: nobody is the partner": FIVE + "hand 2 S:RDCV10987654321 T2\nhand 3 D:RDCV1098765432 T4 T5\nhand 4 C:RDCV10987654321 T6\nhand 5 T:7,8,9,10,11,12,13,14,15,16,17,18,19,20,21\n1 calls HR\nattack counts 41.5 2\nexpect marks 416 -104 -104 -104 -104",
    "T5-3: the dog is taken and nobody was called": FIVE_GARDE + "2 ecart 3\nexpect laws T5-3\n2 jeu\n2 H3\nexpect laws T5-3",
    "T5-3: in a garde sans the first card shows it": "players 5\ndealer 1\ntaker 3 garde sans\n2 H3\nexpect laws T5-3\nexpect trick H3",
    "T5-3: an unknown hand may hold all kings": FIVE_GARDE + "2 calls SD\nexpect laws -",
    "TD-9: rebuilt, the board is played": "dealer S\ntaker N garde\nE petit sec\nyes arbiter_rebuilds\nexpect ruling TD-9\nexpect phase dog",
    "TD-9: where five play there are no boards": "players 5\ndealer 5\ntaker 1 garde\n2 petit sec\nyes is_petit_sec\nexpect ruling T4-PSEC-1\nexpect dealer 1",
    "T4-DEAL-7: barred on this deal, and nobody on the next": "dealer S\nbarred S\nhand E T1 S:RDCV10987654321 H:432\nE petit sec\nexpect dealer E\nexpect barred -",
    "T4-DOG-4: at the end the écart is counted, and may be seen": GARDE + RIGHT + "E C2\nattack counts 49 2\ndefence counts 42\nN consults ecart\nexpect laws -",
    "T4-HF-1: after the deal it is too late": UNSEEN + "attack counts 49 2\ndefence counts 42\nN handful T:21,20,19,18,17,16,15,14,13,12\nexpect laws T4-HF\narbiter\nexpect effects HandfulRefused",
    "T4-BID-5 and T4-SLAM-1: one asked, and another did not": "dealer S\nE asks\nE garde sans\nN garde contre\nexpect laws T4-BID-5\nW pass\nS pass\nN slam\nexpect laws T4-BID-5 T4-SLAM",
    "T4-BID-5: where nobody is said to have asked, the arbiter takes it up": "dealer S\nE garde sans\nexpect laws -\narbiter T4-BID-5 E\nno arbiter_asked\nyes called_at_once\nexpect ruling T4-BID-5 TARB-1",
    "TARB-7: the taker's penalty, whoever is named": "dealer S\ntaker N garde\nprofile decided[weak board]: penalty\narbiter TD-7 E\nanswer taker_does keeps\nno can_win\nexpect penalties N",
    "TARB-7: one penalty for a weak board": "dealer S\ntaker N garde\nprofile decided[weak board]: penalty\narbiter TD-7 N\nanswer taker_does keeps\nno can_win\nexpect penalties N",
}  # fmt: skip


@pytest.mark.parametrize(
    "script",
    [pytest.param(script, id=title) for title, script in SCRIPTS.items()],
)
def test_at_the_table(script):
    play(BOOK + script)


def told(*words):
    """The JSON of a command."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert run([*words, "--json"]) == 0
    return json.loads(out.getvalue())


def ruled(article, *answers):
    """The ruling of a procedure: its clauses, and the texts of its effects."""
    words = [word for answer in answers for word in ("--answer", answer)]
    ruling = told("rule", "tarot-fft", article, *words)["ruling"]
    return (
        ruling["citations"],
        [effect["type"].removeprefix("tarot.") for effect in ruling["effects"]],
        ruling,
    )


def pending(article, *answers):
    """The question that waits after these answers."""
    words = [word for answer in answers for word in ("--answer", answer)]
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        run(["rule", "tarot-fft", article, *words, "--json"])
    return json.loads(out.getvalue())["pending"]["question"]


def table_laws(script):
    """The articles that wait at the table; a count that is refused is as good as one that is counted again."""
    try:
        return facts_of(play(BOOK + script).table, "laws")
    except Problem:
        return "T4-SC"


def refuses(call):
    try:
        call()
    except Problem:
        return True
    return False


ATTACK, DEFENCE = Side.ATTACK, Side.DEFENCE
WEAK = ("taker_does=keeps", "can_win=no")
AT_ONCE = "called_at_once=yes"
EXCUSE_IN_PLACE = "T:21,20,18,17,16,15,14,13,12 E"

QUESTIONS = [
    ("TD-13: a diagram that was looked at before the first card", lambda: ruled("TD-13", AT_ONCE, "board_fault=diagram", "first_card=no")[1], ["GoesOn"]),
    ("TDE-8: two teams that do not agree have no 91 points to find", lambda: "91" in str(ruled("TDE-8", "teams_agree=no")[2]["effects"]), False),
    ("TARB-7: one penalty for a weak board", lambda: ruled("TD-7", *WEAK, "decided[weak board]=penalty")[1].count("Penalty"), 1),
    ("TARB-7: to put it right is no penalty", lambda: "Penalty" in ruled("TD-7", *WEAK, "decided[weak board]=put right")[1], False),
    ("T4-DOG-4: an écart of a wrong number is not closed by Jeu", lambda: pending("T4-DOG", AT_ONCE, "what_is_wrong=changed", "card_played=no", "said_jeu=yes") == "decided[ecart closed]", False),
    ("T4-SC-5: half points where four play are counted again", lambda: table_laws(COUNTED + "attack counts 40.5 2\ndefence counts 50.5"), "T4-SC"),
    ("T4-CARD-2: four oudlers are counted again", lambda: table_laws(COUNTED + "attack counts 49 4\ndefence counts 42"), "T4-SC"),
    ("T4-DEAL-5: a dog of seven cards is seen as a hand of nineteen is", lambda: table_laws("dealer S\ndog S:RDCV1098\nE pass") == "-", False),
    ("T4-PLAY-4: not to overtrump on a suit", lambda: "T4-PLAY-4" in play(BOOK + UNSEEN + "hand W T:12,3 S:2\nE C2\nN T8\nW T3\narbiter").table.rulings[-1].citations, True),
    ("TD-8: a board is not passed", lambda: refuses(lambda: Game(Board.made(1, taker=NORTH, seed="book").deal, NORTH, imposed=(NORTH, Bid.PASS))), True),
    ("TL-2: a team of three", lambda: refuses(lambda: team_total([1, 2, 3])), True),
    ("T4-HF-4: the Excuse lies where the missing trump would", lambda: why_not_handful(Hand.parse(EXCUSE_IN_PLACE), [Card.parse(word) for word in "T21 T20 E T18 T17 T16 T15 T14 T13 T12".split()], Form.FOUR), None),
    ("T4-PAB-1: the attack won the Petit and has no oudler", lambda: doubts(0, 50, petit=ATTACK) != (), True),
    ("T4-PAB-1: the defence won the Petit, the attack has all three", lambda: doubts(3, 50, petit=DEFENCE) != (), True),
    ("T4-SLAM-7: a slam suffered with 50 points", lambda: doubts(2, 50, slam=Slam.SUFFERED) != (), True),
    ("T4-SLAM-8: a slam made with 41½ of five players", lambda: doubts(2, "41.5", form=Form.FIVE, slam=Slam.MADE) != (), True),
    ("T4-SLAM-1: all 91 points and the slam failed", lambda: doubts(3, 91, slam=Slam.FAILED) != (), True),
    ("T4-SLAM-8: the slam keeps its Petit", lambda: doubts(2, 87, slam=Slam.MADE, petit=DEFENCE) != (), True),
    ("T4-CARD-3: 91 with two oudlers", lambda: doubts(2, 91) != (), True),
]  # fmt: skip


@pytest.mark.parametrize(
    ("ask", "answer"), [pytest.param(ask, answer, id=title) for title, ask, answer in QUESTIONS]
)
def test_by_the_book_again(ask, answer):
    assert ask() == answer
