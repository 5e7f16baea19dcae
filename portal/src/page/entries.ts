import type { BlockPage, ReadView } from './page.ts';

/**
 * The list inside an answer: at the path that the config names, else where the specs say, else its first member that
 * is a list.
 *
 * @returns an empty list where there is none
 */
export function entriesOf(
  { data, items }: Pick<ReadView, 'data' | 'items'>,
  configured?: string,
): readonly unknown[] {
  const path = configured ?? items;
  if (typeof data !== 'object' || data === null) return [];
  const members = data as Record<string, unknown>; // checked above
  const found = path === undefined ? Object.values(members).find(Array.isArray) : deep(members, path);
  return Array.isArray(found) ? found : [];
}

function deep(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, member) => {
    if (typeof found !== 'object' || found === null) return undefined;
    return (found as Record<string, unknown>)[member]; // checked above
  }, value);
}

/** The entries of a block's list that it shows. */
export function shownEntries(
  block: { readonly items?: string; readonly matching?: string },
  read: Pick<ReadView, 'data' | 'items'>,
  page: Pick<BlockPage, 'holds'>,
): readonly unknown[] {
  const found = entriesOf(read, block.items);
  return block.matching === undefined ? found : found.filter((item) => page.holds(block.matching, item));
}

/** A key for an entry: its id where it has one, else its place. */
export function keyOf(entry: unknown, index: number): string {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  return typeof id === 'string' ? id : String(index);
}

/** Returns true while the read behind a source such as `reads.case.id` has not answered. */
export function isAwaited(source: string, page: Pick<BlockPage, 'read'>): boolean {
  const [root, name] = source.split('.');
  if (root !== 'reads' || name === undefined) return false;
  const { state } = page.read(name);
  return state === 'loading' || state === 'waiting';
}
