import { deepFreeze, isJsonObject, setMember } from '../core/json.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import { referencesIn } from './references.ts';
import type { Content, MemberReferences, EntityRecord, Metadata } from './records.ts';
import type { Field } from './read/selection.ts';

/** The data of an entity with where references stand in it. */
export interface EntityContent {
  readonly data: JsonObject;
  readonly references: MemberReferences | undefined;
}

/** Returns the content of a field that is known to be there. */
export function contentOf({ data, references }: EntityContent, { member, entry, isMap }: Field): Content {
  if (isMap) return { data: EMPTY, references: undefined };
  const inside = referencesIn(references, member);
  if (entry === undefined) return { data: data[member] ?? null, references: inside };
  return { data: mapAt(data, member)[entry] ?? null, references: referencesIn(inside, entry) };
}

/** The entries of a member that is merged by member. */
export function mapAt(data: JsonObject, member: string): JsonObject {
  const value = data[member];
  return isJsonObject(value) ? value : EMPTY;
}

const EMPTY: JsonObject = Object.freeze({});

/** Returns the metadata of a field; undefined where nothing is known of it. */
export function metadataOf(record: EntityRecord, path: string): Metadata | undefined {
  const own = record.fieldMetadata?.get(path) ?? record.absent?.get(path);
  return own ?? (record.fieldSet.fields.has(path) ? record.metadata : undefined);
}

/** Returns true when any known field of an entity, or one known to be missing, is stale. */
export function isOutOfDate({ data, metadata, fieldMetadata, absent }: EntityRecord, now: number): boolean {
  if (data === undefined) return false;
  if (metadata.until <= now) return true;
  if (fieldMetadata) for (const { until } of fieldMetadata.values()) if (until <= now) return true;
  if (absent) for (const { until } of absent.values()) if (until <= now) return true;
  return false;
}

interface Draft {
  [member: string]: Json;
}

/** The data of an entity while fields of it are written; what is not written stays the same objects. */
export interface EntityDraft {
  readonly data: Draft;
  readonly references: MemberReferences;
}

/** A draft of what an entity has now. */
export function createDraft({ data, references }: EntityContent): EntityDraft {
  return { data: { ...data }, references: new Map(references) };
}

/** Writes a field, or takes it out where there is no content. */
export function putField(
  draft: EntityDraft,
  { member, entry, isMap }: Field,
  content: Content | undefined,
): void {
  if (isMap) {
    mapIn(draft, member);
    return;
  }
  const [target, name] = entry === undefined ? [draft.data, member] : [mapIn(draft, member), entry];
  if (content) setMember(target, name, content.data);
  else delete target[name];
  const inside = referencesIn(draft.references, member);
  if (content?.references === undefined && inside === undefined) return;
  const references = entry === undefined ? draft.references : new Map(inside instanceof Map ? inside : []);
  if (content?.references === undefined) references.delete(name);
  else references.set(name, content.references);
  if (references !== draft.references) draft.references.set(member, references);
}

/** The map of a member, ours to write. */
function mapIn({ data }: EntityDraft, member: string): Draft {
  const value = Object.hasOwn(data, member) ? data[member] : undefined;
  const isMap = isJsonObject(value);
  // What is not frozen is a copy that was made here.
  if (isMap && !Object.isFrozen(value)) return value;
  const map: Draft = isMap ? { ...value } : {};
  setMember(data, member, map);
  return map;
}

/** A draft as it is kept. */
export function freezeDraft({ data, references }: EntityDraft): EntityContent {
  return { data: deepFreeze(data), references: references.size > 0 ? references : undefined };
}
