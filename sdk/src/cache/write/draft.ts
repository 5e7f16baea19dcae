import { deepFreeze, isJsonObject, setMember } from '../../core/json.ts';
import type { Json } from '../../core/json-value.ts';
import { referencesIn, type EntityContent } from '../content.ts';
import type { Field } from '../read/selection.ts';
import type { Content, MemberReferences } from '../records.ts';

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
  const name = entry ?? member;
  const target = entry === undefined ? draft.data : mapIn(draft, member);
  if (content) setMember(target, name, content.data);
  else delete target[name];
  const inside = referencesIn(draft.references, member);
  if (content?.references === undefined && inside === undefined) return;
  const references = entry === undefined ? draft.references : new Map(inside instanceof Map ? inside : []);
  if (content?.references === undefined) references.delete(name);
  else references.set(name, content.references);
  if (entry === undefined) return;
  draft.references.delete(member);
  if (references.size > 0) draft.references.set(member, references);
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
