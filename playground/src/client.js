/** The page's side of the one worker of a visit: it starts on the first click and serves every board. */

/** @typedef {import("./types.js").Request} Request */
/** @typedef {import("./types.js").Loading} Loading */
/** @typedef {import("./types.js").Trouble} Trouble */

/** How long the engine may think about one message, in milliseconds, before it is started anew. */
const PATIENCE = 20_000;
/** How long it may take to begin with one: what does not even begin is dead. */
const PULSE = 3_000;
/** How long a start may be silent, which downloads never are, before it is given up. */
const SILENCE = 45_000;

/** An answer that is an error. */
export class Failure extends Error {
  /** @param {Trouble} trouble */
  constructor(trouble) {
    super(trouble.message);
    this.trouble = trouble;
  }
}

/**
 * @typedef {object} Waiting
 * @property {number} id
 * @property {Request[]} requests
 * @property {(answers: any[]) => void} resolve
 * @property {(error: Failure) => void} reject
 * @property {boolean} restoring
 */

export class Client {
  /** @type {"idle" | "loading" | "ready" | "failed"} */
  phase = "idle";
  /** @type {Loading} */
  loading = { phase: "Starting", done: 0, total: 0 };
  /** @type {Trouble | null} */
  trouble = null;
  patience = PATIENCE;
  pulse = PULSE;
  silence = SILENCE;

  /** @type {Worker | null} */
  #worker = null;
  #make;
  #obstacle;
  #next = 1;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** @type {Set<string>} */
  #boards = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {() => Worker} make
   * @param {() => Trouble | null} [obstacle]  what keeps the worker from being started at all
   */
  constructor(make, obstacle = () => null) {
    this.#make = make;
    this.#obstacle = obstacle;
  }

  /**
   * Hears of every change of `phase` and `loading`; returns what ends that.
   * @param {() => void} listener
   */
  listen(listener) {
    this.#listeners.add(listener);
    return () => { this.#listeners.delete(listener); };
  }

  /** Starts the worker if there is none, or anew after a failure. */
  start() {
    if (this.phase === "loading" || this.phase === "ready") return;
    const trouble = this.#obstacle();
    if (trouble) return this.#fail(trouble);
    this.#change({ phase: "loading", trouble: null, loading: { phase: "Starting", done: 0, total: 0 } });
    try {
      this.#worker = this.#make();
    } catch (error) {
      return this.#fail({ code: "no-worker", message: `The browser refuses to start the engine's worker: ${error}` });
    }
    this.#listenFor();
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#fail({ code: "no-worker", message: `The engine's worker could not be started. ${event.message ?? "Is the connection up?"}` });
    };
  }

  /**
   * Asks one thing; rejects with a Failure.
   * @param {Request} request
   * @returns {Promise<any>}
   */
  async ask(request) {
    const [answer] = await this.askAll([request]);
    return open(answer);
  }

  /**
   * Asks several things in one message, answered in order: each `{ ok, value }` or `{ ok, error }`.
   * @param {Request[]} requests
   * @returns {Promise<any[]>}
   */
  askAll(requests) {
    return new Promise((resolve, reject) => {
      for (const { call, board } of requests) {
        if (!board) continue;
        if (call === "close") this.#boards.delete(board);
        else if (call === "new" || call === "load" || call === "restore") this.#boards.add(board);
      }
      this.#send({ id: this.#next++, requests, resolve, reject, restoring: false });
    });
  }

  /** Ends the worker and starts another, which takes up the games where they were. */
  restart() {
    this.#worker?.terminate();
    this.#worker = null;
    clearTimeout(this.#timer);
    const unanswered = [...this.#waiting.values()].filter(({ restoring }) => !restoring);
    this.#waiting.clear();
    const first = unanswered.shift();
    first?.reject(new Failure({ code: "stopped", message: "The engine did not answer and was started anew. The game is where it was." }));
    this.phase = "idle";
    this.start();
    for (const board of this.#boards) {
      // Nobody looks at this answer: it holds no hand.
      const request = { call: "restore", board, seat: null };
      this.#send({ id: this.#next++, requests: [request], resolve: () => {}, reject: () => {}, restoring: true });
    }
    for (const waiting of unanswered) this.#send(waiting);
  }

  /** @param {Waiting} waiting */
  #send(waiting) {
    if (this.phase === "idle") this.start();
    this.#waiting.set(waiting.id, waiting);
    if (this.phase === "failed") return this.#fail(/** @type {Trouble} */ (this.trouble));
    this.#worker?.postMessage({ id: waiting.id, requests: waiting.requests.map((request) => JSON.stringify(request)) });
    // Where another message is being worked on, its clock runs already.
    if (this.phase === "ready" && this.#waiting.size === 1) this.#watch(this.pulse);
  }

  /** @param {{ id?: number, begun?: true, answers?: string[], loading?: Loading, ready?: true, failed?: Trouble }} message */
  #hear({ id, begun, answers, loading, ready, failed }) {
    if (loading) {
      this.#listenFor();
      this.#change({ loading });
    }
    if (failed) this.#fail(failed);
    if (ready) {
      this.#change({ phase: "ready" });
      this.#watch(this.pulse);
    }
    if (begun) this.#watch(this.patience);
    if (id === undefined || !answers) return;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#watch(this.pulse);
    waiting?.resolve(answers.map((answer) => JSON.parse(answer)));
  }

  /** Sets the clock for the message whose turn it is. @param {number} limit  milliseconds */
  #watch(limit) {
    clearTimeout(this.#timer);
    if (this.#waiting.size) this.#timer = setTimeout(() => this.restart(), limit);
  }

  /** Sets the clock for the next sign of life of a start. */
  #listenFor() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail({ code: "silent", message: "The engine was downloaded in part or in whole, but does not start." }), this.silence);
  }

  /** @param {Trouble} trouble */
  #fail(trouble) {
    this.#worker?.terminate();
    this.#worker = null;
    clearTimeout(this.#timer);
    const unanswered = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#change({ phase: "failed", trouble });
    for (const { reject } of unanswered) reject(new Failure(trouble));
  }

  /** @param {Partial<Pick<Client, "phase" | "loading" | "trouble">>} changes */
  #change(changes) {
    Object.assign(this, changes);
    for (const listener of [...this.#listeners]) listener();
  }
}

/**
 * The value of an answer, or a Failure thrown.
 * @param {{ ok: boolean, value?: any, error?: any }} answer
 */
export function open(answer) {
  if (answer.ok) return answer.value;
  throw new Failure(answer.error);
}

/** What this page cannot do, as a sentence for the player. @returns {Trouble | null} */
function obstacle() {
  if (location.protocol === "file:") {
    return { code: "file", message: "The board cannot run from a file on disk: open this site through a web server (http or https)." };
  }
  if (typeof Worker !== "function") {
    return { code: "no-worker", message: "This browser does not run scripts in the background (workers), which the board needs. Allow it, or use another browser." };
  }
  if (typeof WebAssembly !== "object") {
    return { code: "no-wasm", message: "This browser does not run WebAssembly, which the board needs. Allow it, or use another browser." };
  }
  return null;
}

/** The client that all boards of the page share. */
export const client = new Client(
  () => new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "tilewright" }),
  obstacle,
);
