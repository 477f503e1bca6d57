// Magnifies the picture of a dialog up to eight times: by buttons, + and -, wheel and pinch; drag or scroll to move it.

const MOST = 8;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {HTMLDialogElement} dialog with a stage, the picture on it, and buttons with a `data-scale`
 * @param {(scale: number) => void} told is called with every new scale; 1 fits
 */
export function magnifier(dialog, told) {
  const stage = dialog.querySelector(".tw-view__stage");
  const image = stage.querySelector("img");
  const buttons = [...dialog.querySelectorAll("[data-scale]")];
  const steps = buttons.map((button) => Number(button.dataset.scale));
  let scale = 1;
  let held = false;

  /** The point of the picture that lies at a place of the window, the stage's middle if none is given, stays there. */
  function scaleTo(wanted, x, y) {
    const place = () => {
      const box = stage.getBoundingClientRect();
      return [image.getBoundingClientRect(), x ?? box.x + box.width / 2, y ?? box.y + box.height / 2];
    };
    const [before, fromX, fromY] = place();
    scale = Math.min(MOST, Math.max(1, wanted));
    stage.style.setProperty("--scale", `${scale}`);
    stage.classList.toggle("tw-view__stage--large", scale > 1);
    const [after, toX, toY] = place();
    const grown = after.width / before.width || 1;
    stage.scrollBy(after.x + (fromX - before.x) * grown - toX, after.y + (fromY - before.y) * grown - toY);
    buttons.forEach((button, i) => button.ariaPressed = `${scale === steps[i]}`);
    told(scale);
  }

  /** Obeys a key and tells whether there was one to obey. */
  function press(/** @type {string} */ key) {
    const arrow = scale > 1 && ARROWS[key];
    if (key === "+" || key === "=") scaleTo(steps.find((step) => step > scale) ?? MOST);
    else if (key === "-") scaleTo(steps.findLast((step) => step < scale) ?? 1);
    else if (key === "0") scaleTo(1);
    else if (arrow) stage.scrollBy(arrow[0] * stage.clientWidth / 5, arrow[1] * stage.clientHeight / 5);
    else return false;
    return true;
  }

  for (const button of buttons) button.addEventListener("click", () => scaleTo(Number(button.dataset.scale)));
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    // A pinch on a trackpad is a wheel with Ctrl, in small steps.
    scaleTo(scale * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), event.clientX, event.clientY);
  });
  stage.addEventListener("pointerdown", (event) => {
    held = event.pointerType === "mouse" && event.button === 0;
    if (held) stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener("pointermove", (event) => {
    if (held) stage.scrollBy(-event.movementX, -event.movementY);
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) stage.addEventListener(end, () => held = false);

  // One finger scrolls by itself; two are ours.
  let spread = 0;
  const touched = (event) => {
    if (event.touches.length !== 2) return void (spread = 0);
    event.preventDefault();
    const [one, two] = event.touches;
    const now = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    if (spread) scaleTo((scale * now) / spread, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
    spread = now;
  };
  for (const kind of ["touchstart", "touchmove", "touchend"]) stage.addEventListener(kind, touched, { passive: false });
  return { stage, scaleTo, press };
}
