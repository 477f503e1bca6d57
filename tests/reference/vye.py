"""A plain reference of the card game Vye, written from the rules text alone.

It exists to check a real engine, so it prefers being easy to read beside the rules over being
fast. Clause ids such as ``vye.land.chain`` name the rule that a piece of code stands for.

The actions are texts. A turn begins with one of ``play KEY x,y``, ``move x,y x,y``, ``use x,y``
and ``pass``; what the card asks for follows: ``name land-x``, ``choose x,y``, ``move x,y x,y`` or
``stop``. The other parts are vye_cards (components, options), vye_table (position, tokens,
attempts, kingdoms), vye_places (where cards and effects may go) and vye_setup (the start).
"""

from tests.reference.vye_cards import (
    EMPRESS,
    HAND,
    TOKENS_WHEN_PLAYED,
    UNDEAD,
    Cell,
    house,
    is_land,
    role,
)
from tests.reference.vye_places import (
    action_moves,
    action_shots,
    chosen_targets,
    may_act,
    move_token,
    nameable,
    places,
    swap,
    swaps,
    token_moves,
)
from tests.reference.vye_setup import deal, setup_faults, start
from tests.reference.vye_table import (
    AROUND,
    DIAGONALS,
    SIDES,
    Card,
    Pending,
    Position,
    RuleError,
    attempt,
    clear,
    controls,
    copied,
    fortified,
    kingdoms,
    land_set,
    put,
    scores,
    shifted,
    snapshot,
    top,
)

__all__ = [
    "Card",
    "Cell",
    "Pending",
    "Position",
    "RuleError",
    "controls",
    "deal",
    "is_over",
    "kingdoms",
    "legal",
    "mover",
    "play",
    "scores",
    "settle",
    "setup_faults",
    "start",
    "winners",
]


# --- texts ---


