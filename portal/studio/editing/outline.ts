import { valueAt } from './json-edits.ts';
import type { JsonPath, ListPlace } from './json-edits.ts';
import { resolved, schemaOf, variantsOf } from './language-schema.ts';
import type { LanguageSchema } from './language-schema.ts';
import { wordsOfName } from './starters.ts';

/** One thing of a screen, in the tree of all. */
export interface OutlineNode {
  /** Its path as a JSON pointer, which is its name in the tree. */
  readonly id: string;
  readonly path: JsonPath;
  /** The kind of thing, in words: `Field`, `Links`, `Section`. */
  readonly kind: string;
  /** The name it goes by on this screen; empty for things without one. */
  readonly name: string;
  /** The list or the object of named things that it stands in; undefined where it cannot be moved or removed. */
  readonly home: Home | undefined;
  /** Things can be added to these. */
  readonly adds: readonly Addition[];
  readonly children: readonly OutlineNode[];
}

/** The place that holds a thing among others of its kind. */
interface Home {
  readonly path: JsonPath;
  readonly holds: 'list' | 'names';
  /** Title of the schema of the things in it: only between homes of one title can things be moved. */
  readonly title: string;
  readonly index: number;
}

/** A list or an object of named things, of which there may be more. */
export interface Addition {
  readonly path: JsonPath;
  readonly holds: Home['holds'];
  readonly title: string;
  readonly schema: LanguageSchema;
  readonly size: number;
}

/** The tree of a screen, made of its value and the schema of the language. */
export function outlineOf(screen: unknown, schema: LanguageSchema): OutlineNode {
  return nodeOf({ value: screen, path: [], schema, kind: 'Screen', home: undefined }, schema);
}

interface Seen {
  readonly value: unknown;
  readonly path: JsonPath;
  readonly schema: LanguageSchema;
  readonly kind: string;
  readonly home: Home | undefined;
}

function nodeOf({ value, path, schema, kind, home }: Seen, root: LanguageSchema): OutlineNode {
  const whole = schemaOf(value, schema, root);
  const isScreen = path.length === 0;
  const adds = additionsOf({ value, path, schema: whole }, root);
  const lists = adds.map((addition): readonly OutlineNode[] => {
    const children = childrenOf(addition, value, { path, root });
    return isScreen && addition.size > 0 ? [groupOf(addition, children)] : children;
  });
  const singles = isScreen
    ? singlesOf(value, whole, root)
    : submissionsOf({ value, path, schema: whole }, root);
  return {
    id: pointerOf(path),
    path,
    kind,
    name: nameIn(value, path, home),
    home,
    // Those of a screen stand at their group, once there is one.
    adds: isScreen ? adds.filter(({ size }) => size === 0) : adds,
    children: [...lists.flat(), ...singles].sort((one, other) => rank(one) - rank(other)),
  };
}

/** The order in which people think of a screen. */
const order = ['steps', 'submit', 'sections', 'reads', 'conditions', 'values', 'forms', 'navigation'];

function rank({ path }: OutlineNode): number {
  const at = order.indexOf(String(path[0]));
  return path.length === 1 && at >= 0 ? at : 0;
}

function groupOf(addition: Addition, children: readonly OutlineNode[]): OutlineNode {
  const { path } = addition;
  const kind = groups[String(path.at(-1))] ?? wordsOfName(String(path.at(-1)));
  return { id: pointerOf(path), path, kind, name: '', home: undefined, adds: [addition], children };
}

const groups: Readonly<Record<string, string>> = {
  sections: 'Page',
  steps: 'Questions',
  reads: 'Data',
  conditions: 'Conditions',
  values: 'Worked-out values',
  forms: 'Several forms',
};

/** The lists and objects of named things right below a value. */
function additionsOf(
  { value, path, schema }: Pick<Seen, 'value' | 'path' | 'schema'>,
  root: LanguageSchema,
): readonly Addition[] {
  const { properties = {} } = schema;
  return Object.entries(properties).flatMap(([name, one]) => {
    const found = heldBy(name, resolved(one, root), root);
    if (found === undefined) return [];
    const held = valueAt(value, [name]);
    const size = typeof held === 'object' && held !== null ? Object.keys(held).length : 0;
    return [{ path: [...path, name], size, ...found }];
  });
}

/** Objects of named things that have a place in the tree; others are shown in the form of what has them. */
const named = ['reads', 'conditions', 'values', 'forms'];

function heldBy(
  name: string,
  schema: LanguageSchema,
  root: LanguageSchema,
): Pick<Addition, 'holds' | 'title' | 'schema'> | undefined {
  const items = schema.items === undefined ? undefined : resolved(schema.items, root);
  if (items !== undefined && isThing(items, root))
    return { holds: 'list', title: items.title ?? '', schema: items };
  const values = named.includes(name) ? schema.additionalProperties : undefined;
  if (typeof values !== 'object') return undefined;
  const whole = resolved(values, root);
  return { holds: 'names', title: whole.title ?? name, schema: whole };
}

/** An object with a title, or one of several such. Conditions in conditions belong to the form of the outermost. */
function isThing(schema: LanguageSchema, root: LanguageSchema): boolean {
  if (schema.title === undefined || ['Condition', 'Binding', 'Expression', 'Operand'].includes(schema.title))
    return false;
  const variants = variantsOf(schema, root);
  return (variants.length === 0 ? [schema] : variants).every(({ type }) => type === 'object');
}

