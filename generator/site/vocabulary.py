"""Words for the site beyond the rulebooks: plain terms explained, and words that players search."""

#: Terms that the rules use in passing, by game: the term, what it means, the clause that says so.
PLAIN: dict[str, tuple[tuple[str, str, str], ...]] = {
    "rue": (
        (
            "Area",
            "The smallest rectangle of cells that holds every tile on the table.",
            "rue.place.area",
        ),
        (
            "Body",
            "The colour of a tile itself, red or blue. A blue body earns its captor a point, a "
            "red one costs a point.",
            "rue.setup",
        ),
        (
            "Capture",
            "What happens to a tile when one is placed beside it and the two edges that touch "
            "have the same colour.",
            "rue.capture.match",
        ),
        (
            "Coin",
            "A piece for games that are played for money. It never changes the score.",
            "rue.money.stakes",
        ),
        (
            "Counter",
            "A piece that shows whose it is. On a tile it says who captured it. A blue counter "
            "is one on a blue tile, a red counter one on a red tile.",
            "rue.capture",
        ),
        (
            "Edge",
            "One of the four sides of a tile, red or blue whatever the body is. Edges decide "
            "what is captured.",
            "rue.capture.match",
        ),
    ),
    "strategus": (
        (
            "Animal",
            "A piece that can move: any but traps and the apple. A side without one has lost.",
            "strategus.win.no-animals",
        ),
        (
            "Apple",
            "What both sides are after. It stands still, and whoever takes the enemy’s has won.",
            "strategus.win.apple",
        ),
        (
            "Attack",
            "A move onto an enemy piece. A fight follows at once.",
            "strategus.move.step",
        ),
        (
            "Back",
            "The side that a piece turns to the enemy; all of an army look alike.",
            "strategus.hidden.blind",
        ),
        (
            "Blocked",
            "A side that is to move, has animals and can move none of them. It has lost.",
            "strategus.win.blocked",
        ),
        (
            "Chase",
            "Threat upon threat, each answered by an evasion. With the option for repetition it "
            "may not go round and round.",
            "strategus.repeat.more-squares",
        ),
        (
            "Fight",
            "What happens when a piece moves onto an enemy: both are shown, and one or both are "
            "removed.",
            "strategus.fight",
        ),
        (
            "Graveyard",
            "The removed pieces of both sides, for all to see.",
            "strategus.hidden.memory",
        ),
        (
            "Half-move",
            "One move of one side.",
            "strategus.move",
        ),
        (
            "Lake",
            "Four cells that nothing enters or crosses. There are two, if you choose so.",
            "strategus.board.lakes",
        ),
        (
            "Rank",
            "The number of an animal, from 1 to 10. The smaller it is, the stronger the animal.",
            "strategus.fight.lower-wins",
        ),
        (
            "Ready",
            "What a side says when its forty pieces stand. It cannot be taken back.",
            "strategus.setup.zone",
        ),
        (
            "Scout",
            "The hare, rank 9. It runs any number of empty cells in a straight line.",
            "strategus.move.scout",
        ),
        (
            "South and North",
            "The two sides. South’s back row is row 1, North’s row 10.",
            "strategus.setup",
        ),
        (
            "Stuck",
            "A side that could move, but may not, because every move would repeat too much.",
            "strategus.repeat.stuck",
        ),
        (
            "Trap",
            "A piece that never moves and beats every attacker but the fox.",
            "strategus.fight.trap",
        ),
        (
            "Walled in",
            "Shut up behind one’s own traps, so that most animals never get out. With lakes six "
            "traps can do it.",
            "strategus.end.order",
        ),
    ),
    "vye": (
        (
            "Chain",
            "Lands of one set that hang together through shared sides. Matching runs along it.",
            "vye.land.chain",
        ),
        (
            "Control",
            "You control a card if the tokens on it are yours. Nobody controls a Sanctuary.",
            "vye.kernel.attempt",
        ),
        (
            "Empress",
            "The card that ends the game the moment somebody draws it. It lies among the last "
            "five cards of the pile.",
            "vye.end.empress",
        ),
        (
            "Fortified",
            "A card with more than one token on it. Each attempt takes one token off.",
            "vye.fortify.definition",
        ),
        (
            "House",
            "A player’s colour: thirty tokens and four Family cards.",
            "vye.setup.families",
        ),
        (
            "Kingdom",
            "Cards of one player that hang together through shared sides. Only the largest one "
            "scores.",
            "vye.score.kingdom",
        ),
        (
            "Set",
            "The four Lands of one name and letter. How many sets are in play depends on the "
            "number of players.",
            "vye.setup.land-sets",
        ),
        (
            "Sideboard",
            "The cards that lie face up before you from the start: your Family cards, and in some "
            "themes a Fortress or Underminers. Playing one draws no card.",
            "vye.setup.families",
        ),
        (
            "Supply",
            "Your tokens that are not on the table.",
            "vye.kernel.supply",
        ),
        (
            "Theme",
            "The choice of Specials for a game.",
            "vye.setup.theme",
        ),
        (
            "Token action",
            "What you may do instead of playing a card: move a token from a Barracks or Fortress, "
            "or shoot with a Catapult.",
            "vye.turn.token-action",
        ),
        (
            "Undead",
            "Six bone tokens that come with the Necropolis. They belong to nobody and score for "
            "nobody.",
            "vye.kernel.undead",
        ),
    ),
}

