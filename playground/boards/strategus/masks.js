/**
 * The pictures on the pieces: frontal masks in two colours, the mark (`c`) and what is cut out of it (`k`), on a field
 * of ±50. Only what can be seen on a cell of a screen is drawn; printed pieces have more cuts.
 */

import { h } from "../../src/render.js";

/** @typedef {[number, number, boolean]} Point  x, y, and whether there is a corner */
/** @typedef {["c" | "k", string]} Shape  its colour and its outline in SVG's words */

/** Points as text: `x,y` with blanks between, `*` behind one where the outline has a corner. @param {string} text @returns {Point[]} */
const points = (text) => text.split(" ").map((word) => {
  const [x = 0, y = 0] = word.replace("*", "").split(",").map(Number);
  return [x, y, word.endsWith("*")];
});

const short = (/** @type {number} */ number) => String(Math.round(number * 10) / 10);

/** A closed curve through points. @param {Point[]} all */
function smooth(all) {
  const beside = (/** @type {number} */ index) => /** @type {Point} */ (all[(index + all.length) % all.length]);
  const pull = all.map(([, , isCorner], index) => {
    const [[ax, ay], [bx, by]] = [beside(index - 1), beside(index + 1)];
    return isCorner ? [0, 0] : [(bx - ax) / 6, (by - ay) / 6];
  });
  const parts = all.map(([x, y], index) => {
    const [nx, ny] = beside(index + 1);
    const [[px = 0, py = 0], [qx = 0, qy = 0]] = [pull[index] ?? [], pull[(index + 1) % all.length] ?? []];
    return `C${[x + px, y + py, nx - qx, ny - qy, nx, ny].map(short).join(" ")}`;
  });
  return `M${short(all[0]?.[0] ?? 0)} ${short(all[0]?.[1] ?? 0)}${parts.join("")}Z`;
}

const flipped = (/** @type {Point[]} */ all) => all.map(([x, y, corner]) => /** @type {Point} */ ([-x, y, corner])).reverse();

/** A shape that is its own mirror image, from the right half of its outline. @param {string} half */
const whole = (half) => {
  const right = points(half);
  return smooth([...right, ...flipped(right.filter(([x]) => x !== 0))]);
};

/** A shape on both sides. @param {string} text */
const both = (text) => smooth(points(text)) + smooth(flipped(points(text)));

/** A spike on both sides, or in the middle: wide at its first point, pointed at its second. @param {string} text  `x,y x,y width` */
function spikes(text) {
  return text.split("; ").map((one) => {
    const [from = "", to = "", width = "3"] = one.split(" ");
    const [[x = 0, y = 0], [tx = 0, ty = 0]] = [from.split(",").map(Number), to.split(",").map(Number)];
    const long = Math.hypot(tx - x, ty - y) || 1;
    const [nx, ny] = [(-(ty - y) / long) * (Number(width) / 2), ((tx - x) / long) * (Number(width) / 2)];
    const side = (/** @type {1 | -1} */ way) => `M${short(way * (x + nx))} ${short(y + ny)}L${short(way * tx)} ${short(ty)}L${short(way * (x - nx))} ${short(y - ny)}Z`;
    return x || tx ? side(1) + side(-1) : side(1);
  }).join("");
}

/** Discs on both sides, or in the middle. @param {string} text  `x,y,r`, more of them with blanks between */
const discs = (text) => text.split(" ").map((one) => {
  const [x = 0, y = 0, r = 0, ry = r] = one.split(",").map(Number);
  const disc = (/** @type {number} */ at) => `M${short(at - r)} ${y}A${r} ${ry} 0 1 0 ${short(at + r)} ${y}A${r} ${ry} 0 1 0 ${short(at - r)} ${y}Z`;
  return x ? disc(x) + disc(-x) : disc(0);
}).join("");

const flames = () => smooth(Array.from({ length: 52 }, (_, index) => {
  const [angle, r] = [(index * Math.PI) / 26 - Math.PI / 2, index % 2 ? 36 : index % 4 ? 42.5 : 47];
  return /** @type {Point} */ ([r * Math.cos(angle), r * Math.sin(angle) + 1, true]);
}));

const teeth = (/** @type {number} */ y, /** @type {1 | -1} */ way) =>
  Array.from({ length: 7 }, (_, index) => `M${-33 + index * 9.6} ${y}l4.3 ${way * (index % 2 ? 18 : 14)}l4.3 ${-way * (index % 2 ? 18 : 14)}Z`).join("");

