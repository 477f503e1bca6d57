import assert from "node:assert/strict";
import { test } from "node:test";

import { Client, Failure } from "../src/client.js";

/** A worker of the test's own: it remembers what it was sent and says what it is told to. */
class Fake {
  /** @type {any[]} */
  sent = [];
  ended = false;
  /** @type {(event: any) => void} */
  onmessage = () => {};
  postMessage(/** @type {any} */ message) {
    this.sent.push({ id: message.id, requests: message.requests.map((/** @type {string} */ text) => JSON.parse(text)) });
  }
  terminate() {
    this.ended = true;
  }
  say(/** @type {any} */ data) {
    this.onmessage({ data });
  }
  answer(/** @type {any[]} */ ...values) {
    const { id } = this.sent.shift();
    this.say({ id, answers: values.map((value) => JSON.stringify(value)) });
  }
}

function started() {
  /** @type {Fake[]} */
  const workers = [];
  const client = new Client(() => {
    const worker = new Fake();
    workers.push(worker);
    return /** @type {any} */ (worker);
  });
  client.silence = 1000;
  return { client, workers };
}

test("one worker starts at the first question and serves all", async () => {
  const { client, workers } = started();
  assert.equal(client.phase, "idle");
  const one = client.ask({ call: "games" });
  const two = client.ask({ call: "snapshot", board: "b" });
  assert.equal(workers.length, 1);
  const [worker] = workers;
  assert.equal(client.phase, "loading");
  worker?.say({ loading: { phase: "p", done: 1, total: 2 } });
  assert.equal(client.loading.done, 1);
  worker?.say({ ready: true });
  worker?.answer({ ok: true, value: 1 });
  worker?.answer({ ok: false, error: { code: "bad-request", message: "no" } });
  assert.equal(await one, 1);
  await assert.rejects(two, (error) => error instanceof Failure && error.trouble.code === "bad-request");
  assert.equal(workers.length, 1);
});

test("a failed start rejects what waits, and a new start is a new worker", async () => {
  const { client, workers } = started();
  const asked = client.ask({ call: "games" });
  workers[0]?.say({ failed: { code: "download", message: "gone" } });
  await assert.rejects(asked, /gone/);
  assert.equal(client.phase, "failed");
  assert.ok(workers[0]?.ended);
  await assert.rejects(client.ask({ call: "games" }), /gone/);
  client.start();
  assert.equal(workers.length, 2);
  assert.equal(client.phase, "loading");
});

test("an engine that does not answer is started anew and takes up its boards", async () => {
  const { client, workers } = started();
  client.pulse = 20;
  const opened = client.ask({ call: "new", board: "b" });
  client.ask({ call: "load", board: "gone" }).catch(() => {});
  client.ask({ call: "close", board: "gone" }).catch(() => {});
  workers[0]?.say({ ready: true });
  for (const _ of "123") workers[0]?.answer({ ok: true, value: {} });
  await opened;
  const stuck = client.ask({ call: "bot", board: "b" });
  const after = client.ask({ call: "snapshot", board: "b" });
  await assert.rejects(stuck, (error) => error instanceof Failure && error.trouble.code === "stopped");
  assert.ok(workers[0]?.ended);
  assert.equal(workers.length, 2);
  const [, second] = workers;
  client.pulse = 20_000;
  second?.say({ ready: true });
  assert.deepEqual(second?.sent.map(({ requests }) => requests[0]), [{ call: "restore", board: "b", seat: null }, { call: "snapshot", board: "b" }]);
  second?.answer({ ok: true, value: {} });
  second?.answer({ ok: true, value: 5 });
  assert.equal(await after, 5);
});

test("a worker that does not even begin is dead; one that has begun may think", async () => {
  const { client, workers } = started();
  client.pulse = 20;
  client.ask({ call: "games" }).catch(() => {});
  workers[0]?.say({ ready: true });
  workers[0]?.say({ id: workers[0].sent[0].id, begun: true });
  await new Promise((resolve) => { setTimeout(resolve, 60); });
  assert.equal(workers.length, 1);
  workers[0]?.answer({ ok: true, value: 1 });
  const dead = client.ask({ call: "games" });
  await assert.rejects(dead, /started anew/);
  assert.equal(workers.length, 2);
});

test("a start that says nothing is given up", async () => {
  const { client, workers } = started();
  client.silence = 20;
  await assert.rejects(client.ask({ call: "games" }), /does not start/);
  assert.equal(client.phase, "failed");
  assert.ok(workers[0]?.ended);
});

test("what keeps the worker from starting is said at once", async () => {
  const client = new Client(() => { throw new Error("never"); }, () => ({ code: "file", message: "open it over http" }));
  let heard = 0;
  client.listen(() => { heard += 1; });
  await assert.rejects(client.ask({ call: "games" }), /over http/);
  assert.equal(client.phase, "failed");
  assert.ok(heard > 0);
});
