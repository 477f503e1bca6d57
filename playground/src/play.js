/** One board's game: what it asks of the engine, and what it does with the answers. */

import { Failure } from "./client.js";
import { noticeOf, spoken } from "./notices.js";
import { barred, forgetful, hasFight, isElsewhere, momentOf } from "./secrets.js";
import { PAST, choiceBefore, hides, humans, isAsked, isLatest, isPast, isPlacing, isWritten, numberOf, viewer } from "./store.js";

/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {import("./types.js").Notice} Notice */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Request} Request */
/** @typedef {import("./types.js").Trouble} Trouble */

/**
 * @typedef {object} Playing
 * @property {Snapshot | null} shown
 * @property {boolean} busy  an answer is awaited
 * @property {boolean} paused  bots wait to be told
 * @property {Seat | null} handover  the seat that has yet to take the device, hands being hidden
 * @property {import("./types.js").Moment | null} moment  a fight that is being shown; bots wait until it is put away
 * @property {Notice | null} notice
 * @property {string} said  what a screen reader says next
 * @property {Trouble | null} trouble  why a new game was not set up, or a record not taken up
 */

/** The pause before a bot's move, so that it can be followed; in milliseconds. */
const BREATH = 450;
/** The calls after which a fight is shown that they, or the move before, brought about. */
const MOVING = new Set(["act", "bot", "snapshot"]);
/** The calls that bring another game. */
const FRESH = new Set(["new", "load", "restore"]);

export class Play {
  /** @type {Seat | null} */
  #eyes = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #next;
  #round = 0;
  /** Whether the game has had secrets from the person who looks. */
  #isSecret = false;
  /** The ply from which moves are counted. @type {(shown: Snapshot) => number} */
  origin = () => 0;
  /** What is asked, in words. @type {(shown: Snapshot) => string} */
  prompt = (shown) => shown.prompt;

  /**
   * @param {string} id  the board's name at the bridge
   * @param {import("./client.js").Client} client
   * @param {{ get: () => Playing, set: (changes: Partial<Playing>) => void }} store
   */
  constructor(id, client, store) {
    this.id = id;
    this.client = client;
    this.store = store;
  }

  /** The person whose view is shown: the one who acts, else the last who did; null among bots alone. */
  get eyes() {
    return this.#eyes;
  }

  /** Whether the game has secrets from the person who looks: those of its record end with it. */
  get hasSecrets() {
    return this.#isSecret && this.store.get().shown?.over === false;
  }

