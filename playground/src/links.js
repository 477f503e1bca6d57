/** Links to clauses of the rules. */

import { h } from "./render.js";

/**
 * A link to a clause, in a tab of its own, so that the game stays; on the page of the rules it leads down the page.
 * @param {string} page
 * @param {string} rule
 */
export function ruleLink(page, rule) {
  const stays = page === location.href.replace(/#.*$/, "");
  const apart = stays ? {} : { target: "_blank", rel: "noopener" };
  return h("a", { class: "rule", href: `${page}#${rule}`, ...apart, "aria-label": `Rule ${rule}${stays ? "" : ", in a new tab"}`, key: `rule ${rule}` }, rule);
}
