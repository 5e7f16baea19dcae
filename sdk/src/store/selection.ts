/** How much a reader wants one cell: `kept` cells are shown when they are there and never missed. */
export type Need = 'required' | 'optional' | 'kept';

/** One cell of an entity that a reader looks at. */
export interface SelectedCell {
  readonly need: Need;
  /** What is looked at in the entities inside this cell; absent: what the last answer had there. */
  readonly nested?: Selection;
}

/**
 * Which part of an entity a reader looks at. Selections are interned: equal ones are one object,
 * so that an entity can keep one view for each.
 */
export interface Selection {
  readonly id: number;
  /** By cell path, see `cellPath`. */
  readonly cells: ReadonlyMap<string, SelectedCell>;
  /** What is shown besides: nothing, the members that are no map entries, or everything. */
  readonly rest: 'none' | 'members' | 'all';
}

/** Makes selections, one object for equal ones. */
export interface Selections {
  of(cells: ReadonlyMap<string, SelectedCell>, rest: Selection['rest']): Selection;
  /** What either of two places showed. */
  union(one: Selection, other: Selection): Selection;
  /** Everything that the entity has. */
  readonly everything: Selection;
}

const SEPARATOR = '\n';

/** The address of a cell in an entity: a member, or one entry of a member that is merged by member. */
export function cellPath(member: string, entry?: string): string {
  return entry === undefined ? member : member + SEPARATOR + entry;
}

/** The entry part of a cell path; undefined for a whole member. */
export function entryOf(path: string): string | undefined {
  const at = path.indexOf(SEPARATOR);
  return at < 0 ? undefined : path.slice(at + 1);
}

/** The member part of a cell path. */
export function memberOf(path: string): string {
  const at = path.indexOf(SEPARATOR);
  return at < 0 ? path : path.slice(0, at);
}

/** An interning factory; one for each store. */
export function createSelections(): Selections {
  const interned = new Map<string, Selection>();
  const of: Selections['of'] = (cells, rest) => {
    let key: string = rest;
    for (const path of [...cells.keys()].sort()) {
      const cell = cells.get(path);
      key += `\r${path}\t${cell?.need}\t${cell?.nested?.id ?? ''}`;
    }
    const known = interned.get(key);
    if (known) return known;
    const made: Selection = { id: interned.size, cells: new Map(cells), rest };
    interned.set(key, made);
    return made;
  };
  const union: Selections['union'] = (one, other) => {
    if (one === other) return one;
    const cells = new Map(one.cells);
    for (const [path, cell] of other.cells) {
      const mine = cells.get(path);
      const nested = mine?.nested && cell.nested ? union(mine.nested, cell.nested) : undefined;
      cells.set(path, nested ? { ...cell, nested } : (mine ?? cell));
    }
    return of(cells, one.rest);
  };
  return { of, union, everything: of(new Map(), 'all') };
}
