import type { Json } from '@energy-portal/sdk';
import type { ThingPage } from '../../sdk/toys/index.ts';
import {
  entryPath,
  MAP,
  MEMBERS,
  optimisticEntries,
  shownIn,
  type Content,
  type KnownResult,
  type KnownThing,
  type ModelStore,
  type Shown,
} from './model-store.ts';
import type { RequestedField } from './things.ts';

/** The data of a thing as a query shows it. */
interface Denormalized {
  readonly data: { readonly [member: string]: Json };
  readonly missing: readonly string[];
  /** Until when all of it counts. */
  readonly until: number;
}

/** The fields as they are shown: over what was said, what writes in flight are expected to bring. */
function shownEntries({ entries, updates }: KnownThing): KnownThing['entries'] {
  const shown = new Map(entries);
  for (const { fields } of updates) {
    for (const [path, entry] of optimisticEntries(shown, fields)) shown.set(path, entry);
  }
  return shown;
}

/** Denormalizes a thing for a query. */
export function denormalizeThing(
  store: ModelStore,
  id: string,
  requestedFields: readonly RequestedField[],
): Denormalized {
  const known = store.things.get(id);
  const entries: KnownThing['entries'] = known ? shownEntries(known) : new Map();
  const absent = known?.absent;
  const denormalizedFields: Denormalized[] = [];
  const fields: { [name: string]: Json } = {};
  for (const name of new Set(requestedFields.map(({ path }) => path[0]))) {
    const own = requestedFields.filter(({ path }) => path[0] === name);
    const entry = entries.get(entryPath(name));
    const left = absent?.get(entryPath(name));
    if (!entry) {
      const isMissed = (requestedField: RequestedField): boolean =>
        !requestedField.isOptional || left === undefined;
      const missing = own.filter(isMissed).map(({ path }) => path.join('.'));
      denormalizedFields.push({ data: {}, missing, until: left?.until ?? Infinity });
      continue;
    }
    const inside = insideOf(store, entry.content, own);
    fields[name] = { value: inside.value };
    const missing = inside.missing.map((inner) => `${name}.${inner}`);
    denormalizedFields.push({ data: {}, missing, until: Math.min(entry.metadata.until, inside.until) });
  }
  const all = [...membersOf(store, id), ...denormalizedFields];
  return { ...merged(all), data: { ...merged(all).data, [MAP]: fields } };
}

function insideOf(
  store: ModelStore,
  content: Content,
  requestedFields: readonly RequestedField[],
): { value: Json; missing: readonly string[]; until: number } {
  if (!('id' in content)) return { value: content.value, missing: [], until: Infinity };
  const inner = requestedFields.flatMap(({ path: [, name], isOptional }) =>
    name === undefined ? [] : [{ path: [name] as const, isOptional }],
  );
  const denormalized =
    inner.length > 0
      ? denormalizeThing(store, content.id, inner)
      : denormalizeShown(store, content.id, content.shown);
  return { value: denormalized.data, missing: denormalized.missing, until: denormalized.until };
}

function membersOf(store: ModelStore, id: string): readonly Denormalized[] {
  const entries = store.things.get(id)?.entries;
  return [...MEMBERS, MAP].flatMap((name) => {
    const entry = entries?.get(name);
    if (!entry || !('value' in entry.content)) return [];
    return [{ data: { [name]: entry.content.value }, missing: [], until: entry.metadata.until }];
  });
}

const merged = (denormalizedFields: readonly Denormalized[]): Denormalized => ({
  data: Object.assign({}, ...denormalizedFields.map(({ data }) => data)),
  missing: denormalizedFields.flatMap(({ missing }) => missing),
  until: Math.min(...denormalizedFields.map(({ until }) => until)),
});

/** Denormalizes a thing at a place in an answer: the fields that the answer had, as they are now. */
export function denormalizeShown(store: ModelStore, id: string, shown: Shown): Denormalized {
  const known = store.things.get(id);
  const entries = known && shownEntries(known);
  const data: { [member: string]: Json } = {};
  const fields: { [name: string]: Json } = {};
  let until = Infinity;
  for (const [path, inner] of shown) {
    const entry = entries?.get(path);
    until = Math.min(until, (entry?.metadata ?? known?.absent.get(path))?.until ?? Infinity);
    if (!entry) continue;
    const { content } = entry;
    const denormalized =
      'id' in content ? denormalizeShown(store, content.id, inner ?? content.shown) : undefined;
    until = Math.min(until, denormalized?.until ?? Infinity);
    const value = 'value' in content ? content.value : (denormalized?.data ?? null);
    if (path.startsWith(entryPath(''))) fields[path.slice(entryPath('').length)] = { value };
    else data[path] = value;
  }
  return { data: shown.has(MAP) ? { ...data, [MAP]: fields } : data, missing: [], until };
}

/** Denormalizes a list: its last answer with the things in it as they are now. */
export function denormalizeList(
  store: ModelStore,
  { answer, metadata }: KnownResult,
): Denormalized | undefined {
  if (answer === undefined) return undefined;
  // A list's answers are pages.
  const page = answer as unknown as ThingPage;
  const denormalizedFields = page.things.map((thing) => denormalizeShown(store, thing.id, shownIn(thing)));
  const until = Math.min(metadata.until, ...denormalizedFields.map((denormalized) => denormalized.until));
  return {
    data: { things: denormalizedFields.map(({ data }) => data), next: page.next },
    missing: [],
    until,
  };
}
