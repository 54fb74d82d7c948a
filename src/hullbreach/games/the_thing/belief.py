"""Dealing the hidden world anew: cards, roles and secret plans together, as some seats could believe them to be."""

from __future__ import annotations

from hullbreach.kernel import Chance, Eyes
from hullbreach.parts.cards import deal, mask

from .components import ACTIONS, THINGS
from .pieces import IN, Attack, Offer
from .roles import draw_roles
from .setup import ACTION, ITEM, LAB, ROLE, WEAPON
from .state import Base


def all_zones(s: Base) -> list[list[int]]:
    """Every place a card or token with a back can be in."""
    piles = [s.action_deck, s.action_discard, s.stack, s.weapon_deck, s.item_deck, s.lab_bag]
    piles += [s.lab_out, s.gone, s.role_box, s.drawn, [s.card] if s.card >= 0 else []]
    for f in s.figures:
        piles += [f.hand, f.weapons, f.items, f.lab, f.flames, [f.role] if f.role >= 0 else []]
    return piles


def determinize(s: Base, eyes: Eyes, chance: Chance, now: Base) -> None:
    """Deal everything anew that the eyes cannot know."""
    pools: dict[str, list[int]] = {back: [] for back in (ACTION, WEAPON, ITEM, LAB, ROLE)}
    backs = s.cards.backs
    for h in sorted([h for zone in all_zones(s) for h in zone]):
        pools[backs[h]].append(h)
    for back, pool in pools.items():
        hands = [f.items for f in s.figures] if back == ITEM else []
        deal(s.cards, pool, eyes, chance, now.cards, hands)
    _put_flamethrowers_back(s, pools[WEAPON], eyes, chance)
    if s.coop:
        return
    _keep_handed_in(s, pools[ACTION], eyes, chance)
    draw_roles(s, eyes, chance)
    _deal_quiet(s, eyes, chance)
    if not any(seat in eyes for seat in s.aliens):
        _deal_plans(s, chance)
    if s.offer is not None and not {s.offer.who, s.offer.whom} & set(eyes):
        s.offer = _some_offer(s, s.offer, chance)


def _put_flamethrowers_back(s: Base, pool: list[int], eyes: Eyes, chance: Chance) -> None:
    """A flamethrower somebody holds lies open, so none can be among the hidden weapons of a character."""
    faces, seen, who = s.cards.faces, s.cards.seen, mask(*eyes)
    held = sorted([h for f in s.figures for h in f.weapons if not seen[h] & who])
    wrong = [h for h in held if faces[h] == "flamethrower"]
    if not wrong:
        return
    inside = set(held)
    free = [h for h in pool if not seen[h] & who and h not in inside]
    free = [h for h in free if faces[h] != "flamethrower"]
    chance.shuffle(free)
    for h, other in zip(wrong, free, strict=False):
        faces[h], faces[other] = faces[other], faces[h]


def _keep_handed_in(s: Base, pool: list[int], eyes: Eyes, chance: Chance) -> None:
    """A card the eyes know to be in the shuffled stack, and have not seen turned up, is still there."""
    known = [f.gave for f in s.figures if f.seat in eyes and f.gave] + s.shown
    for f in s.figures:
        f.gave = f.gave if f.seat in eyes else ""
    if not s.stack:
        return
    faces, seen, who = s.cards.faces, s.cards.seen, mask(*eyes)
    inside = set(s.stack)
    slots = [h for h in sorted(s.stack) if not seen[h] & who]
    outside = [h for h in pool if h not in inside and not seen[h] & who]
    chance.shuffle(slots)
    for kind in _still_inside(s, known, who):
        h = slots.pop()
        if faces[h] != kind:
            other = chance.choice([k for k in (*slots, *outside) if faces[k] == kind])
            faces[h], faces[other] = faces[other], faces[h]


def _still_inside(s: Base, known: list[str], who: int) -> list[str]:
    """Which of the cards known to have been handed in must lie unseen in the stack."""
    cards, found = s.cards, []
    seen = [cards.faces[h] for h in s.stack if cards.seen[h] & who]
    for kind in ACTIONS:
        count = known.count(kind) - s.turned.count(kind) - s.paid - seen.count(kind)
        found += [kind] * count
    return found


def _deal_quiet(s: Base, eyes: Eyes, chance: Chance) -> None:
    """How many want no more windows can be counted; who they are only each himself knows."""
    others = [i for i, f in enumerate(s.figures) if f.status == IN and f.seat not in eyes]
    count = sum([s.figures[i].quiet for i in others])
    if not 0 < count < len(others):
        return
    chance.shuffle(others)
    for k, i in enumerate(others):
        s.figures[i].quiet = k < count


def _deal_plans(s: Base, chance: Chance) -> None:
    """Of the alien's plan only the strengths are seen, of its drafts nothing."""
    if not s.plan and not s.drafts:
        return
    cards = s.location_cards()
    chance.shuffle(cards)
    for attack, place in zip(s.plan, cards, strict=False):
        attack.place = place
    s.drafts = [_some_draft(s, chance) for _ in s.drafts]


def _some_draft(s: Base, chance: Chance) -> list[Attack]:
    cards = s.location_cards()
    chance.shuffle(cards)
    left, draft = s.pool, []
    for place in cards[: 1 + chance.below(min(s.pool, len(cards)))]:
        if left:
            draft.append(Attack(place, 1 + chance.below(left)))
            left -= draft[-1].strength
    return draft


def _some_offer(s: Base, offer: Offer, chance: Chance) -> Offer:
    """Any exchange these two could be talking about."""
    a = s.figures[offer.who]
    own = sorted([*a.weapons, *a.items, *a.flames])
    most = s.belongings(offer.whom)
    chance.shuffle(own)
    given = own[: chance.below(len(own) + 1)]
    count = chance.below(most + 1)
    if not given and not count:
        given, count = own[:1], min(most, 1) if not own else 0
    wants = sorted((chance.choice(THINGS) for _ in range(count)), key=THINGS.index)
    return Offer(offer.who, offer.whom, given, wants)