def write(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


# --- what may be done ---


def is_over(position: Position) -> bool:
    """vye.end.empress, vye.setup.kid-friendly"""
    if position.options["theme"] == "kid-friendly":
        return not any(position.hands)
    return any(EMPRESS in hand for hand in position.hands)


def mover(position: Position) -> int | None:
    """Who must act, None when the game is over."""
    if is_over(position):
        return None
    return position.to_move if position.pending is None else position.pending.seat


def legal(position: Position) -> set[str]:
    """The texts of all legal actions; none when the game is over."""
    if is_over(position):
        return set()
    if position.pending is not None:
        return answers(position, position.pending)
    return plays(position) | token_actions(position) or {"pass"}  # vye.turn.pass


def plays(position: Position) -> set[str]:
    """A card from the hand or the sideboard (vye.turn.order)."""
    seat = position.to_move
    return {
        f"play {key} {write(cell)}"
        for key in {*position.hands[seat], *position.sideboards[seat]}
        for cell in places(position, key, seat)
    }


def token_actions(position: Position) -> set[str]:
    """What may be done instead of playing a card (vye.turn.token-action)."""
    if not may_act(position):
        return set()
    seat = position.to_move
    moves = {f"move {write(a)} {write(b)}" for a, b in action_moves(position, seat)}
    uses = {f"use {write(c)}" for c in position.table if action_shots(position, c, seat)}
    return moves | uses


def answers(position: Position, pending: Pending) -> set[str]:
    """The answers to the question that is open."""
    if pending.step == "name":
        return {f"name {name}" for name in nameable(position, pending.cell)}
    if pending.step in ["barracks", "fortress"]:
        moves = token_moves(position, pending.cell, pending.seat)
        return {f"move {write(a)} {write(b)}" for a, b in moves} | {"stop"}
    if pending.step == "earthquake":
        first = pending.first_choice
        if first is None:
            return {f"choose {write(cell)}" for pair in swaps(position) for cell in pair}
        pairs = [pair for pair in swaps(position) if first in pair]
        return {f"choose {write(b if a == first else a)}" for a, b in pairs}
    return {f"choose {write(cell)}" for cell in chosen_targets(position, pending)}


def play(position: Position, text: str) -> Position:
    """The position after an action; the given position is left as it was."""
    if text not in legal(position):
        raise RuleError(f"not a legal action here: {text!r}")
    return settle(position, text)


def settle(position: Position, text: str) -> Position:
    """What ``play`` answers, for an action known to be legal."""
    after = copied(position)
    verb, *words = text.split()
    if after.pending is not None:
        answer(after, after.pending, verb, words)
    elif verb == "play":
        play_card(after, words[0], read(words[1]))
    elif verb == "move":
        move_token(after, read(words[0]), read(words[1]), after.to_move)
        end_turn(after, card_played=False)
    elif verb == "use":
        cell = read(words[0])
        after.pending = Pending(top(after, cell), after.to_move, cell, token_action=True)
    else:
        end_turn(after, card_played=False)  # vye.turn.pass
    return after


# From here on every function changes the position it is given.

# --- playing a card ---


def play_card(position: Position, key: str, cell: Cell) -> None:
    """Lay a card and begin its effect (vye.turn.order)."""
    seat = position.to_move
    source = position.hands if key in position.hands[seat] else position.sideboards
    source[seat].remove(key)
    position.table.setdefault(cell, []).append(Card(key))

    if key == "wild-land":
        position.pending = Pending("name", seat, cell)  # the claim follows
    elif key == "lost-city":
        finish(position)  # the tokens stay, none is added
    elif key == "sinkhole":
        clear(position, cell)
        finish(position)
    elif key == "sanctuary":
        consecrate(position, cell)
        finish(position)
    elif key == "necropolis":
        put(position, cell, UNDEAD, position.seats + 1)
        ask_undead(position, cell, seat)
    else:
        clear(position, cell)  # only Ancient Passage finds tokens to remove
        put(position, cell, seat, TOKENS_WHEN_PLAYED.get(key, 1))
        carry_out(position, key, cell)


def consecrate(position: Position, cell: Cell) -> None:
    """vye.sanctuary.play"""
    on_necropolis = position.table[cell][-2].key == "necropolis"
    clear(position, cell)
    for each in range(position.seats):
        put(position, cell, each)
    if on_necropolis:
        put(position, cell, UNDEAD)


def carry_out(position: Position, key: str, cell: Cell) -> None:
    """Carry out the effect of a card that has just been claimed."""
    seat = position.to_move
    if is_land(key):
        match_lands(position, cell)
        finish(position)
    elif house(key) is not None:
        if role(key) == "heir":
            ask_target(position, Pending("heir", seat, cell))
        else:
            family_capture(position, key, cell)
    elif key in ["catapult", "underminers"]:
        ask_target(position, Pending(key, seat, cell))
    elif key in ["barracks", "fortress"]:
        ask_move(position, Pending(key, seat, cell, moves_left=1 if key == "barracks" else 3))
    elif key == "earthquake":
        if swaps(position):
            position.pending = Pending("earthquake", seat, cell)
        else:
            finish(position)
    elif key == "waystone":
        position.extra_turns += 1  # vye.waystone.play
        finish(position)
    else:
        assert key == "ancient-passage"
        finish(position)


def match_lands(position: Position, cell: Cell) -> None:
    """Attempt the chain that starts at a Land just played (vye.land.match, vye.land.chain)."""
    seat = position.to_move
    name = land_set(position, cell)
    reached = [cell]  # cells that pass the chain on, in the order of vye.kernel.order
    tried = {cell}
    for here in reached:
        for near in shifted(here, SIDES):
            if near in tried or land_set(position, near) != name:
                continue
            tried.add(near)
            stops = fortified(position, near) and not controls(position, near, seat)
            attempt(position, near, seat)  # does nothing to an own Land: vye.land.chain-own
            if not stops or position.options["chain_at_fortified"] == "pass":
                reached.append(near)


def family_capture(position: Position, key: str, cell: Cell) -> None:
    """The attempts of an Advisor, King or Queen, each card once (vye.kernel.once)."""
    steps = {"advisor": AROUND, "king": SIDES, "queen": DIAGONALS}[role(key)]
    tried = shifted(cell, steps)
    for near in tried:
        attempt(position, near, position.to_move)
    colour_capture(position, cell, tried)


def colour_capture(position: Position, cell: Cell, tried: list[Cell]) -> None:
    """Attempt the neighbours of the same house that were not attempted yet (vye.family.colour)."""
    own = house(top(position, cell))
    for near in shifted(cell, SIDES):
        if house(top(position, near)) == own and near not in tried:
            attempt(position, near, position.to_move)
    finish(position)


# --- questions ---


def ask_target(position: Position, pending: Pending) -> None:
    """Ask for the target of an Heir, Catapult or Underminers, if there is any."""
    if chosen_targets(position, pending):
        position.pending = pending
    else:
        finish(position)  # an Heir without a target has no colour capture to make either


def ask_move(position: Position, pending: Pending) -> None:
    """Ask for a token move of Barracks or Fortress, if there can be one."""
    if pending.moves_left > 0 and token_moves(position, pending.cell, pending.seat):
        position.pending = pending
    else:
        finish(position)


def ask_undead(position: Position, cell: Cell, seat: int) -> None:
    """Ask a seat for the target of its Undead token; those without one are left out.

    Rules: vye.necropolis.spread, vye.necropolis.stuck.
    """
    while True:
        pending = Pending("necropolis", seat, cell)
        if chosen_targets(position, pending):
            position.pending = pending
            return
        seat = (seat + 1) % position.seats
        if seat == position.to_move:
            finish(position)
            return


def answer(position: Position, pending: Pending, verb: str, words: list[str]) -> None:
    """Go on with a play or token action after the answer to its question."""
    position.pending = None
    cell, seat = pending.cell, pending.seat
    if pending.step == "name":
        position.table[cell][-1].aspect = words[0]
        put(position, cell, seat)
        match_lands(position, cell)
        finish(position)
    elif pending.step == "heir":
        target = read(words[0])
        attempt(position, target, seat)
        colour_capture(position, cell, [target])
    elif pending.step in ["catapult", "underminers"]:
        attempt(position, read(words[0]), seat, spent_from=cell)
        if pending.token_action:
            end_turn(position, card_played=False)
        else:
            finish(position)
    elif pending.step in ["barracks", "fortress"]:
        if verb == "stop":
            finish(position)
        else:
            move_token(position, read(words[0]), read(words[1]), seat)
            pending.moves_left -= 1
            ask_move(position, pending)
    elif pending.step == "earthquake":
        target = read(words[0])
        if pending.first_choice is None:
            pending.first_choice = target
            position.pending = pending
        else:
            swap(position, pending.first_choice, target)
            finish(position)
    else:
        assert pending.step == "necropolis"
        attempt(position, read(words[0]), UNDEAD, spent_from=cell)
        following = (seat + 1) % position.seats
        if following == position.to_move:
            finish(position)
        else:
            ask_undead(position, cell, following)


# --- the end of a turn ---


def finish(position: Position) -> None:
    """End a turn in which a card was played."""
    refill(position)
    end_turn(position, card_played=True)


def refill(position: Position) -> None:
    """Draw up to four cards; the Empress ends it (vye.turn.refill, vye.end.empress)."""
    hand = position.hands[position.to_move]
    while len(hand) < HAND and position.pile:
        hand.append(position.pile.pop(0))
        if hand[-1] == EMPRESS:
            return


def end_turn(position: Position, card_played: bool) -> None:
    """Note what vye.turn.no-shuffling needs and find out whose turn is next."""
    if is_over(position):
        return
    if card_played:
        position.seen = []
        position.quiet_turns = 0
    else:
        position.quiet_turns += 1
    position.seen.append(snapshot(position))

    if position.extra_turns > 0:  # vye.waystone.captured
        position.extra_turns -= 1
        return
    position.to_move = (position.to_move + 1) % position.seats
    if position.options["theme"] == "kid-friendly":
        while not position.hands[position.to_move]:  # passed over
            position.to_move = (position.to_move + 1) % position.seats


def winners(position: Position) -> list[int]:
    """The winning seats, ascending (vye.score.tie)."""
    if not is_over(position):
        raise RuleError("vye.end.empress: the game is not over")
    totals = scores(position)
    return [seat for seat in range(position.seats) if totals[seat] == max(totals)]
