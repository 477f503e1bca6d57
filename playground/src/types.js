/**
 * What crosses the bridge, as docs/develop/bridge.md describes it, and what the board keeps. Types only.
 *
 * @typedef {number} Seat
 * @typedef {[number, number]} Cell
 *
 * @typedef {object} Happened  An event as a seat saw it, with a sentence.
 * @property {string} kind
 * @property {string} rule
 * @property {string} text
 * @property {Seat | "undead"} [seat]
 * @property {Cell} [cell]
 * @property {string} [card]
 * @property {Cell} [paid]
 * @property {Cell} [to]
 * @property {Cell[]} [cells]
 * @property {Seat[]} [winners]
 * @property {string} [attacker]
 * @property {string} [defender]
 * @property {string | null} [winner]
 * @property {Cell} [from]
 *
 * @typedef {object} Moment  What a viewer is shown until it is put away, and never again.
 * @property {Seat} seat  who sees it
 * @property {Happened[]} events
 *
 * @typedef {object} Line  One ply of the log; ply 0 is the set-up.
 * @property {number} ply
 * @property {Seat | null} seat  who acted
 * @property {string | null} action
 * @property {Happened[]} events
 *
 * @typedef {object} Asked  What the game waits for.
 * @property {Seat} seat
 * @property {string} rule
 * @property {string} what
 * @property {Cell | null} [at]  the cell of what asks
 * @property {(string | number)[]} [memo]
 *
 * @typedef {object} Result
 * @property {Seat[]} winners
 * @property {number[]} scores
 * @property {string} rule
 * @property {string} decided_by
 * @property {number[]} payoffs
 *
 * @typedef {object} Hand
 * @property {number} count
 * @property {string[] | null} cards
 *
 * @typedef {object} View  What every game's view has; a game's board knows the rest.
 * @property {string} game
 * @property {number} seats
 * @property {number} turn
 * @property {Record<string, string | number>} options
 * @property {number[]} [scores]
 * @property {Hand[]} [hands]
 * @property {boolean[]} [ready]  by seat, in a game where pieces are placed before play
 * @property {Result | null} outcome
 *
 * @typedef {object} Snapshot
 * @property {string} game
 * @property {string} title
 * @property {Seat | null} seat
 * @property {string[]} names
 * @property {(string | null)[]} bots
 * @property {number} ply
 * @property {number} plies
 * @property {number} look_from  the first ply that may be looked at
 * @property {number} play_from  the first ply from which may be played on: what was told up to there cannot be forgotten
 * @property {boolean} over  whether the game has ended, wherever it is looked at
 * @property {number[]} asides  the plies at which something was done out of turn: no moves
 * @property {string | null} seed  null as long as it would tell what is hidden, and where there is none
 * @property {Asked | null} decision
 * @property {string} prompt
 * @property {View} view
 * @property {string[]} legal
 * @property {string[]} meta  what the viewer may do out of turn
 * @property {Line[]} log
 * @property {{ line: number, expected: string, found: string }[]} [failures]  of the example that was loaded
 *
 * @typedef {object} Option
 * @property {string} key
 * @property {string | number} default
 * @property {string} rule
 * @property {Record<string, string>} values
 * @property {boolean} any_seat
 * @property {string[]} [items]  what a list of one's own may hold
 * @property {number[]} [numbers]  from which number to which one of one's own may be; empty where none may
 *
 * @typedef {object} Piece  A kind of card, tile or token.
 * @property {string} key
 * @property {string} name
 * @property {string} kind
 * @property {string} rule  the clause that asks for it
 * @property {string} [about]  what it does, in a line
 *
 * @typedef {object} GameInfo
 * @property {string} key
 * @property {string} title
 * @property {number[]} seats
 * @property {Option[]} options
 * @property {Piece[]} components
 * @property {{ key: string, about: string }[]} bots
 *
 * @typedef {object} Trouble  An error of the engine or of the way to it; `code` is stable.
 * @property {string} code
 * @property {string} message
 * @property {string} [rule]
 * @property {string} [reason]
 * @property {string} [action]
 * @property {number} [line]
 * @property {number} [column]
 * @property {string} [option]
 *
 * @typedef {{ call: string, board?: string, [field: string]: unknown }} Request
 *
 * @typedef {object} Loading  How far the runtime is.
 * @property {string} phase
 * @property {number} done  bytes
 * @property {number} total  bytes
 *
 * @typedef {object} Notice  A sentence to the player, with the clause it rests on.
 * @property {"refused" | "wrong" | "hint"} kind
 * @property {string} text
 * @property {string} [rule]
 *
 * @typedef {object} Wishes  What a page asks of a board.
 * @property {string} game
 * @property {string} rules  the address of the game's rules page
 * @property {string | null} example
 * @property {string | null} seed
 * @property {string} place  where on the site this board is
 * @property {string | null} kept  the id of the game that was played here before
 * @property {(() => void) | null} close  brings the picture back that was here before
 */

export {};
