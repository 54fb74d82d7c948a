"""Phase 5: exchanging weapons and items."""

from __future__ import annotations

from hullbreach.kernel import DONE, Asks, Choice, Pick, Seat, ask, rule

from .components import ITEM_BACK, THINGS, TRACKS, WEAPON_BACK
from .pieces import Facts, Offer
from .state import Base

ACCEPT, DECLINE = "accept", "decline"


@rule
def trade(s: Base) -> Asks[None]:
    """In play order each character makes as many offers as they like; who gets one may answer with their own."""
    if not s.turn:
        s.phase = "vote"
        return
    i = s.turn[0]
    mine = s.belongings(i)
    partners: list[Choice] = [k for k in s.present() if k != i and (mine or s.belongings(k))]
    f = s.figures[i]
    if partners and f.offers < TRACKS.trade.offers:
        partner = yield from ask(Pick(f.seat, "trade", [DONE, *partners], "G-145", DONE))
        if partner != DONE:
            f.offers += 1
            if partner not in s.turn:
                s.turn.append(partner)
            s.tell("trade.offered", figure=i, partner=partner)
            yield from make_offer(s, i, partner)
            return
    s.turn.pop(0)


@rule
def make_offer(s: Base, i: int, partner: int) -> Asks[None]:
    """Choose what to give and name what is wanted for it; only the partner is told."""
    f = s.figures[i]
    own = [*f.weapons, *f.flames, *f.items]
    held = [s.cards.faces[h] for h in own]
    about: Facts = {"partner": s.name(partner), "partner_seat": s.figures[partner].seat}
    count, most = [held.count(t) for t in THINGS], s.belongings(partner)
    given = yield from _name_things(f.seat, "trade.give", about, count)
    about["given"] = tuple(given)
    wants = yield from _name_things(f.seat, "trade.want", about, [most] * len(THINGS), most)
    handles = [s.take(own, kind) for kind in given]
    for h in handles:
        s.see(h, partner)
    if handles or wants:
        s.offer = Offer(i, partner, handles, wants)
        s.phase = "trade_answer"


@rule
def _name_things(
    seat: Seat, prompt: str, whom: Facts, count: list[int], most: int | None = None
) -> Asks[list[str]]:
    """Name kinds of things, one after the other, until one is done."""
    named: list[str] = []
    while most is None or len(named) < most:
        options = [kind for kind, left in zip(THINGS, count, strict=True) if left]
        if not options:
            break
        about = {**whom, "named": tuple(named), "count": len(named)}
        kind = yield from ask(Pick(seat, prompt, [*options, DONE], "G-145", DONE, True, about))
        if kind == DONE:
            break
        named.append(kind)
        count[THINGS.index(kind)] -= 1
    return named


@rule
def trade_answer(s: Base) -> Asks[None]:
    """The partner accepts, if they have what is wanted, or declines."""
    offer = s.offer
    assert offer is not None
    options = [DECLINE, ACCEPT] if _can_pay(s, offer) else [DECLINE]
    seat = s.figures[offer.whom].seat
    pick = Pick(seat, "trade.answer", options, "G-145", DECLINE, about=_offer_facts(s, offer))
    if (yield from ask(pick)) == ACCEPT:
        swap(s, offer)
    else:
        s.tell("trade.declined", figure=offer.who, partner=offer.whom)
    s.offer = None
    s.phase = "trade"


def _offer_facts(s: Base, offer: Offer) -> Facts:
    given = tuple(s.cards.faces[h] for h in offer.given)
    return s.figure_facts(offer.who, given=given, wants=tuple(offer.wants))


def _can_pay(s: Base, offer: Offer) -> bool:
    f = s.figures[offer.whom]
    held = [s.cards.faces[h] for h in (*f.weapons, *f.flames, *f.items)]
    return all(held.count(kind) >= offer.wants.count(kind) for kind in offer.wants)


def swap(s: Base, offer: Offer) -> None:
    """Things change hands; the two partners know them, the others can only count."""
    a, b = s.figures[offer.who], s.figures[offer.whom]
    own = [*b.weapons, *b.flames, *b.items]
    back = [s.take(own, kind) for kind in offer.wants]
    faces, backs = s.cards.faces, s.cards.backs
    moved = {backs[h] for h in (*offer.given, *back)}
    before = ([*a.weapons], [*b.weapons]), ([*a.items], [*b.items])
    given, taken = tuple(faces[h] for h in offer.given), tuple(faces[h] for h in back)
    for h in offer.given:
        hand_over(s, h, offer.who, offer.whom)
    for h in back:
        hand_over(s, h, offer.whom, offer.who)
    for kind, cards in zip((WEAPON_BACK, ITEM_BACK), before, strict=True):
        if kind in moved and any(cards):
            s.confuse(a, b, cards)
    who = {"figure": offer.who, "partner": offer.whom}
    counts = {**who, "given": len(given), "taken": len(taken)}
    twin = ("trade.done", counts)
    s.tell("trade.done_own", [a.seat, b.seat], twin, given=given, taken=taken, **who)


def hand_over(s: Base, h: int, who: int, whom: int) -> None:
    """A card goes to another character, a flamethrower openly and with its reloads."""
    a, b = s.figures[who], s.figures[whom]
    if h in a.flames:
        k = a.flames.index(h)
        b.flames.append(a.flames.pop(k))
        b.reloads.append(a.reloads.pop(k))
        s.tell("flamethrower.moves", figure=who, partner=whom)
        return
    if h in a.weapons:
        a.weapons.remove(h)
        b.weapons.append(h)
    else:
        a.items.remove(h)
        b.items.append(h)
    s.see(h, whom)
