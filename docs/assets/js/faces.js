// Galleries: pictures open large in a dialog, one after another, and chips choose which are shown.

import { magnifier } from "./magnifier.js";

const NAME = "tw-view-name";

/** Fills the page at hand with life. */
export function mount() {
  for (const chips of document.querySelectorAll(".tw-chips[hidden]")) choose(chips);
  for (const link of document.querySelectorAll("a.tw-zoom")) link.setAttribute("aria-haspopup", "dialog");
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a.tw-zoom") : null;
  // Whoever wants the file in a tab of its own gets it.
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  view(link);
}, { capture: true });

// -- the dialog ------------------------------------------------------------------------------------

/** The pictures that can be seen, in order. */
function shown() {
  return [...document.querySelectorAll("a.tw-zoom")].filter((link) => link.getClientRects().length);
}

function view(/** @type {Element} */ first) {
  let link = first;
  const dialog = document.createElement("dialog");
  dialog.className = "tw-view";
  dialog.setAttribute("aria-labelledby", NAME);
  dialog.innerHTML = `
    <button type="button" class="tw-view__close" aria-label="Close">×</button>
    <button type="button" class="tw-view__step" data-step="-1" aria-label="Previous picture">‹</button>
    <figure><div class="tw-view__picture">
      <div class="tw-view__stage"><img alt="" draggable="false"></div>
      <div class="tw-view__sizes" role="group" aria-label="Size">
        <button type="button" data-scale="1">Fit</button>
        <button type="button" data-scale="2">2×</button>
        <button type="button" data-scale="4">4×</button>
      </div></div><figcaption>
      <h2 id="${NAME}"></h2><div class="tw-view__told"></div>
      <p class="tw-view__foot"><span role="status"></span> <a>The picture alone</a></p>
    </figcaption></figure>
    <button type="button" class="tw-view__step" data-step="1" aria-label="Next picture">›</button>`;
  const [image, name, told, count, file] =
    ["img", "h2", ".tw-view__told", "[role=status]", ".tw-view__foot a"].map((one) => dialog.querySelector(one));

  let place = "";
  const lens = magnifier(dialog, (scale) => {
    count.textContent = scale > 1 ? `${place}, ${Math.round(scale * 10) / 10} times as large` : place;
  });

  function show(step = 0) {
    const all = shown();
    link = all[(all.indexOf(link) + step + all.length) % all.length];
    const small = link.querySelector("img");
    Object.assign(image, { src: link.href, alt: small.alt, className: small.className });
    const [wide, high] = ["width", "height"].map((side) => Number(small.getAttribute(side)));
    Object.assign(image, { width: wide, height: high });
    lens.stage.style.setProperty("--ratio", `${wide / high}`);
    name.textContent = small.alt;
    file.href = link.href;
    place = `${all.indexOf(link) + 1} of ${all.length}`;
    lens.scaleTo(1);
    told.replaceChildren(...about(link));
    for (const button of dialog.querySelectorAll("[data-step]")) button.hidden = all.length < 2;
  }

  dialog.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]")?.dataset.step;
    if (step) show(Number(step));
    else if (event.target === dialog || event.target.closest(".tw-view__close, .tw-view__told a")) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (lens.press(event.key)) event.preventDefault();
    else if (step) {
      event.preventDefault();
      show(step);
    }
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    link.focus();
  });
  document.body.append(dialog);
  show();
  dialog.showModal();
}

/** What the page says about a picture: the text of its card, or its line and the first ones of its section. */
function about(/** @type {HTMLElement} */ link) {
  const told = document.getElementById(link.dataset.of ?? "");
  const card = (told ?? link).closest(".tw-card, .tw-piece");
  const part = (told ?? link).closest(".tw-part");
  const lines = card ? [...card.querySelectorAll("p")]
    : [...part?.querySelectorAll(":scope > p, .tw-card > p") ?? [], ...link.closest(".tw-figure")?.querySelectorAll(".tw-see") ?? []];
  return lines.filter((line) => !line.querySelector("img")).map((line) => line.cloneNode(true));
}

// -- chips ------------------------------------------------------------------------------------------

/** Chips of one group add up, those of several groups narrow down; the address says which are pressed. */
function choose(/** @type {Element} */ chips) {
  const groups = [...chips.querySelectorAll("[role=group]")].map((one) => [...one.querySelectorAll(".tw-chip")]);
  const every = chips.querySelector(".tw-chip--all");
  const status = chips.querySelector("[role=status]");
  const links = [...document.querySelectorAll("a.tw-zoom")];

  function apply() {
    const wanted = groups
      .map((group) => group.filter((chip) => chip.ariaPressed === "true").map((chip) => chip.dataset.tag))
      .filter((tags) => tags.length);
    for (const link of links) {
      const own = link.dataset.tags.split(" ");
      link.hidden = !wanted.every((tags) => tags.some((tag) => own.includes(tag)));
    }
    for (const box of document.querySelectorAll(".tw-card, .tw-piece, .tw-figure, .tw-part")) {
      box.hidden = !box.querySelector("a.tw-zoom:not([hidden])");
    }
    const left = links.filter((link) => !link.hidden).length;
    status.textContent = left ? `${left} of ${links.length} faces shown` : "No face is all of that";
    every.hidden = !wanted.length;
  }

  function tell() {
    const address = new URL(location.href);
    for (const chip of groups.flat()) address.searchParams.delete(parted(chip)[0]);
    for (const chip of groups.flat()) {
      if (chip.ariaPressed === "true") address.searchParams.append(...parted(chip));
    }
    history.replaceState(history.state, "", address);
  }

  chips.addEventListener("click", (event) => {
    const chip = event.target.closest(".tw-chip");
    if (!chip) return;
    if (chip === every) {
      for (const one of groups.flat()) one.ariaPressed = "false";
      groups[0][0].focus();
    } else chip.ariaPressed = `${chip.ariaPressed !== "true"}`;
    apply();
    tell();
  });
  const asked = new URLSearchParams(location.search);
  for (const chip of groups.flat()) {
    const [group, value] = parted(chip);
    chip.ariaPressed = `${asked.getAll(group).includes(value)}`;
  }
  chips.hidden = false;
  apply();
}

/** Group and value of a chip: `kind-land` is the land of the kinds. */
function parted(/** @type {HTMLElement} */ chip) {
  const [group, ...value] = chip.dataset.tag.split("-");
  return [group, value.join("-")];
}