  /** The game so far as text: as the one who looks saw it, all of it where nothing is a secret any more. */
  record() {
    return this.ask({ call: "record", ...(this.hasSecrets ? { seat: this.#eyes } : { whole: true }) });
  }

  /** @param {Record<string, unknown>} fields  as the bridge's `new` wants them */
  newGame(fields) {
    const bots = /** @type {(string | null)[]} */ (fields.bots);
    return this.#show({ call: "new", ...fields }, bots);
  }

  /**
   * Takes up a record or an example.
   * @param {{ record?: string, example?: string, at?: number, bots?: (string | null)[] }} fields
   */
  load(fields) {
    return this.#show({ call: "load", ...fields }, fields.bots ?? [null, null]);
  }

  /** Takes up the game that the worker kept for this board; false where there is none. */
  restore() {
    return this.#show({ call: "restore" }, null);
  }

  /** @param {string} action */
  act(action) {
    return this.#mayAct(action) ? this.#show({ call: "act", action, by: this.#eyes }) : Promise.resolve(false);
  }

  /** Carries out several actions, all or none. @param {string[]} actions */
  actAll(actions) {
    return this.#mayAct(actions[0] ?? "") ? this.#show({ call: "act", actions, by: this.#eyes }) : Promise.resolve(false);
  }

  /** Does for a seat, whoever looks, what needs no look at its pieces: answers an offer. @param {string} action */
  answer(action) {
    return this.#show({ call: "act", action });
  }

  /** @param {string} action */
  #mayAct(action) {
    const { shown, handover } = this.store.get();
    const text = shown && (((this.#isSecret && barred(shown, handover, action)) || null) ?? (isPast(shown) ? PAST : null));
    if (text) this.tell({ kind: "hint", text });
    return !text;
  }

  /** @param {number} ply */
  goto(ply) {
    return this.#show({ call: "goto", ply });
  }

  undo() {
    const { shown } = this.store.get();
    const ply = shown && choiceBefore(shown, Math.max(this.origin(shown), shown.play_from));
    return ply === null ? Promise.resolve(false) : this.goto(ply);
  }

  /** Goes on to the next choice of a person that is kept, over the moves of bots. */
  async redo() {
    const { shown } = this.store.get();
    if (!shown || isLatest(shown)) return false;
    let ahead = shown;
    do {
      const done = await this.goto(ahead.ply + 1);
      const now = this.store.get().shown;
      if (!done || !now) return false;
      ahead = now;
    } while (!isLatest(ahead) && (ahead.asides.includes(ahead.ply) || (humans(ahead).length && !isAsked(ahead))));
    return true;
  }

  /** Lets bots play, or makes them wait. @param {boolean} paused */
  pause(paused) {
    this.store.set({ paused });
    this.#tend(true);
  }

  /** The seat that was waited for has the device now. */
  takeOver() {
    const { handover } = this.store.get();
    if (handover === null) return Promise.resolve(false);
    this.#eyes = handover;
    return this.#show({ call: "snapshot", seat: handover });
  }

  /** Covers the board and waits for the seat that is to move. */
  cover() {
    this.#eyes = null;
    return this.#show({ call: "snapshot", seat: null });
  }

  /** Puts away what was shown for a moment. */
  dismiss() {
    this.store.set({ moment: null, notice: null, said: "" });
    this.#tend(false);
  }

  /** Whether the device has to change hands before anybody can act. */
  get isElsewhere() {
    const { shown, handover } = this.store.get();
    return this.#isSecret && shown !== null && handover === null && isElsewhere(shown);
  }

  /**
   * Why an action is refused, as a notice; null where it is legal.
   * @param {string} action
   * @returns {Promise<Notice | null>}
   */
  async why(action) {
    try {
      const refusal = await this.client.ask({ call: "why", board: this.id, action, by: this.#eyes });
      return refusal && { kind: "refused", text: refusal.reason, rule: refusal.rule };
    } catch (error) {
      return noticeOf(error);
    }
  }

  /** @param {Request} request */
  ask(request) {
    return this.client.ask({ board: this.id, ...request });
  }

  /** @param {Notice | null} notice */
  tell(notice) {
    this.store.set({ notice, said: notice && notice.kind === "hint" ? notice.text : "" });
  }

  /** Stops tending to bots: nobody looks at the board any more. */
  leave() {
    clearTimeout(this.#next);
    this.#round += 1;
  }

  /**
   * Asks for a snapshot and shows it. An error becomes a notice; true where all went well.
   * @param {Request} request
   * @param {(string | null)[] | null} [bots]
   * @returns {Promise<boolean>}
   */
  async #show(request, bots) {
    clearTimeout(this.#next);
    const round = (this.#round += 1);
    const { shown } = this.store.get();
    const seat = this.#seat(FRESH.has(request.call) ? null : shown, bots ?? shown?.bots ?? [], request.call);
    this.store.set({ busy: true });
    try {
      const full = { board: this.id, ...(seat === undefined ? {} : { seat }), ...request };
      let now = /** @type {Snapshot} */ (await this.client.ask(full));
      // A bot places its pieces without a show.
      while (round === this.#round && isPlacing(now) && !isAsked(now) && isLatest(now)) {
        now = await this.client.ask({ call: "bot", board: this.id, seat: now.seat });
      }
      if (round !== this.#round) return false;
      await this.#accept(now, shown, request.call, round);
      return true;
    } catch (error) {
      if (round !== this.#round) return false;
      const notice = noticeOf(error);
      // What is wrong with a record or an option is said beside it.
      const trouble = (request.call === "load" || request.call === "new") && error instanceof Failure ? error.trouble : null;
      this.store.set({ busy: false, notice: trouble && shown ? null : notice, trouble });
      return false;
    }
  }

  /**
   * @param {Snapshot} now
   * @param {Snapshot | null} was
   * @param {string} call
   * @param {number} round
   */
  async #accept(now, was, call, round) {
    const fresh = FRESH.has(call);
    if (fresh) [this.#eyes, this.#isSecret] = [null, false];
    const isSecret = hides(now) && !isWritten(now);
    this.#isSecret ||= isSecret;
    // Who looks back through a game with secrets sees it with the same eyes all the way.
    const looksBack = call === "goto" && isSecret && this.#eyes !== null;
    const seat = looksBack ? this.#eyes : viewer(now.bots, now.decision?.seat ?? null, this.#eyes);
    // A hand that is covered is nobody's until someone asks for it: whoever had the device may have let it go.
    const isCovered = isSecret && humans(now).length > 1 && seat !== this.#eyes;
    const handover = isCovered && now.decision ? seat : null;
    const moment = await this.#moment(now, seat, isCovered, call);
    if (!isCovered && now.seat !== seat) now = await this.ask({ call: "snapshot", seat });
    if (round !== this.#round) return;
    this.#eyes = isCovered ? null : seat;
    const paused = (!fresh && this.store.get().paused) || (fresh && !isLatest(now));
    const fought = isCovered && moment ? moment.events.map(({ text }) => text).join(" ") : "";
    this.store.set({
      shown: forgetful(now), busy: false, handover, moment, notice: null, trouble: null, paused,
      said: `${call === "new" ? "New game. " : call === "load" ? "Loaded. " : ""}${fought || spoken({ ...(MOVING.has(call) ? now : forgetful(now)), prompt: this.prompt(now) }, fresh ? null : was, numberOf(now, now.ply, this.origin(now)))}`,
    });
    this.#tend(false);
  }

  /**
   * The fight of the last move, for the one who sees it now: who moved and still has the device, or who takes it.
   * @param {Snapshot} now
   * @param {Seat | null} seat
   * @param {boolean} isCovered
   * @param {string} call
   */
  async #moment(now, seat, isCovered, call) {
    const viewer = isCovered ? this.#eyes : seat;
    if (viewer === null || !MOVING.has(call) || !isLatest(now) || !hasFight(now)) return null;
    return momentOf(now.seat === viewer ? now : await this.ask({ call: "snapshot", seat: viewer }));
  }

  /**
   * Which seat's view to ask for; undefined leaves it to the engine (the seat to move).
   * As long as hands may have to be covered it is a spectator's, who sees none.
   * @param {Snapshot | null} shown  null where another game comes, of which nothing is known
   * @param {(string | null)[]} bots
   * @param {string} call
   */
  #seat(shown, bots, call) {
    const people = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    if (people.length === 1) return people[0];
    if (shown && people.length && !this.#isSecret) return undefined;
    return shown && call === "goto" ? this.#eyes : null;
  }

  /** Lets the bot whose turn it is move, after a breath. @param {boolean} now */
  #tend(now) {
    clearTimeout(this.#next);
    const { shown, paused, handover, moment, busy } = this.store.get();
    if (!shown?.decision || isAsked(shown) || paused || busy || moment || handover !== null) return;
    if (!isLatest(shown) && (!now || isPast(shown))) return;
    this.#next = setTimeout(() => this.#show({ call: "bot" }), shown.ply ? BREATH : 0);
  }
}
