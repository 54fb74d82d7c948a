"""What a seat cannot know: the facts hidden from it, and dealing them anew, cards, roles and plans together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.kernel import Chance, Eyes, Seat
from hullbreach.parts.cards import deal, mask_of_eyes

from .components import ACTION_BACK, ITEM_BACK, LAB_BACK, ROLE_BACK, THINGS, WEAPON_BACK
from .out_of_sight import deal_again
from .pieces import IN, Offer, PlanCard
from .roles import draw_roles, suspicions
from .state import Base

MANY_ACTIONS = 6
"""With this many cards in the action deck nobody can work out a single one."""


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
    _follow_cards(s, pools, eyes, chance)
    if s.coop:
        return
    for f in s.figures:
        f.gave = f.gave if f.seat in eyes else ""
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
        if _is_mixed(s, pile, seat) and not _remembers(s, back, seat):
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


def _remembers(s: Base, back: str, seat: Seat) -> bool:
    """Whether the seat knew cards that went out of sight; of the many action cards that fixes no single one."""
    if back == ACTION_BACK:
        return len(s.action_deck) < MANY_ACTIONS
    rows = [blur.seen for blur in s.blurs if s.cards.backs[blur.before[0]] == back]
    return any(mask >> seat & 1 for row in rows for mask in row)


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


def _follow_cards(s: Base, pools: dict[str, list[int]], eyes: Eyes, chance: Chance) -> None:
    """Deal what the eyes remember of cards out of sight, and no flamethrower where it would lie open."""
    held = {h for f in s.figures for h in f.weapons}
    backs = s.cards.backs
    for back, pool in pools.items():
        blurs = [(k, blur) for k, blur in enumerate(s.blurs) if backs[blur.before[0]] == back]
        if not blurs and back != WEAPON_BACK:
            continue
        rows = [blur for _, blur in blurs]
        again = deal_again(s.cards, rows, pool, held, mask_of_eyes(eyes), chance)
        for (k, _), blur in zip(blurs, again, strict=True):
            s.blurs[k] = blur


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
