import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { checked, silence } from "../src/download.js";

const BYTES = new Uint8Array(1000).map((_, index) => index % 251);
const WANTED = { file: "folder/thing.wasm", bytes: 1000, sha256: createHash("sha256").update(BYTES).digest("hex") };
const never = new Promise(() => {});

/** A body of some parts, which then ends, breaks off or falls silent. */
function body(/** @type {Uint8Array[]} */ parts, /** @type {"end" | "break" | "silence"} */ then = "end") {
  const left = [...parts];
  return /** @type {any} */ (new ReadableStream({
    pull(controller) {
      const part = left.shift();
      if (part) controller.enqueue(part);
      else if (then === "end") controller.close();
      else if (then === "break") controller.error(new TypeError("network error"));
      else return never;
    },
  }));
}

/** What comes of a download: its bytes, and its flaw. */
async function come(/** @type {any} */ from, /** @type {any} */ how = {}) {
  let counted = 0;
  const { body: to, whole } = checked(from, WANTED, { count: (bytes) => { counted += bytes; }, broken: /** @type {any} */ (never), ...how });
  const passed = await new Response(to).arrayBuffer().then((buffer) => new Uint8Array(buffer), () => null);
  return { passed, counted, flaw: await whole.then(() => null, (error) => error.message) };
}

test("a file that comes whole is passed on and counted", async () => {
  const { passed, counted, flaw } = await come(body([BYTES.slice(0, 300), BYTES.slice(300)]));
  assert.deepEqual(passed, BYTES);
  assert.equal(counted, 1000);
  assert.equal(flaw, null);
});

test("it is read to its end also where nobody takes it", async () => {
  const { body: to, whole } = checked(body([BYTES]), WANTED, { count: () => {}, broken: /** @type {any} */ (never) });
  await to.cancel();
  await whole;
});

test("a file that is cut, broken off, changed or a web page is not passed on as whole", async () => {
  for (const [from, how, says] of /** @type {[any, any, RegExp][]} */ ([
    [body([BYTES.slice(0, 300)]), {}, /^thing\.wasm came in part only/],
    [body([BYTES.slice(0, 300)], "break"), {}, /broke off in the middle of thing\.wasm/],
    [body([BYTES.slice(0, 999), Uint8Array.of(0)]), {}, /not the file that belongs here/],
    [body([BYTES, BYTES]), {}, /not the file that belongs here/],
    [body([BYTES.slice(0, 30)]), { isPage: true }, /a web page came/],
  ])) {
    const { passed, flaw } = await come(from, how);
    assert.equal(passed, null);
    assert.match(flaw, says);
  }
});

test("silence ends a download, any sign of life keeps it", async () => {
  const quiet = silence(4, 10);
  const signs = setInterval(quiet.heard, 8);
  const going = come(body([BYTES.slice(0, 300)], "silence"), { broken: quiet.broken });
  const early = await Promise.race([going, new Promise((resolve) => { setTimeout(resolve, 100, "still going"); })]);
  assert.equal(early, "still going");
  clearInterval(signs);
  assert.match((await going).flaw, /^Nothing has arrived/);
});
