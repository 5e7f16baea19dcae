import type { Json, JsonObject } from '../types/json.ts';
import { isSameJson } from './json.ts';
import type { Selection, Selections } from './selection.ts';

/** Marks a tree; JSON never carries it. */
export const TREE = Symbol('tree');

/** A place where an entity stands; `selection` is what the answer had of it there. */
export interface LinkNode {
  readonly [TREE]: 'link';
  readonly slot: string;
  readonly selection: Selection;
}

/** An object with links somewhere inside; `plain` holds the members without any. */
export interface ObjectNode {
  readonly [TREE]: 'object';
  readonly plain: JsonObject;
  readonly parts: ReadonlyMap<string, Node>;
}

/** A list with links somewhere inside. */
export interface ListNode {
  readonly [TREE]: 'list';
  readonly items: readonly Node[];
}

/** A member that is merged entry by entry; its entries are cells of their own. */
export interface MapNode {
  readonly [TREE]: 'map';
}

/** A member that the server was asked for and did not return. */
export interface AbsentNode {
  readonly [TREE]: 'absent';
}

/** The part of a value that leads to links. */
export type TreeNode = LinkNode | ObjectNode | ListNode | MapNode | AbsentNode;

/** A value as the store keeps it: plain JSON wherever no entity stands inside. */
export type Node = Json | TreeNode;

export const MAP: MapNode = Object.freeze({ [TREE]: 'map' as const });
export const ABSENT: AbsentNode = Object.freeze({ [TREE]: 'absent' as const });

export const createLink = (slot: string, selection: Selection): LinkNode => ({
  [TREE]: 'link',
  slot,
  selection,
});

export const createObjectNode = (plain: JsonObject, parts: ReadonlyMap<string, Node>): ObjectNode => ({
  [TREE]: 'object',
  plain,
  parts,
});

export const createListNode = (items: readonly Node[]): ListNode => ({ [TREE]: 'list', items });

/** Tells a tree from plain JSON, which never carries the mark. */
export function isTree(node: Node): node is TreeNode {
  return typeof node === 'object' && node !== null && TREE in node;
}

/** Whether writing `next` over `previous` would change nothing. */
export function isSameNode(previous: Node, next: Node): boolean {
  if (!isTree(previous) || !isTree(next)) {
    return !isTree(previous) && !isTree(next) && isSameJson(previous, next);
  }
  if (previous[TREE] === 'link' && next[TREE] === 'link') {
    return previous.slot === next.slot && previous.selection === next.selection;
  }
  if (previous[TREE] === 'object' && next[TREE] === 'object') {
    return isSameJson(previous.plain, next.plain) && hasSameParts(previous.parts, next.parts);
  }
  if (previous[TREE] === 'list' && next[TREE] === 'list') {
    return hasSameItems(previous.items, next.items);
  }
  return previous === next;
}

function hasSameParts(previous: ReadonlyMap<string, Node>, next: ReadonlyMap<string, Node>): boolean {
  if (previous.size !== next.size) return false;
  for (const [name, part] of previous) {
    const other = next.get(name);
    if (other === undefined || !isSameNode(part, other)) return false;
  }
  return true;
}

function hasSameItems(previous: readonly Node[], next: readonly Node[]): boolean {
  if (previous.length !== next.length) return false;
  return previous.every((item, index) => {
    const other = next[index];
    return other !== undefined && isSameNode(item, other);
  });
}

/**
 * The value to write over another one: `next`, but showing of the entities that stand in the same places
 * what either showed, so that two answers which show different parts of them do not take turns.
 */
export function widenNode(previous: Node, next: Node, selections: Selections): Node {
  if (!isTree(previous) || !isTree(next)) return next;
  if (previous[TREE] === 'link' && next[TREE] === 'link' && previous.slot === next.slot) {
    return createLink(next.slot, selections.union(previous.selection, next.selection));
  }
  if (previous[TREE] === 'object' && next[TREE] === 'object') {
    const parts = [...next.parts].map(
      ([name, part]) => [name, widenNode(previous.parts.get(name) ?? null, part, selections)] as const,
    );
    return createObjectNode(next.plain, new Map(parts));
  }
  if (previous[TREE] === 'list' && next[TREE] === 'list') {
    return createListNode(
      next.items.map((item, index) => widenNode(previous.items[index] ?? null, item, selections)),
    );
  }
  return next;
}

/** Calls `visit` for every link in a value. */
export function eachLink(node: Node | undefined, visit: (link: LinkNode) => void): void {
  if (node === undefined || !isTree(node)) return;
  if (node[TREE] === 'link') visit(node);
  else if (node[TREE] === 'object') for (const part of node.parts.values()) eachLink(part, visit);
  else if (node[TREE] === 'list') for (const item of node.items) eachLink(item, visit);
}

/** The link that a value consists of, if it is nothing but one. */
export function soleLink(node: Node | undefined): LinkNode | undefined {
  return node !== undefined && isTree(node) && node[TREE] === 'link' ? node : undefined;
}