#: Words for which the search shows a clause though its text has others, by the clause's id. A word
#: is repeated where another clause uses it in passing and would come first.
SEARCHED: dict[str, str] = {
    "rue.setup.attacker": "start player, who starts, who begins, goes first",
    "rue.setup.hands": "secret hidden concealed",
    "rue.turn.must-play": "pass skip a turn",
    "rue.turn.order": "clockwise direction whose turn",
    "rue.place.touch": "adjacent diagonal diagonals diagonally orthogonal",
    "rue.place.rotation": "rotate rotated rotating rotation turn a tile, spin",
    "rue.place.area": "bad form, bad form, grid size, board size, bounds",
    "rue.capture.blue": "steal stealing take over, recapture",
    "rue.capture.red-pays": "payment payments penalty lose a point",
    "rue.capture.red-choice": "payment",
    "rue.capture.release": "free rescue",
    "rue.score.count": "points total negative",
    "rue.score.tie": "tied draw draw draw drawn tiebreak tie-break equal",
    "rue.money.stakes": "bet betting gamble pot",
    "strategus.setup.army": "marshal general colonel major captain lieutenant sergeant counts",
    "strategus.setup.zone": "deploy deployment layout starting position",
    "strategus.setup.secret": "peek peeking screen",
    "strategus.setup.first": "start player, who starts, who begins, goes first",
    "strategus.board.lakes": "water river obstacle obstacles",
    "strategus.move.step": "diagonal diagonally orthogonal adjacent",
    "strategus.move.scout": "rabbit range long move",
    "strategus.move.must": "passing skip a turn, no move",
    "strategus.hidden.blind": "secret concealed fog of war bluff",
    "strategus.hidden.reveal": "revealed flip turn over",
    "strategus.hidden.memory": "captured dead losses remembering notes",
    "strategus.fight.lower-wins": "combat battle capture higher strength",
    "strategus.fight.equal": "same rank, tie tied exchange",
    "strategus.fight.trap": "bomb bombs mine",
    "strategus.fight.fox": "miner defuse disarm",
    "strategus.fight.mouse": "spy assassin",
    "strategus.fight.apple": "flag",
    "strategus.win.apple": "capture the flag, goal",
    "strategus.win.blocked": "stalemate immobilised",
    "strategus.draw.no-fight": "stalling move limit",
    "strategus.draw.agreed": "draw offer",
    "strategus.repeat.two-square": "two-square rule, back and forth, shuttle",
    "strategus.repeat.more-squares": "more-square rule, endless perpetual pursuit",
    "strategus.end.resign": "surrender concede give up",
    "vye.setup.first": "start player, who starts, who begins, goes first",
    "vye.setup.families": "colour colours faction",
    "vye.setup.hands": "deal dealt starting hand",
    "vye.setup.start-cards": "starting cards, opening layout",
    "vye.setup.theme": "scenario variant expansion",
    "vye.setup.kid-friendly": "children family game simple",
    "vye.setup.empress": "deck stack shuffle",
    "vye.public": "secret hidden concealed information",
    "vye.turn.order": "clockwise direction whose turn",
    "vye.turn.refill": "draw cards, hand size, hand limit",
    "vye.turn.pass": "skip a turn, no move",
    "vye.turn.no-shuffling": "repeat repetition loop stalling ko",
    "vye.tokens.supply": "component limit, out of tokens",
    "vye.place.adjacent": "diagonal diagonals diagonally orthogonal touching",
    "vye.kernel.attempt": "attack attacks fight battle combat",
    "vye.kernel.operations": "attack capture cover difference",
    "vye.land.chain": "spread chain reaction, domino",
    "vye.land.chain-own": "vye.land.chain vye.land.chain own own own",
    "vye.fortify.definition": "fortify defend defence protect",
    "vye.family.heir": "princess prince",
    "vye.family.colour": "same house",
    "vye.necropolis.play": "zombie skeleton",
    "vye.kernel.undead": "zombie skeleton bone",
    "vye.end.empress": "game end, game over, last card",
    "vye.score.kingdom": "points total count",
    "vye.score.largest": "area majority, biggest",
    "vye.score.tie": "tied draw drawn tiebreak tie-break equal",
}
