"""What is at stake: the price of an action, the odds of a knife, what a vote can lead to."""

from __future__ import annotations

from typing import Literal

from hullbreach.kernel import Choice, Consequence, Cost, Odds, Pick, Stakes, Tone

from .components import NUMBERS
from .state import Crew

_PRICE = {"attack": "knife", "scan": "scanner", "eat": "ration"}


def stakes(s: Crew, pick: Pick, option: Choice) -> Stakes | None:
    """What the seat can know of an option's price and risk."""
    if pick.prompt == "turn.action":
        price = (Cost("card", 1, len(s.hands[pick.seat]) - 1),) if option in _PRICE else ()
        return Stakes(last=option == "rest", cost=price)
    if pick.prompt == "attack.target":
        return Stakes(odds=_hit("good"))
    if pick.prompt == "attack.react":
        return Stakes(odds=_hit("bad")) if option == "take" else Stakes(cost=(Cost("card", 1),))
    if pick.prompt == "vote.whom" and option != -1:
        out = Consequence("then.majority", {"target": option}, "harm", (option,))
        return Stakes(then=(out,))
    return None


def _hit(tone: Literal["bad", "good"]) -> Odds:
    """How many faces of the die are a hit."""
    hits = sum(face >= NUMBERS.hit_from for face in NUMBERS.die)
    faces: list[Tone] = [tone] * hits
    faces += ["none"] * (len(NUMBERS.die) - hits)
    return Odds(tuple(faces), hits)
