"""The engine: questions, sessions, chance, copying, saving. It knows no game.

A game is a state and rules. A rule is a generator that reads like the rulebook and yields a question wherever
somebody has a choice. A `Session` carries the rules out, one short step after another, and takes the answers.
"""

from .chance import Chance, commitment, key_of
from .codec import decode, digest, encode
from .copying import copier
from .errors import (
    BadSave,
    BadTable,
    GameOver,
    HullbreachError,
    Illegal,
    NotAsked,
    NoWorld,
    OutOfDate,
    Paused,
    Refused,
    ReplayMismatch,
    Report,
    RuleFault,
    RuleMisuse,
)
from .events import Event
from .game import Config, Described, Eyes, Game, Mode, Option, Result, Value
from .line import Line
from .playout import Tally, playout
from .questions import (
    NATURE,
    Asks,
    Choice,
    Fact,
    Flow,
    Group,
    Pick,
    Question,
    Roll,
    Seat,
    Together,
    ask,
    ask_together,
    asks_nothing,
    roll,
    rule,
    settle,
)
from .replay import Base, Replay, follow, position, read, record, verify, write
from .run import Waits
from .session import Look, Save, Session, StepRecord
from .several import DONE, allot, choose_several, put_in_order
from .state import State
from .trial import Trial

__all__ = [
    "DONE",
    "NATURE",
    "Asks",
    "BadSave",
    "BadTable",
    "Base",
    "Chance",
    "Choice",
    "Config",
    "Described",
    "Event",
    "Eyes",
    "Fact",
    "Flow",
    "Game",
    "GameOver",
    "Group",
    "HullbreachError",
    "Illegal",
    "Line",
    "Look",
    "Mode",
    "NoWorld",
    "NotAsked",
    "Option",
    "OutOfDate",
    "Paused",
    "Pick",
    "Question",
    "Refused",
    "Replay",
    "ReplayMismatch",
    "Report",
    "Result",
    "Roll",
    "RuleFault",
    "RuleMisuse",
    "Save",
    "Seat",
    "Session",
    "State",
    "StepRecord",
    "Tally",
    "Together",
    "Trial",
    "Value",
    "Waits",
    "allot",
    "ask",
    "ask_together",
    "asks_nothing",
    "choose_several",
    "commitment",
    "copier",
    "decode",
    "digest",
    "encode",
    "follow",
    "key_of",
    "playout",
    "position",
    "put_in_order",
    "read",
    "record",
    "roll",
    "rule",
    "settle",
    "verify",
    "write",
]
