"""How bots speak at the base: where they go, what they have, whom they suspect, and how they answer."""

from __future__ import annotations

from hullbreach.bots.speaking import Voice

from .answering import answers
from .keeping import AGREEING, TESTING, TRADING, keeps
from .saying import lies, says

VOICE = Voice(
    says=says,
    lies=lies,
    answers=answers,
    keeps=keeps,
    bound=frozenset({"place", "vote", *TESTING, *TRADING, AGREEING}),
    faithful=frozenset({"vote"}),
    minds=1,
    often={
        "round": 0.55,
        "lounge": 0.55,
        "vote": 0.65,
        "sabotage": 0.25,
        "offers": 0.3,
        "boarding": 0.8,
    },
    denies="human",
    foresees=True,
)
