// What makes choosing a kit shorter: one choice goes for all games, and is remembered.

const key = "tilewright-kits";
/** Where people print on Letter. */
const letter = /-(US|CA|MX|CL|CO|PH|PR|VE)$/;

/** @returns {Record<string, string>} */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

/** Chooses a value wherever there is one. */
function choose(/** @type {string} */ what, /** @type {string} */ value) {
  for (const input of document.querySelectorAll(".tw-choice input")) {
    if (input instanceof HTMLInputElement && input.name.endsWith(`-${what}`) && input.value === value) input.checked = true;
  }
}

/** Makes the choices of a page one, and starts with what was chosen last. */
export function mount() {
  const chosen = { ...(letter.test(navigator.language) && { paper: "letter" }), ...remembered() };
  for (const [what, value] of Object.entries(chosen)) choose(what, value);
  for (const kits of document.querySelectorAll(".tw-kits")) {
    kits.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      // The radio buttons of a game are called `vye-paper` and `vye-palette`.
      const what = target.name.slice(target.name.lastIndexOf("-") + 1);
      choose(what, target.value);
      try {
        localStorage.setItem(key, JSON.stringify({ ...remembered(), [what]: target.value }));
      } catch {
        // Where nothing may be kept, the choice holds for this page.
      }
    });
  }
}