function childrenOf(
  { path, holds, title, schema }: Addition,
  value: unknown,
  { path: above, root }: { readonly path: JsonPath; readonly root: LanguageSchema },
): readonly OutlineNode[] {
  const held = valueAt(value, path.slice(above.length));
  if (typeof held !== 'object' || held === null) return [];
  return Object.entries(held).map(([key, inner], index) => {
    const place = [...path, holds === 'list' ? index : key];
    const kind = kindOf(inner, schema, root);
    return nodeOf({ value: inner, path: place, schema, kind, home: { path, holds, title, index } }, root);
  });
}

/** Things of which a screen has one: they cannot be moved. */
function singlesOf(
  value: unknown,
  { properties = {} }: LanguageSchema,
  root: LanguageSchema,
): readonly OutlineNode[] {
  return ['submit', 'navigation'].flatMap((name) =>
    properties[name] === undefined ? [] : singleOf(value, { path: [], name, schema: properties[name] }, root),
  );
}

/** The sending of a step or of a block. */
function submissionsOf(
  { value, path, schema: { properties = {} } }: Pick<Seen, 'value' | 'path' | 'schema'>,
  root: LanguageSchema,
): readonly OutlineNode[] {
  const schema = properties['submit'];
  return schema === undefined ? [] : singleOf(value, { path, name: 'submit', schema }, root);
}

function singleOf(
  value: unknown,
  { path, name, schema }: { readonly path: JsonPath; readonly name: string; readonly schema: LanguageSchema },
  root: LanguageSchema,
): readonly OutlineNode[] {
  const inner = valueAt(value, [name]);
  if (inner === undefined) return [];
  const kind = name === 'submit' ? 'Sending' : 'Place in the menu';
  const node = nodeOf(
    { value: inner, path: [...path, name], schema: resolved(schema, root), kind, home: undefined },
    root,
  );
  return [{ ...node, name: textIn(inner, 'operation') }];
}

function kindOf(value: unknown, schema: LanguageSchema, root: LanguageSchema): string {
  const { title = 'Entry' } = schemaOf(value, schema, root);
  const kind = kinds[title] ?? wordsOfName(title.replace(/Block$/, '').replace(/^Layout/, ''));
  return kind === 'Read' ? 'Data' : kind;
}

/** Kinds that people call otherwise than the schema does. */
const kinds: Readonly<Record<string, string>> = {
  NamedLink: 'Link',
  Field: 'Question',
  FieldCondition: 'Condition',
  SourceCondition: 'Condition',
  CompareCondition: 'Condition',
  AllCondition: 'Condition: all of',
  AnyCondition: 'Condition: any of',
  NotCondition: 'Condition: not',
};

/** The member by which a thing is known, in the order of preference. */
const nameMembers = ['name', 'id', 'title', 'label'];

function nameIn(value: unknown, path: JsonPath, home: Home | undefined): string {
  if (home?.holds === 'names') return String(path.at(-1));
  return nameMembers.map((member) => textIn(value, member)).find((text) => text !== '') ?? '';
}

function textIn(value: unknown, member: string): string {
  const found = valueAt(value, [member]);
  return typeof found === 'string' ? found : '';
}

/** A path as a JSON pointer. */
export function pointerOf(path: JsonPath): string {
  return path.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** All nodes of a tree, each before what is in it. */
export function nodesIn(node: OutlineNode): readonly OutlineNode[] {
  return [node, ...node.children.flatMap(nodesIn)];
}

/** The node at a place, or the nearest above it. */
export function nodeNear(root: OutlineNode, pointer: string): OutlineNode {
  const isAbove = ({ id }: OutlineNode) => pointer === id || pointer.startsWith(`${id}/`);
  return nodesIn(root).reduce((best, node) =>
    isAbove(node) && node.id.length >= best.id.length ? node : best,
  );
}

/** The side at which something is dropped: before or after a thing, or into it. */
type DropPosition = 'before' | 'after' | 'on';

/** Returns the place at which a thing comes to stand; undefined where it does not belong. */
export function placeOfDrop(
  moved: OutlineNode,
  target: OutlineNode,
  position: DropPosition,
): ListPlace | undefined {
  if (moved.home?.holds !== 'list' || target.id === moved.id || target.id.startsWith(`${moved.id}/`))
    return undefined;
  const { title } = moved.home;
  if (position === 'on') {
    const list = target.adds.find((one) => one.holds === 'list' && one.title === title);
    return list === undefined ? undefined : { list: list.path, index: list.size };
  }
  if (target.home?.holds !== 'list' || target.home.title !== title) return undefined;
  return { list: target.home.path, index: target.home.index + (position === 'after' ? 1 : 0) };
}

/** Returns the place one step up or down: within its list, or at the end of the list before or the start of the next. */
export function placeOfStep(root: OutlineNode, moved: OutlineNode, by: 1 | -1): ListPlace | undefined {
  const { home } = moved;
  if (home?.holds !== 'list') return undefined;
  const homes = nodesIn(root).flatMap(({ adds }) =>
    adds.filter((one) => one.holds === 'list' && one.title === home.title),
  );
  const at = homes.findIndex(({ path }) => pointerOf(path) === pointerOf(home.path));
  const size = homes[at]?.size ?? 0;
  const index = home.index + by;
  if (index >= 0 && index < size) return { list: home.path, index: by === 1 ? index + 1 : index };
  const next = homes[at + by];
  return next === undefined ? undefined : { list: next.path, index: by === 1 ? 0 : next.size };
}
