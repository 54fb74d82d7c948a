"""The Carnomorphs as one species: everything they do differently, entered into the hooks of the base game."""

from __future__ import annotations

from hullbreach.games.nemesis.combat import HITS
from hullbreach.games.nemesis.encounters import clear_pods
from hullbreach.games.nemesis.events import event_card
from hullbreach.games.nemesis.hooks import ATTACK_CARD, EVENT_CARD, KIND, SPECIES, Species
from hullbreach.games.nemesis.state import SIZE

from . import (
    adaptations,
    attacks,
    body,
    development,
    ending,
    events,
    feeding,
    figures,
    intruder_player,
    mutation,
    view,
)
from .box import ATTACKS, EVENTS, FIGURES, TOKENS
from .setup import setup

KIND |= FIGURES
ATTACK_CARD |= ATTACKS
EVENT_CARD |= EVENTS
SIZE |= {figure.id: figure.size for figure in FIGURES.values()}
for _face in HITS:
    HITS[_face] |= {figure.id for figure in FIGURES.values() if _face in figure.faces}

SPECIES["carnomorphs"] = Species(
    tokens=tuple(TOKENS),
    numbered=tuple(token.id for token in TOKENS.values() if len(set(token.numbers)) > 1),
    setup=setup,
    new_round=body.new_round,
    meet=figures.meet,
    add_token=figures.add_token,
    place=figures.place_drawn,
    arrived=clear_pods,
    attack=attacks.attack,
    check=figures.check,
    kill=figures.kill,
    growing=figures.evolvable,
    grow=figures.grow,
    wounded=body.wounded,
    heard=body.heard,
    infest=mutation.gain_marker,
    infected=mutation.gain_marker,
    cleanse=mutation.lose_mutation,
    analysable=adaptations.analysable,
    analyse=adaptations.analyse,
    revivable=ending.revivable,
    attack_step=feeding.attack_step,
    event_step=event_card,
    develop=development.develop,
    options=mutation.options,
    act=mutation.act,
    closed=view.closed,
    word=view.word,
    diseased=ending.diseased,
    fulfilled=ending.fulfilled,
    xeno_uses=intruder_player.uses,
    xeno_act=intruder_player.act,
    zones=view.zones,
    deal=view.deal,
    secrets=view.secrets,
    see=view.see,
    draw=view.draw,
)
__all__ = ["events"]
