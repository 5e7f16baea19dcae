import { isJsonObject } from '../../core/json.ts';
import type { JsonObject } from '../../core/json-value.ts';
import { referencesIn, nestedSelection } from '../references.ts';
import type { MemberReferences } from '../records.ts';
import { fieldPath, mapPath, type SelectedField, type Selection, type Selections } from './selection.ts';

/** Which fields an answer's object has. */
export interface FieldSets {
  of(data: JsonObject, references: MemberReferences | undefined): Selection;
}

/** The names of an object's members, and of the entries of those that are merged by member. */
interface Names {
  readonly members: readonly string[];
  /** In the order of `members`: undefined for members that are no maps. */
  readonly entries: readonly (readonly string[] | undefined)[];
  readonly plain: Selection;
}

const REMEMBERED = 8;

/**
 * Works out field sets of one kind of entity. Objects of one answer mostly have the same members in the same
 * order, so the last few lists of names are tried first.
 */
export function createFieldSets(mergeByMember: readonly string[], selections: Selections): FieldSets {
  const recent: Names[] = [];
  const namesOf = (data: JsonObject): Names => {
    for (const known of recent) if (hasNames(data, known)) return known;
    const members = Object.keys(data);
    const entries = members.map((member) => {
      const value = mergeByMember.includes(member) ? data[member] : undefined;
      return isJsonObject(value) ? Object.keys(value) : undefined;
    });
    const names = { members, entries, plain: selections.of(fieldsOf(members, entries), 'none') };
    // By its names alone, an object without its map looks like every one with it.
    if (members.some((member, at) => mergeByMember.includes(member) && !entries[at])) return names;
    recent.unshift(names);
    recent.length = Math.min(recent.length, REMEMBERED);
    return names;
  };
  return {
    of(data, references) {
      const { plain } = namesOf(data);
      return references ? withNested(plain, references, selections) : plain;
    },
  };
}

function hasNames(data: JsonObject, { members, entries }: Names): boolean {
  let index = 0;
  for (const member in data) {
    if (members[index] !== member) return false;
    const inner = entries[index];
    if (inner && !hasEntries(data[member], inner)) return false;
    index += 1;
  }
  return index === members.length;
}

function hasEntries(value: unknown, entries: readonly string[]): boolean {
  if (!isJsonObject(value)) return false;
  let index = 0;
  for (const entry in value) {
    if (entries[index] !== entry) return false;
    index += 1;
  }
  return index === entries.length;
}

function fieldsOf(
  members: readonly string[],
  entries: readonly (readonly string[] | undefined)[],
): ReadonlyMap<string, SelectedField> {
  const fields = new Map<string, SelectedField>();
  for (const [index, member] of members.entries()) {
    const inner = entries[index];
    fields.set(inner ? mapPath(member) : fieldPath(member), { need: 'kept' });
    for (const entry of inner ?? []) fields.set(fieldPath(member, entry), { need: 'kept' });
  }
  return fields;
}

/** With what the answer showed of the entities inside each field. */
function withNested(plain: Selection, references: MemberReferences, selections: Selections): Selection {
  const fields = new Map<string, SelectedField>(plain.fields);
  for (const { path, member, entry } of plain.fields.values()) {
    const inside = referencesIn(references, member);
    const nested = nestedSelection(entry === undefined ? inside : referencesIn(inside, entry));
    if (nested) fields.set(path, { need: 'kept', nested });
  }
  return selections.of(fields, 'none');
}
