import type { Json } from '../../../core/json-value.ts';
import { withoutCycles } from '../changes.ts';
import { scalar } from './elements.ts';
import { h, type Markup } from './dom.ts';
import { iconButton } from './elements.ts';
import type { Scene } from './scene.ts';
import { counted, shortJson } from './words.ts';

/** Members of one object that are shown; more are shown when they are asked for. */
const SHOWN = 100;
/** So deep a tree is open at first. */
const OPEN_DEPTH = 1;

type Branch = Exclude<Json, string | number | boolean | null>;

/** A place in a tree. */
interface Place {
  readonly name: string;
  readonly path: string;
  readonly depth: number;
}

/** A value as a tree that opens and closes, with a button that copies it. */
export function jsonTree(scene: Scene, value: Json | undefined, path: string): Markup {
  if (value === undefined) return h('p', { class: 'muted' }, 'Nothing');
  const copy = (): void => scene.copy(JSON.stringify(withoutCycles(value), null, 2));
  const content = isBranch(value)
    ? h('ul', { class: 'tree' }, membersOf(scene, value, { name: '', path, depth: 0 }))
    : scalar(value);
  return h('div', { class: 'json' }, iconButton('Copy as JSON', 'copy', copy), content);
}

function isBranch(value: Json | undefined): value is Branch {
  return typeof value === 'object' && value !== null;
}

function membersOf(scene: Scene, value: Branch, { path, depth }: Place): readonly Markup[] {
  const members: readonly (readonly [string, Json])[] = Object.entries(value);
  const isAllShown = scene.state.toggled.has(`${path} all`);
  const shown = isAllShown ? members : members.slice(0, SHOWN);
  const rest = members.length - shown.length;
  const items = shown.map(([name, inner]) =>
    itemOf(scene, inner, { name, path: `${path}/${name}`, depth: depth + 1 }),
  );
  if (rest === 0) return items;
  const more = h(
    'button',
    { type: 'button', class: 'text-button', onclick: () => toggle(scene, `${path} all`) },
    `Show ${rest} more`,
  );
  return [...items, h('li', { key: 'more' }, more)];
}

function itemOf(scene: Scene, value: Json, place: Place): Markup {
  const { name, path, depth } = place;
  const label = h('span', { class: 'member' }, name);
  if (!isBranch(value) || Object.keys(value).length === 0) {
    return h('li', { key: name }, h('span', { class: 'leaf' }, label, ': ', scalar(value)));
  }
  const isOpen = depth <= OPEN_DEPTH !== scene.state.toggled.has(path);
  const size = Array.isArray(value) ? counted(value.length, 'item') : shortJson(value, 60);
  const head = h(
    'button',
    {
      type: 'button',
      class: 'branch',
      'aria-expanded': isOpen ? 'true' : 'false',
      onclick: () => toggle(scene, path),
    },
    label,
    h('span', { class: 'muted' }, ` ${size}`),
  );
  return h('li', { key: name }, head, isOpen && h('ul', {}, membersOf(scene, value, place)));
}

function toggle({ state, change }: Scene, path: string): void {
  const toggled = new Set(state.toggled);
  if (!toggled.delete(path)) toggled.add(path);
  change({ toggled });
}
