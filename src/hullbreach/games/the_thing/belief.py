"""What a seat cannot know: the facts hidden from it, and dealing them anew, cards, roles and plans together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.kernel import Chance, Eyes, Seat
from hullbreach.parts.cards import deal, mask

from .components import ACTION_BACK, ACTIONS, ITEM_BACK, LAB_BACK, ROLE_BACK, THINGS, WEAPON_BACK
from .pieces import IN, Offer, PlanCard
from .roles import draw_roles, suspicions
from .state import Base


def determinize(s: Base, eyes: Eyes, chance: Chance, now: Base) -> None:
    """Deal everything anew that the eyes cannot know."""
    pools: dict[str, list[int]] = {
        back: [] for back in (ACTION_BACK, WEAPON_BACK, ITEM_BACK, LAB_BACK, ROLE_BACK)
    }
    backs = s.cards.backs
    for h in sorted([h for zone in zones(s) for h in zone]):
        pools[backs[h]].append(h)
    for back, pool in pools.items():
        hands = [f.items for f in s.figures] if back == ITEM_BACK else []
        deal(s.cards, pool, eyes, chance, now.cards, hands)
    _put_flamethrowers_back(s, pools[WEAPON_BACK], eyes, chance)
    if s.coop:
        return
    _keep_handed_in(s, pools[ACTION_BACK], eyes, chance)
    draw_roles(s, eyes, chance)
    _deal_quiet(s, eyes, chance)
    if not any(seat in eyes for seat in s.aliens):
        _deal_plans(s, chance)
    if s.offer is not None and not {s.offer.who, s.offer.whom} & set(eyes):
        s.offer = _some_offer(s, s.offer, chance)


def zones(s: Base) -> list[list[int]]:
    """Every place a card or token with a back can be in."""
    piles = [s.action_deck, s.action_discard, s.stack, s.weapon_deck, s.item_deck, s.lab_bag]
    piles += [s.lab_out, s.gone, s.role_box, s.drawn, [s.card] if s.card >= 0 else []]
    for f in s.figures:
        piles += [f.hand, f.weapons, f.items, f.lab, f.flames, [f.role] if f.role >= 0 else []]
    return piles


def secrets(s: Base, seat: Seat) -> Mapping[str, Any]:
    """Facts that are surely open to this seat: cards it has not seen, plans, and roles it cannot have worked out."""
    facts: dict[str, Any] = {}
    if s.ending:
        return facts
    piles = {
        "action": s.action_deck,
        WEAPON_BACK: s.weapon_deck,
        LAB_BACK: s.lab_bag,
        ITEM_BACK: s.item_deck,
    }
    for back, pile in piles.items():
        if _is_mixed(s, pile, seat):
            facts[f"{back} order"] = [s.cards.faces[h] for h in pile]
            facts |= _hidden_holdings(s, back, seat)
    if s.coop:
        cards = [*s.role_box, *(f.role for f in s.figures if f.role >= 0)]
        if _is_mixed(s, cards, seat):
            facts["roles"] = [s.cards.faces[h] for h in cards]
        return facts
    if s.plan and seat not in s.aliens:
        facts["plan"] = [attack.place for attack in s.plan]
    return facts | _open_roles(s, seat)


def _is_mixed(s: Base, zone: list[int], seat: Seat) -> bool:
    """Whether cards of at least two kinds lie here unseen."""
    cards = s.cards
    return len({cards.faces[h] for h in zone if not cards.knows(seat, h)}) > 1


def _hidden_holdings(s: Base, back: str, seat: Seat) -> dict[str, Any]:
    """What the others hold, where the same kinds lie unseen in the pile."""
    found: dict[str, Any] = {}
    zones = {"action": "hand", WEAPON_BACK: "weapons", LAB_BACK: "lab", ITEM_BACK: "items"}
    for i, f in enumerate(s.figures):
        unseen = [h for h in getattr(f, zones[back]) if not s.cards.knows(seat, h)]
        if unseen and back != WEAPON_BACK:
            found[f"{back} of {i}"] = [s.cards.faces[h] for h in unseen]
    return found


def _open_roles(s: Base, seat: Seat) -> dict[str, Any]:
    """Roles of characters for which neither answer is far-fetched."""
    found = {}
    for i, (weight, total) in enumerate(suspicions(s, (seat,))):
        if s.figures[i].status == IN and total < 20 * weight < 19 * total:
            found[f"role {i}"] = s.figures[i].alien
    return found


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
    """How many want no more windows can be counted; who they are each knows for themselves alone."""
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


def _some_draft(s: Base, chance: Chance) -> list[PlanCard]:
    cards = s.location_cards()
    chance.shuffle(cards)
    left, draft = s.pool, []
    for place in cards[: 1 + chance.below(min(s.pool, len(cards)))]:
        if left:
            draft.append(PlanCard(place, 1 + chance.below(left)))
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
