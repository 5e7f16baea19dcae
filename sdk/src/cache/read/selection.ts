/** The need for one field: `kept` fields are shown when they are there and never missed. */
export type Need = 'required' | 'optional' | 'kept';

/** A field of a selection. */
export interface SelectedField {
  readonly need: Need;
  /** The selection of the entities inside this field; absent: the fields that the last answer had there. */
  readonly nested?: Selection | undefined;
}

/** One field of an entity. */
export interface Field extends SelectedField {
  readonly path: string;
  readonly member: string;
  /** Set for one entry of a member that is merged by member. */
  readonly entry: string | undefined;
  /** Says only that the member is a map, whatever its entries. */
  readonly isMap: boolean;
}

/**
 * The fields of an entity that a query asks for. Selections are interned: equal ones are one object,
 * so that an entity can keep one view for each.
 */
export interface Selection {
  readonly id: number;
  /** By field path, see `fieldPath`. */
  readonly fields: ReadonlyMap<string, Field>;
  /** Number of members that the fields are in. */
  readonly members: number;
  /** The fields that are shown besides: none, the members that are no map entries, or all. */
  readonly rest: 'none' | 'members' | 'all';
}

/** Makes selections, one object for equal ones. */
export interface Selections {
  of(fields: ReadonlyMap<string, SelectedField>, rest: Selection['rest']): Selection;
  /** Returns the union of two selections. */
  union(one: Selection, other: Selection): Selection;
  /** All fields that the entity has. */
  readonly everything: Selection;
  readonly nothing: Selection;
}

/** Stands in no name that a platform gives. */
const SEPARATOR = '\n';
const MAP = SEPARATOR + SEPARATOR;

/** The address of a field in an entity: a member, or one entry of a member that is merged by member. */
export function fieldPath(member: string, entry?: string): string {
  return entry === undefined ? member : member + SEPARATOR + entry;
}

/** The address of the field which says that a member is a map. */
export function mapPath(member: string): string {
  return member + MAP;
}

function fieldAt(path: string, { need, nested }: SelectedField): Field {
  const at = path.indexOf(SEPARATOR);
  const isMap = path.endsWith(MAP);
  const member = at < 0 ? path : path.slice(0, at);
  return { path, member, entry: at < 0 || isMap ? undefined : path.slice(at + 1), isMap, need, nested };
}

/** So many selections are held by the factory itself: finding them takes no detour. */
const RECENT = 1_000;

/** An interning factory; one for each store. */
export function createSelections(): Selections {
  const recent = new Map<string, Selection>();
  // The others are held by whoever looks that way: what nobody asks for any more is forgotten.
  const interned = new Map<string, WeakRef<Selection>>();
  const unions = new WeakMap<Selection, WeakMap<Selection, Selection>>();
  let count = 0;
  const make = (fields: ReadonlyMap<string, SelectedField>, rest: Selection['rest']): Selection => {
    count += 1;
    const found = [...fields].map(([path, field]) => [path, fieldAt(path, field)] as const);
    const members = new Set(found.map(([, { member }]) => member)).size;
    return { id: count, fields: new Map(found), members, rest };
  };
  const of: Selections['of'] = (fields, rest) => {
    let key: string = rest;
    for (const path of [...fields.keys()].sort()) {
      const field = fields.get(path);
      key += `\r${path}\t${field?.need}\t${field?.nested?.id ?? ''}`;
    }
    const known = recent.get(key);
    if (known) return known;
    if (recent.size >= RECENT) {
      recent.clear();
      for (const [one, ref] of interned) if (!ref.deref()) interned.delete(one);
    }
    const selection = interned.get(key)?.deref() ?? make(fields, rest);
    recent.set(key, selection);
    interned.set(key, new WeakRef(selection));
    return selection;
  };
  const unite = (one: Selection, other: Selection): Selection => {
    const fields = new Map<string, SelectedField>(one.fields);
    for (const [path, field] of other.fields) {
      const mine = fields.get(path);
      const nested = mine?.nested && field.nested ? union(mine.nested, field.nested) : undefined;
      fields.set(path, nested ? { ...field, nested } : (mine ?? field));
    }
    return of(fields, one.rest);
  };
  const union: Selections['union'] = (one, other) => {
    if (one === other) return one;
    const known = unions.get(one) ?? new WeakMap<Selection, Selection>();
    const found = known.get(other) ?? unite(one, other);
    unions.set(one, known.set(other, found));
    return found;
  };
  return { of, union, everything: of(new Map(), 'all'), nothing: of(new Map(), 'none') };
}
