// What pages do beyond showing text: fetch boards and galleries where a page has some, copy links to clauses.

const boards = new URL("../playground/src/main.js", import.meta.url).href;

/** Defines the board's element, once, if the page at hand has one. */
function mountBoards() {
  if (document.querySelector("tilewright-board")) import(boards).catch((error) => console.error(error));
}

/** Makes a gallery's pictures open in place and its chips choose, if the page at hand is one. */
function mountFaces() {
  if (!document.querySelector("a.tw-zoom")) return;
  import("./faces.js").then((faces) => faces.mount()).catch((error) => console.error(error));
}

/** Makes one choice of paper and ink go for all kits, if the page at hand has some. */
function mountKits() {
  if (!document.querySelector(".tw-choice")) return;
  import("./kits.js").then((kits) => kits.mount()).catch((error) => console.error(error));
}

function mount() {
  mountBoards();
  mountFaces();
  mountKits();
}

/** Copies the address of a clause when its name is clicked; the link itself goes there. */
async function copyLink(/** @type {HTMLAnchorElement} */ link) {
  await navigator.clipboard.writeText(link.href);
  link.dataset.copied = "";
  setTimeout(() => delete link.dataset.copied, 1600);
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a.tw-id") : null;
  if (link instanceof HTMLAnchorElement && navigator.clipboard) copyLink(link).catch(() => {});
});
// `document$` speaks at every page, also where pages are exchanged without loading anew.
if ("document$" in window) window.document$.subscribe(mount);
else mount();