/** @type {Record<string, Shape[]>} */
const MASKS = {
  elephant: [
    ["c", both("8,-26* 20,-40 38,-38 48,-22 47,-2 40,14 30,22 22,18* 14,4")],
    ["k", spikes("44,-30 26,-18 4; 46,-14 27,-9 4; 43,4 26,-1 4; 34,16 24,5 4")],
    ["k", whole("0,-41* 7,-42 17,-35 21,-20 20.5,-6 16,8 12.5,20 10.5,34 9.5,45 5,49 0,49.5")],
    ["c", whole("0,-40* 6,-41 15,-34 18.5,-20 18,-6 14,8 11,20 9,34 8,44 4,48 0,48.5")],
    ["k", "M-9 6h18v2h-18ZM-8 15h16v2h-16ZM-7 24h14v2h-14ZM-6 33h12v2h-12ZM-5 41h10v2h-10Z" + discs("10.5,-11,4.2,3")],
    ["c", both("9,15* 14,26 22,35 28,38* 18,38 9,30 6,20*")],
  ],
  grizzly: [
    ["c", discs("29,-31,12.5")], ["k", discs("29,-31,6.4")],
    ["c", whole("0,-36 14,-36 28,-27 36,-12 42,2* 36,4 41,14* 34,15 36,25* 28,25 26,34* 16,36 0,40")],
    ["k", whole("0,-6* 7,-6 14,4 18,14 16,26 8,33 0,34") + discs("14,-10,4.4,3.4") + spikes("36,-6 27,-5 4; 37,6 28,5 4; 30,20 24,16 4; 0,-35 0,-20 4; 10,-35 8,-22 3")],
    ["c", whole("0,2* 7,2.5 10,6 6,12 0,15") + "M-1.2 14h2.4v8h-2.4ZM-11 22q5 6 11 0q6 6 11 0v3q-6 5-11 0q-6 5-11 0Z"],
  ],
  rhino: [
    ["c", both("14,-28* 15,-40 24,-49* 29,-40 25,-26*")], ["k", spikes("21,-29 23,-43 4")],
    ["c", whole("0,-30 12,-33 23,-28 26,-14 23,0 22,10 28,20 29,32 20,42 0,45")],
    ["k", discs("17.5,-8,4,3 17.5,32,3.6,2.6") + spikes("25,-18 14,-16 4; 25,0 15,2 4")],
    ["c", "M-13 29Q-9 4 0-20Q9 4 13 29Q0 35-13 29Z"], ["k", "M-11 28Q-7 6 0-15Q7 6 11 28Q0 33-11 28Z"],
    ["c", "M-8 22Q0 26 8 22v3Q0 29-8 25ZM-6 12Q0 16 6 12v3Q0 19-6 15ZM-4 2Q0 5 4 2v3Q0 8-4 5Z"],
    ["k", "M-8-22Q-4-28 0-33Q4-28 8-22Q0-18-8-22Z"],
  ],
  gorilla: [
    ["c", discs("37,-4,7,9")], ["k", discs("37.6,-4,3.4,5")],
    ["c", whole("0,-47 10,-45 22,-36 31,-22 36,-8 36,8 38,18* 33,22 34,31* 26,33 20,40 0,45")],
    ["k", whole("0,-13* 8,-17 18,-17 25,-10 26,-3* 18,-7 9,-7 0,-3*") + whole("0,5* 6,4 13,8 14,15 22,24 20,34 10,39 0,40")],
    ["k", discs("13,0,4.6,2.4") + spikes("0,-45 0,-27 3; 13,-42 9,-24 3; 25,-31 17,-20 3; 35,12 27,11 3; 31,26 25,22 3")],
    ["c", whole("0,7* 4,6 10.5,9 11.5,14 6,17 0,15.4*") + "M-15 27Q0 22 15 27v3Q0 25-15 30Z"], ["k", discs("5,12,2.9,2.1")],
  ],
  lion: [
    ["c", flames()], ["k", spikes("0,-42 0,-28 3; 22,-35 16,-26 4; 38,-17 28,-12 4; 42,4 28,4 4; 36,24 26,18 4; 20,38 14,31 4")],
    ["k", whole("0,-27 11,-27 21,-19 23,-6 25,6 23,19 15,30 8,38 0,40")],
    ["c", whole("0,-24 10,-24 18.5,-17 20.5,-6 22,6 20,17 13,27 7,34 0,36")],
    ["k", whole("0,5* 8,5.4 9.4,8.6 4.5,13 0,15") + discs("12,-6,4.6,3") + "M-1.2 14h2.4v7h-2.4ZM-12 19q6 6 12 1q6 5 12-1v3q-6 6-12 1q-6 5-12-1Z" + spikes("0,-24 0,-12 3; 7,-23 5,-13 3")],
  ],
  tiger: [
    ["c", discs("27,-30,12.5")], ["k", discs("27,-30,7")],
    ["c", whole("0,-39 14,-38 28,-28 34,-12 36,2 44,10* 37,12 42,21* 34,22 35,31* 26,31 18,38 0,43")],
    ["k", spikes("0,-38 0,-17 5; 9,-37 5,-22 5; 18,-34 11,-22 5; 35,-13 20,-12 5; 36,-2 24,-4 5; 38,10 24,9 6; 34,22 22,18 5; 27,33 18,25 5")],
    ["k", whole("0,6* 8.4,6.4 9.6,9.6 4.5,14 0,16") + discs("15,-5,5,3.6") + "M-1.2 15h2.4v8h-2.4ZM-14 20q7 7 14 2q7 5 14-2v3q-7 7-14 2q-7 5-14-2Z"],
    ["c", discs("15,-5,1.6")],
  ],
  wolf: [
    ["c", whole("0,-26 10,-28 14,-33 25,-49* 31,-32 31,-18 37,-8 44,6* 36,6 40,17* 31,16 32,26* 23,24 15,34 9,44 0,47")],
    ["k", both("18,-28* 24,-40* 27,-30 26,-20* 21,-22") + both("6,-2* 14,4 16,12 10,22 7,12") + spikes("0,-25 0,-9 4; 9,-26 5,-12 3; 36,4 24,1 4; 33,14 23,9 4; 26,23 18,17 4")],
    ["k", both("8,-6* 14,-12 21,-11* 17,-6 12,-4") + whole("0,24.4* 6.5,25 8,29 4,34.5 0,36")],
    ["k", "M-9 37q5 5 9 1q4 4 9-1v3q-5 5-9 1q-4 4-9-1Z"],
  ],
  fox: [
    ["c", whole("0,-17 9,-19 16,-27 30,-47* 37,-28 35,-10 46,2* 36,8 26,18 15,31 7,43 0,47")],
    ["k", both("21,-24* 29,-39* 32,-27 30,-15* 26,-18") + both("43,2.4* 30,3 18,5 10,12 6,24 4,40* 12,30 24,17 34,8")],
    ["k", both("10,-4* 16,-9 24,-8* 19,-4 14,-2") + whole("0,37* 5.6,37.6 6.4,41 3,45.5 0,46.5") + spikes("0,-16 0,-3 4; 7,-17 4,-6 3")],
  ],
  scout: [
    ["c", both("3,-14* 4,-30 9,-46 15,-50* 20,-42 20,-26 14,-12*")], ["k", both("8,-17* 9,-31 13.4,-44* 16,-36 15,-24 12,-15*")],
    ["c", whole("0,-15 9,-16 19,-9 26,2 29,14 36,22* 28,24 30,32* 22,33 14,40 0,43")],
    ["k", discs("16,4,5,4") + whole("0,16* 7,16 13,22 13,30 7,34 0,32*") + "M-4 32h8v8h-8Z" + spikes("30,22 20,17 3; 25,31 17,25 3; 0,-14 0,-2 3")],
    ["c", "M-4.6 17h9.2L0 23ZM-.9 22h1.8v18h-1.8ZM-8 27q4 4 8 0q4 4 8 0v2q-4 4-8 0q-4 4-8 0Z" + discs("17,3,1.7")],
  ],
  mouse: [
    ["c", discs("28,-20,19.5")], ["k", discs("28.4,-19.4,13")],
    ["k", whole("0,-21.5 11,-22.5 21,-14 25.5,0 23.3,13 15.5,26.5 8,39 0,43")],
    ["c", whole("0,-20 10,-21 19,-13 23,0 21,12 14,25 7,37 0,41")],
    ["k", discs("11,1,4.4,4.2 0,35,5,3.4") + spikes("0,-18 0,-5 3; 8,-18 5,-7 3; 20,10 12,8 3; 14,23 9,18 3")],
    ["c", discs("10.4,0,1.6") + spikes("6,31 38,22 2; 6,33 42,33 2; 6,35 38,44 2")],
  ],
  trap: [
    ["c", "M-46 8a46 30 0 1 1 92 0a46 30 0 1 1-92 0ZM-37 8a37 22 0 1 0 74 0a37 22 0 1 0-74 0Z"],
    ["c", teeth(-9, 1) + teeth(25, -1)],
    ["c", "M-44 5.4h88v5.2h-88Z" + discs("0,-31,5 0,-42,5")], ["k", discs("0,-31,2.4 0,-42,2.4")],
  ],
  apple: [
    ["c", whole("0,-20* 6,-25 18,-28 31,-22 37,-6 34,14 25,32 12,41 5,40 0,37.5*")],
    ["c", "M-2-17Q-2-30 3-44L8-41Q3-30 3-17Z" + smooth(points("5,-30* 14,-45 34,-45* 26,-31 14,-26"))],
    ["k", "M-16-20Q0-6 16-20Q10-9 0-9Q-10-9-16-20ZM0 0L4.4 9.4L14.6 10.4L7 17.2L9.2 27.2L0 22L-9.2 27.2L-7 17.2L-14.6 10.4L-4.4 9.4Z"],
  ],
};

/** The mask of a kind. @param {string} kind */
export const mask = (kind) =>
  h("svg", { class: "mask", viewBox: "-51 -51 102 102", "aria-hidden": "true", focusable: "false" },
    (MASKS[kind] ?? []).map(([colour, d]) => h("path", { class: colour, d })));
