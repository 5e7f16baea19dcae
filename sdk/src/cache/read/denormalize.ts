import { isJsonObject, keepIdentity, keepJson, setMember } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import { contentOf, metadataOf, eachReference, fillReferences } from '../content.ts';
import type { Reference, References, EntityRecord, Memo, ResultRecord, Denormalized } from '../records.ts';
import type { Field, Selection } from './selection.ts';
import type { StoreState } from '../state.ts';

type Draft = { [member: string]: Json };

const NONE: readonly string[] = Object.freeze([]);

/** Denormalizes an entity for a selection: frozen, the same object while nothing in it changed. */
export function denormalizeEntity(
  state: StoreState,
  record: EntityRecord,
  selection: Selection,
): Denormalized {
  const { references, fieldMetadata, absent, fieldSet } = record;
  const data = shownData(record);
  const isAll = selection === fieldSet || (selection.rest === 'all' && selection.fields.size === 0);
  if (isAll && data && !references && !fieldMetadata && !absent) {
    return { value: data, missing: NONE, freshUntil: record.metadata.until };
  }
  return memoizedEntity(state, record, { selection, isAll });
}

/** Returns the data of an entity: the server's, and over it the optimistic layer. */
function shownData(record: EntityRecord): JsonObject | undefined {
  const { data, optimisticLayer } = record;
  return data && optimisticLayer ? optimisticLayer.over(record, data) : data;
}

interface Scope {
  readonly selection: Selection;
  /** True when the selection shows all that is known, as it was written. */
  readonly isAll: boolean;
}

function memoizedEntity(state: StoreState, record: EntityRecord, scope: Scope): Memo {
  const { selection, isAll } = scope;
  const freshUntil = (): number => freshUntilOf(state, record, scope);
  const known = record.memos?.get(selection);
  if (known?.version === record.version) return refreshed(state, known, freshUntil);
  // Entered before it is built, so that entities which contain each other end here.
  const memo = {
    value: null,
    missing: NONE,
    version: record.version,
    freshUntil: Infinity,
    tick: state.tick,
  };
  const kept: Memo = memo;
  (record.memos ??= new Map()).set(selection, kept);
  if (isAll) {
    kept.value = wholeOf(state, record);
  } else {
    const built = build(state, record, { selection, before: known?.value });
    kept.value = built.value;
    kept.missing = built.missing;
  }
  kept.freshUntil = freshUntil();
  return kept;
}

/** All that is known of an entity. */
function wholeOf(state: StoreState, record: EntityRecord): JsonObject {
  if (record.data && record.references && record.filled !== record.version) {
    // Marked before it is filled, for entities which contain each other.
    record.filled = record.version;
    // Members of an object are filled, so it stays one.
    record.data = fillReferences(record.data, record.references, {
      show: (reference) => shown(state, reference),
    }) as JsonObject;
  }
  return shownData(record) ?? {};
}

function shown(state: StoreState, { record, selection }: Reference): Json {
  // Views are made of JSON.
  return denormalizeEntity(state, record, selection).value as Json;
}

/** Denormalizes a result; undefined when there is no answer yet. */
export function denormalizeResult(state: StoreState, record: ResultRecord): Denormalized | undefined {
  const { content, memo: known } = record;
  if (content === undefined) return undefined;
  const { references } = content;
  const freshUntil = (): number =>
    Math.min(record.metadata.until, freshUntilIn(state, references, undefined));
  if (known?.version === record.version) return refreshed(state, known, freshUntil);
  const value = fillReferences(content.data, references, {
    show: (reference) => shown(state, reference),
    before: known?.value,
  });
  record.content = { data: value, references };
  record.memo = {
    value: record.overlay?.over(value) ?? value,
    missing: NONE,
    version: record.version,
    freshUntil: freshUntil(),
    tick: state.tick,
  };
  return record.memo;
}

function refreshed(state: StoreState, memo: Memo, freshUntil: () => number): Memo {
  if (memo.tick !== state.tick) {
    // Marked before it is worked out, for entities which contain each other.
    memo.tick = state.tick;
    memo.freshUntil = freshUntil();
  }
  return memo;
}

interface Building {
  readonly selection: Selection;
  /** The earlier value of the selection. */
  readonly before: unknown;
}

