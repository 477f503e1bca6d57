/**
 * Draws what is described: `h` describes an element, `patch` makes the children of a node be so.
 *
 * Elements stay where they are as long as tag and key agree, so focus, scroll and half-typed text survive.
 */

/**
 * @typedef {object} Described
 * @property {string} tag
 * @property {Record<string, any>} props
 * @property {Child[]} children
 */
/** @typedef {Described | string | number | null | undefined | false} Child */
/** @typedef {Child | Child[]} Children */

const SVG = new Set(["svg", "path", "g", "circle", "rect"]);
/** Properties, all else are attributes: what the user changes, and handlers. */
const PROPERTY = new Set(["value", "checked", "open", "indeterminate", "scrollTop"]);

/** @type {WeakMap<Node, Described>} */
const drawn = new WeakMap();

/**
 * Describes an element. Props are attributes; `key` tells siblings apart, `on…` are handlers, `vars` are CSS
 * variables, `class` may be a list with holes.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {Children[]} children
 * @returns {Described}
 */
export function h(tag, props = {}, ...children) {
  return { tag, props, children: /** @type {Child[]} */ (children.flat()) };
}

/**
 * @param {ParentNode & Node} parent
 * @param {Child[]} children
 */
export function patch(parent, children) {
  /** @type {Map<string, Element>} */
  const keyed = new Map();
  for (const node of parent.childNodes) {
    const key = drawn.get(node)?.props.key;
    if (key !== undefined) keyed.set(String(key), /** @type {Element} */ (node));
  }
  let at = parent.firstChild;
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    const node = fitting(child, at, keyed);
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
    if (typeof child === "object") update(/** @type {HTMLElement} */ (node), child);
    else if (node.nodeValue !== String(child)) node.nodeValue = String(child);
  }
  while (at) {
    const next = at.nextSibling;
    parent.removeChild(at);
    at = next;
  }
}

/**
 * The node to use for a child: the one at hand where it fits, one with its key, else a new one.
 * @param {Described | string | number} child
 * @param {Node | null} at
 * @param {Map<string, Element>} keyed
 * @returns {Node}
 */
function fitting(child, at, keyed) {
  if (typeof child !== "object") {
    return at?.nodeType === Node.TEXT_NODE ? at : document.createTextNode("");
  }
  const { tag, props: { key } } = child;
  if (key !== undefined) {
    const known = keyed.get(String(key));
    if (known && drawn.get(known)?.tag === tag) return known;
  } else if (at) {
    const was = drawn.get(at);
    if (was && was.tag === tag && was.props.key === undefined) return at;
  }
  return SVG.has(tag) ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
}

/**
 * @param {HTMLElement} element
 * @param {Described} now
 */
function update(element, now) {
  const was = drawn.get(element)?.props ?? {};
  drawn.set(element, now);
  // Children first: a select takes its value only when its options are there.
  if (now.props.keep !== true) patch(element, now.children);
  for (const name of Object.keys(was)) if (!(name in now.props)) assign(element, name, undefined, was[name]);
  for (const [name, value] of Object.entries(now.props)) {
    if (value !== was[name] || PROPERTY.has(name)) assign(element, name, value, was[name]);
  }
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {any} value
 * @param {any} was
 */
function assign(element, name, value, was) {
  const target = /** @type {any} */ (element);
  if (name === "key" || name === "keep") return;
  if (name.startsWith("on")) target[name] = value ?? null;
  else if (name === "vars") {
    for (const key of Object.keys(was ?? {})) if (!(key in (value ?? {}))) element.style.removeProperty(key);
    for (const [key, text] of Object.entries(value ?? {})) element.style.setProperty(key, String(text));
  } else if (PROPERTY.has(name)) {
    if (value !== undefined && target[name] !== value) target[name] = value;
  } else {
    const text = name === "class" && Array.isArray(value) ? value.filter(Boolean).join(" ") : value;
    if (text === undefined || text === null || text === false) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(text)) element.setAttribute(name, text === true ? "" : String(text));
  }
}
