"""Leaving the game in human form: revelation and death."""

from __future__ import annotations

from .components import setup_row
from .ending import LAST_HUMAN_KILLED, NOBODY_LEFT, check_humans, end
from .pieces import DEAD, LOUNGE, REVEALED, Deed
from .state import Base


def reveal(s: Base, i: int) -> None:
    """A player shows that they are an alien and joins the revealed alien; their things leave the game."""
    f = s.figures[i]
    s.tell("alien.revealed", figure=i)
    s.story.append(Deed("shown", (i,), (1,)))
    s.reveals += 1
    f.status = REVEALED
    s.under(s.action_deck, f.hand)
    f.hand = []
    give_up(s, i)
    strengthen(s)
    s.aliens.append(f.seat)


def strengthen(s: Base) -> None:
    """The first revelation of a game brings the first strength, every later one 1 point."""
    amount = 1 if s.revealed else setup_row(s.coop, s.size).first_strength
    s.revealed += 1
    s.pool += amount
    s.tell("alien.grows", amount=amount, now=s.total_strength())


def kill(s: Base, i: int) -> None:
    """A character dies: they keep their team, the role stays hidden, their things go."""
    f = s.figures[i]
    s.tell("figure.killed", figure=i, place=f.place, cause=("cause", "alien"))
    f.status = DEAD
    s.action_discard += f.hand
    f.hand = []
    give_up(s, i)
    if s.coop:
        s.gone.append(f.role)
        f.role = -1
        if not s.present():
            end(s, NOBODY_LEFT)
        return
    s.story.append(Deed("dead", (i,)))
    s.reveals += 1  # that the game goes on, or not, tells something of the roles
    if s.rules.reveal_on_death:
        show_role(s, i)
    check_humans(s, LAST_HUMAN_KILLED)


def give_up(s: Base, i: int) -> None:
    """Weapons and items go in random order under their decks, lab tokens out of the game, leadership to the left."""
    f = s.figures[i]
    f.place, f.laid, f.out = LOUNGE, False, False
    s.under(s.weapon_deck, f.weapons + f.flames)
    s.under(s.item_deck, f.items)
    s.lab_out += f.lab
    f.weapons, f.flames, f.reloads, f.items, f.lab = [], [], [], [], []
    s.drop_token(i)
    if not s.coop and s.leader == f.seat:
        s.pass_sheet()


def show_role(s: Base, i: int) -> None:
    """Everybody sees a character's role card."""
    alien = s.figures[i].alien
    s.story.append(Deed("shown", (i,), (int(alien),)))
    s.reveals += 1
    s.tell("role.shown", figure=i, role="alien" if alien else "human")
