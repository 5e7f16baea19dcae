import { isDeepStrictEqual } from 'node:util';
import type { Thing, ThingPage } from '../../sdk/toys/index.ts';
import { denormalizeShown } from './denormalize.ts';
import type { RequestedField } from './things.ts';
import {
  entryPath,
  FRESH,
  isThing,
  MAP,
  MEMBERS,
  shownIn,
  type KnownResult,
  type Shown,
  type Metadata,
  type ModelStore,
} from './model-store.ts';

/** Returns true when a configuration shows its last answer, and nothing else. */
function isAsAnswered(store: ModelStore, { target, answer }: KnownResult): boolean {
  if (answer === undefined) return false;
  // An answer fits its operation.
  const things = target.thing ? [answer as unknown as Thing] : (answer as unknown as ThingPage).things;
  const all = things.flatMap(thingsIn);
  // What says two things of one shows either.
  if (new Set(all.map(({ id }) => id)).size < all.length) return true;
  const said = withoutUpdates(store);
  return things.every((thing) =>
    isDeepStrictEqual(denormalizeShown(said, thing.id, shownIn(thing)).data, thing),
  );
}

/** The data without optimistic updates: the server's name means that. */
function withoutUpdates(store: ModelStore): ModelStore {
  const things = [...store.things].map(([id, known]) => [id, { ...known, updates: [] }] as const);
  return { ...store, things: new Map(things) };
}

const thingsIn = (thing: Thing): readonly Thing[] => [
  thing,
  ...Object.values(thing.fields).flatMap(({ value }) => (isThing(value) ? thingsIn(value) : [])),
];

/** Returns the fields that a query asks for, as an answer with all of them would show them. */
function shownFor(requestedFields: readonly RequestedField[]): Shown {
  const members = [...MEMBERS, MAP].map((name) => [name, undefined] as const);
  const names = requestedFields.map(({ path: [name, inner], isOptional }) => {
    const inside = inner === undefined ? undefined : shownFor([{ path: [inner], isOptional }]);
    return [entryPath(name), inside] as const;
  });
  return new Map<string, Shown | undefined>([...members, ...names]);
}

/** Makes all that the last answer of a configuration shows count anew, but for what was told of since it was asked. */
export function revalidate(
  store: ModelStore,
  result: KnownResult,
  at: { readonly now: number; readonly timestamp: number; readonly changes: number },
): void {
  const { target, answer, tag } = result;
  // As in isAsAnswered.
  if (target.thing) {
    const { id, requestedFields } = target.thing;
    revalidateThing(store, { id, shown: shownIn(answer as unknown as Thing) }, at);
    revalidateThing(store, { id, shown: shownFor(requestedFields) }, at);
  } else {
    const { things } = answer as unknown as ThingPage;
    for (const thing of things) revalidateThing(store, { id: thing.id, shown: shownIn(thing) }, at);
  }
  if (at.timestamp < result.metadata.timestamp) return;
  result.cachedError = undefined;
  result.metadata = { until: at.now + FRESH, version: undefined, timestamp: at.timestamp };
  result.tag = tag && { name: tag.name, changes: at.changes };
}

/** The name by which a read may be asked for. */
export interface AnswerTag {
  readonly name: string | undefined;
  /** True when the named answer is what is shown. */
  readonly isTrue: boolean;
  /** True while nothing at all has happened since. */
  readonly isDue: boolean;
}

/** Returns the name of a result's answer. */
export function tagOf(result: KnownResult | undefined, store: ModelStore, changes: number): AnswerTag {
  const isTrue = result !== undefined && isAsAnswered(store, result);
  return { name: result?.tag?.name, isTrue, isDue: result?.tag?.changes === changes };
}

function revalidateThing(
  store: ModelStore,
  { id, shown }: { readonly id: string; readonly shown: Shown },
  at: { readonly now: number; readonly timestamp: number },
): void {
  const known = store.things.get(id);
  if (!known || known.evictedAt !== undefined) return;
  const metadataAt = (path: string): Metadata | undefined =>
    (known.entries.get(path) ?? { metadata: known.absent.get(path) }).metadata;
  const versions = [...shown.keys()].flatMap((path) => metadataAt(path)?.version ?? []);
  const version = versions.length === 0 ? undefined : Math.max(...versions);
  const metadata = { until: at.now + FRESH, version, timestamp: at.timestamp };
  for (const [path, inner] of shown) {
    const entry = known.entries.get(path);
    const before = metadataAt(path);
    if (before && before.timestamp <= at.timestamp) {
      if (entry) known.entries.set(path, { metadata, content: entry.content });
      else known.absent.set(path, metadata);
    }
    if (entry && 'id' in entry.content)
      revalidateThing(store, { id: entry.content.id, shown: inner ?? entry.content.shown }, at);
  }
}
