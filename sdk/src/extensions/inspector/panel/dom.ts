/** An element to be, and what is in it. */
export interface Markup {
  readonly tag: string;
  /** Tells brothers apart that may change their order. */
  readonly key: string | undefined;
  readonly props: Props;
  readonly children: readonly (Markup | string)[];
}

/** Attributes; functions are handlers (`onclick`), and `value` and `checked` are set as properties. */
interface Props {
  readonly key?: string;
  readonly [name: string]: string | number | boolean | undefined | ((event: never) => void);
}

/** A child; what is false or undefined is left out. */
export type Child = Markup | string | number | false | undefined | readonly Child[];

/** Describes an element. Text is always text: nothing here makes HTML out of a string. */
export function h(tag: string, props: Props = {}, ...children: readonly Child[]): Markup {
  const { key, ...rest } = props;
  return { tag, key, props: rest, children: flatten(children) };
}

function flatten(children: readonly Child[]): readonly (Markup | string)[] {
  return children.flatMap((child): readonly (Markup | string)[] => {
    if (child === undefined || child === false) return [];
    if (typeof child === 'number') return [String(child)];
    return isList(child) ? flatten(child) : [child];
  });
}

function isList(child: Child): child is readonly Child[] {
  return Array.isArray(child);
}

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS: ReadonlySet<string> = new Set(['svg', 'path', 'rect', 'circle', 'line', 'text', 'g']);
/** State that the user changes beside the attribute. */
const PROPERTIES: ReadonlySet<string> = new Set(['value', 'checked', 'open']);

interface Rendered {
  readonly markup: Markup;
}

const rendered = new WeakMap<Element, Rendered>();

/**
 * Makes the children of a parent what is described. Elements stay where their tag and key do, with focus, selection and
 * scroll position.
 */
export function render(parent: Element | ShadowRoot, children: readonly (Markup | string)[]): void {
  const old = [...parent.childNodes];
  const keyed = new Map(old.flatMap((node) => (keyOf(node) === undefined ? [] : [[keyOf(node), node]])));
  const used = new Set<ChildNode>();
  let next = 0;
  for (const [index, child] of children.entries()) {
    while (old[next] && (used.has(old[next] as ChildNode) || keyOf(old[next] as ChildNode) !== undefined))
      next += 1;
    const wanted = typeof child !== 'string' && child.key !== undefined ? keyed.get(child.key) : old[next];
    const node = reuse(wanted, child) ?? create(parent.ownerDocument, child);
    used.add(node);
    const there = parent.childNodes[index];
    if (there !== node) parent.insertBefore(node, there ?? null);
    if (typeof child !== 'string') update(node as Element, child);
  }
  for (const node of old) if (!used.has(node)) node.remove();
}

function keyOf(node: ChildNode): string | undefined {
  return isElement(node) ? rendered.get(node)?.markup.key : undefined;
}

/** Elements may be of another window, whose classes are others. */
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

function reuse(node: ChildNode | undefined, child: Markup | string): ChildNode | undefined {
  if (!node) return undefined;
  if (typeof child === 'string') {
    if (node.nodeType !== 3) return undefined;
    if (node.nodeValue !== child) node.nodeValue = child;
    return node;
  }
  return isElement(node) && rendered.get(node)?.markup.tag === child.tag ? node : undefined;
}

function create(document: Document, child: Markup | string): ChildNode {
  if (typeof child === 'string') return document.createTextNode(child);
  return SVG_TAGS.has(child.tag)
    ? document.createElementNS(SVG, child.tag)
    : document.createElement(child.tag);
}

function update(element: Element, markup: Markup): void {
  const before = rendered.get(element)?.markup.props ?? {};
  for (const name of Object.keys(before)) if (!(name in markup.props)) set(element, name, undefined);
  render(element, markup.children);
  // After the children: a select has its value only with its options.
  for (const [name, value] of Object.entries(markup.props)) {
    if (before[name] !== value || PROPERTIES.has(name)) set(element, name, value);
  }
  rendered.set(element, { markup });
}

function set(element: Element, name: string, value: Props[string]): void {
  // Elements take handlers and state by name; a table of all of them would say no more.
  const target = element as unknown as { [name: string]: unknown };
  if (name.startsWith('on')) target[name] = value ?? null;
  else if (PROPERTIES.has(name)) {
    if (target[name] !== value) target[name] = value;
  } else if (value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}
