"""The engine: questions, sessions, chance, copying, saving. It knows no game.

A game is a state and rules. A rule is a generator that reads like the rulebook and yields a question wherever
somebody has a choice. A `Session` carries the rules out, one short step after another, and takes the answers.
"""

from .branching import BranchingTrial
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
from .game import ANY, Config, Described, Eyes, Game, Mode, Option, Preset, Result, Value
from .history import StepRecord
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
from .replay import Replay, ReplayBase, follow, position, read_replay, record, verify, write_replay
from .run import WaitingFor
from .session import Save, Session
from .several import DONE, allot, choose_several, put_in_order
from .sight import Sight
from .stakes import Consequence, Cost, Form, Odds, Stakes, Tone
from .state import State
from .trial import Trial

__all__ = [
    "ANY",
    "DONE",
    "NATURE",
    "Asks",
    "BadSave",
    "BadTable",
    "BranchingTrial",
    "Chance",
    "Choice",
    "Config",
    "Consequence",
    "Cost",
    "Described",
    "Event",
    "Eyes",
    "Fact",
    "Flow",
    "Form",
    "Game",
    "GameOver",
    "Group",
    "HullbreachError",
    "Illegal",
    "Mode",
    "NoWorld",
    "NotAsked",
    "Odds",
    "Option",
    "OutOfDate",
    "Paused",
    "Pick",
    "Preset",
    "Question",
    "Refused",
    "Replay",
    "ReplayBase",
    "ReplayMismatch",
    "Report",
    "Result",
    "Roll",
    "RuleFault",
    "RuleMisuse",
    "Save",
    "Seat",
    "Session",
    "Sight",
    "Stakes",
    "State",
    "StepRecord",
    "Tally",
    "Together",
    "Tone",
    "Trial",
    "Value",
    "WaitingFor",
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
    "read_replay",
    "record",
    "roll",
    "rule",
    "settle",
    "verify",
    "write_replay",
]
