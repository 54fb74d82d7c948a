"""OpenSpiel: every game and mode as a Python game.

    game = hullbreach.lab.adapters.openspiel.load("theseus", mode="duel")

Importing this module registers `python_hullbreach_<game>_<mode>` for every finished game. All chance of a game comes
from one chance node at its start, which draws a seed; numbers of actions and observations are those of the PettingZoo
adapter. `resample_from_infostate` gives a world the player could believe in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from hullbreach import games
from hullbreach.kernel import Choice, Config, Game, Pick, Seat, Session

from .actions import name_of, table
from .observing import observer

SEEDS = 1024
"""How many different games are dealt."""


def names(session: Session[Any], pick: Pick) -> list[str]:
    """The options of a question by name."""
    said = table(session.game.name).said(session.state, pick)
    return [name_of(pick.prompt, option) for option in said]


def restored(game: str, data: bytes) -> SeatedSession:
    """A session that was pickled."""
    return SeatedSession(Session.load(games.find(game), data) if data else None)


class SeatedSession:
    """A session that OpenSpiel can copy and pickle."""

    def __init__(self, session: Session[Any] | None) -> None:
        self.session = session

    def __deepcopy__(self, _memo: Any) -> SeatedSession:
        return SeatedSession(None if self.session is None else self.session.clone())

    def __reduce__(self) -> tuple[Any, tuple[str, bytes]]:
        if self.session is None:
            return restored, ("", b"")
        return restored, (self.session.game.name, self.session.save())


class GameState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel brings no types
    """A position; before the chance node there is no table yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._seated = SeatedSession(None)

    def _spiel(self) -> SpielGame:
        found: SpielGame = self.get_game()
        return found

    @property
    def _session(self) -> Session[Any]:
        assert self._seated.session is not None
        return self._seated.session

    def _question(self) -> tuple[Seat, Pick]:
        return next(iter(self._session.asked.items()))

    def current_player(self) -> int:
        """The seat that is asked, chance at the start, or the end."""
        if self._seated.session is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self._session.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._question()[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed is equally likely."""
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _offers(self) -> dict[int, Choice]:
        session = self._session
        return table(session.game.name).offers(session.state, self._question()[1])

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self._offers())

    def _apply_action(self, action: int) -> None:
        if self._seated.session is None:
            spiel = self._spiel()
            self._seated = SeatedSession(
                Session.new(spiel.rules, spiel.config, action, record=False, tells=False)
            )
        else:
            seat, pick = self._question()
            self._session.answer(seat, self._offers()[action], pick.number)
        self._skip_forced()

    def _skip_forced(self) -> None:
        """Questions with one option are no decisions."""
        while self._session.asked:
            seat, pick = self._question()
            if len(pick.options) > 1:
                return
            self._session.answer(seat, pick.options[0], pick.number)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        if self._seated.session is None or self._session.over:
            return str(action)
        option = self._offers().get(action)
        pick = self._question()[1]
        if option is None:
            return str(action)
        return names(self._session, pick)[list(pick.options).index(option)]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._seated.session is not None and self._session.over

    def returns(self) -> list[float]:
        """1 for winners, -1 for the others, 0 while the game goes on."""
        players = self.num_players()
        result = None if self._seated.session is None else self._session.result
        if result is None:
            return [0.0] * players
        return [1.0 if seat in result.winners else -1.0 for seat in range(players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> GameState:
        """Another position that looks the same to a player."""
        twin: GameState = self.clone()
        twin._seated = SeatedSession(self._session.fork(player, int(sampler() * 2**48)))
        return twin

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class Watching:
    """What a player observes."""

    def __init__(self, rules: Game[Any], params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"no parameters are known: {params}")
        self._observer = observer(rules)
        self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GameState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor[:] = 0
        session = state._seated.session
        if session is not None:
            self._observer.observe(session.state, player, self.tensor)

    def string_from(self, state: GameState, player: int) -> str:
        """What a player sees and is asked, as text."""
        session = state._seated.session
        if session is None:
            return ""
        text = str(session.view(player))
        if player in session.asked:
            pick = session.asked[player]
            text += "\n".join(["", *names(session, pick)])
        return text


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel brings no types
    """A game and a table for it."""

    rules: Game[Any]
    config: Config
    suffix = ""
    """What its name ends with."""

    def __init__(self, kind: Any, rules: Game[Any], config: Config, params: Any = None) -> None:
        self.rules, self.config = rules, config
        info = pyspiel.GameInfo(
            num_distinct_actions=max(self.actions(), SEEDS),
            max_chance_outcomes=SEEDS,
            num_players=config.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=rules.bound,
        )
        super().__init__(kind, info, params or {})

    def actions(self) -> int:
        """How many actions there are."""
        return table(self.rules.name).size

    def new_initial_state(self) -> GameState:
        """The chance node at the start."""
        return GameState(self)

    def make_py_observer(self, _kind: Any = None, params: Any = None) -> Watching:
        """An observer; every kind of it sees the same."""
        return Watching(self.rules, params)


def short_name(game: str, mode: str, made: type[SpielGame] = SpielGame) -> str:
    """Under which name OpenSpiel knows a game and mode."""
    return f"python_hullbreach_{game}_{mode}{made.suffix}"


def register(game: str, made: type[SpielGame] = SpielGame) -> None:
    """Tell OpenSpiel about all modes of a game."""
    rules = games.find(game)
    for mode in rules.modes:
        _register(made, rules, rules.configure(mode.name), (mode.least, mode.most))


def _register(
    made: type[SpielGame], rules: Game[Any], config: Config, players: tuple[int, int]
) -> None:
    name = short_name(rules.name, config.mode, made)
    if name in pyspiel.registered_names():
        return
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Hullbreach: {rules.name}, {config.mode}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": config.players},
    )

    class Registered(made):  # type: ignore[valid-type,misc]  # a base that is chosen when it runs
        """The game as OpenSpiel makes it."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = dict(params or {})
            seats = int(given.get("players", config.players))
            table_ = rules.configure(config.mode, seats)
            super().__init__(kind, rules, table_, {"players": seats})

    pyspiel.register_game(kind, Registered)


def load(
    game: str,
    mode: str | None = None,
    players: int | None = None,
    made: type[SpielGame] = SpielGame,
) -> Any:
    """The OpenSpiel game for a table."""
    register(game, made)
    config = games.find(game).configure(mode, players)
    return pyspiel.load_game(short_name(game, config.mode, made), {"players": config.players})


for _name in games.names():
    register(_name)