function build(
  state: StoreState,
  record: EntityRecord,
  { selection, before }: Building,
): { value: unknown; missing: readonly string[] } {
  const draft: Draft = {};
  const missing: string[] = [];
  const data = shownData(record) ?? {};
  let places = 0;
  for (const field of fieldsIn(record, selection)) {
    const name = field.entry ?? field.path;
    if (!record.fieldSet.fields.has(field.path)) {
      if (isMissed(record, field)) missing.push(...leafNames(name, field));
      continue;
    }
    places += 1;
    const { data: value, references } = contentOf({ data, references: record.references }, field);
    const show = (reference: Reference): Json => {
      const memo = denormalizeEntity(state, reference.record, field.nested ?? reference.selection);
      for (const inner of memo.missing) missing.push(`${name}.${inner}`);
      // Views are made of JSON.
      return memo.value as Json;
    };
    const earlier = valueIn(before, field);
    // What a write is expected to bring may be an equal object of its own: the one that was shown stays.
    const own = references
      ? fillReferences(value, references, { show, before: earlier })
      : keepJson(earlier, value);
    put(draft, field, own);
  }
  if (places === record.fieldSet.fields.size && !record.references)
    return { value: keepJson(before, data), missing };
  return { value: frozen(before, draft), missing };
}

/** Every field that a selection looks at, those that are not there too. */
export function fieldsIn({ fieldSet }: EntityRecord, { fields, rest }: Selection): readonly Field[] {
  if (rest === 'none') return [...fields.values()];
  const others = [...fieldSet.fields.values()].filter(
    ({ path, entry }) => !fields.has(path) && (rest === 'all' || entry === undefined),
  );
  // What the selection does not name is shown as it was brought.
  return [...fields.values(), ...others.map((field) => ({ ...field, nested: undefined }))];
}

/** A field that was never asked for is missed; one that the server left out only where it is required. */
function isMissed(record: EntityRecord, { need, path }: Field): boolean {
  if (need === 'kept') return false;
  return need === 'required' || record.absent?.has(path) !== true;
}

function leafNames(name: string, { nested }: Field): string[] {
  if (!nested || nested.fields.size === 0) return [name];
  return [...nested.fields.values()].flatMap((inner) =>
    inner.need === 'kept' ? [] : leafNames(`${name}.${inner.entry ?? inner.path}`, inner),
  );
}

/** Returns the value of a field in earlier data. */
function valueIn(before: unknown, field: Field): Json | undefined {
  return isJsonObject(before) ? contentOf({ data: before, references: undefined }, field).data : undefined;
}

function put(draft: Draft, { member, entry, isMap }: Field, value: Json): void {
  if (entry === undefined) {
    if (!isMap || !Object.hasOwn(draft, member)) setMember(draft, member, value);
    return;
  }
  if (!Object.hasOwn(draft, member) || Object.isFrozen(draft[member])) setMember(draft, member, {});
  // Made in the line above, as an object of our own.
  setMember(draft[member] as Draft, entry, value);
}

/** Freezes a draft, keeping the earlier object, and its map members, where nothing in them changed. */
function frozen(before: unknown, draft: Draft): unknown {
  const earlier: JsonObject = isJsonObject(before) ? before : {};
  for (const [name, value] of Object.entries(draft)) {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
      setMember(draft, name, keepIdentity(earlier[name], Object.freeze(value)));
    }
  }
  return keepIdentity(before, Object.freeze(draft));
}

function freshUntilOf(state: StoreState, record: EntityRecord, { selection, isAll }: Scope): number {
  let freshUntil = Infinity;
  const { data, references, metadata: own } = record;
  if (isAll && data && !record.fieldMetadata)
    return Math.min(own.until, freshUntilIn(state, references, undefined));
  for (const field of isAll ? record.fieldSet.fields.values() : fieldsIn(record, selection)) {
    const metadata = metadataOf(record, field.path);
    if (metadata) freshUntil = Math.min(freshUntil, metadata.until);
    if (!references || !record.fieldSet.fields.has(field.path)) continue;
    freshUntil = Math.min(
      freshUntil,
      freshUntilIn(
        state,
        contentOf({ data: data ?? {}, references }, field).references,
        isAll ? undefined : field.nested,
      ),
    );
  }
  return freshUntil;
}

function freshUntilIn(
  state: StoreState,
  references: References | undefined,
  nested: Selection | undefined,
): number {
  let freshUntil = Infinity;
  eachReference(references, (reference) => {
    freshUntil = Math.min(
      freshUntil,
      denormalizeEntity(state, reference.record, nested ?? reference.selection).freshUntil,
    );
  });
  return freshUntil;
}
