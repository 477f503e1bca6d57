/** Where on the page a board is brought to. */

/**
 * Brings a board to the upper edge, below what sticks there, with the heading right above it in full.
 * @param {HTMLElement} host
 */
export function bringIntoView(host) {
  const above = (host.closest(".tw-seat") ?? host).previousElementSibling;
  const rest = above?.matches("h1, h2, h3, h4") ? host.getBoundingClientRect().top - above.getBoundingClientRect().top : 0;
  host.style.scrollMarginTop = rest > 0 ? `calc(5em + ${rest}px)` : "";
  host.scrollIntoView({ block: "start" });
}
