/** The texts of files by their paths. */
export type Texts = ReadonlyMap<string, string>;

/** One place of one file: what stood there, and what stands there now. */
export interface Change {
  /** Of the file. */
  readonly path: string;
  /** Offset in its text, in UTF-16 units. */
  readonly at: number;
  readonly before: string;
  readonly after: string;
}

/** All that was done at once. It is a value: it can be kept, undone, and done again. */
export interface Edit {
  /** Such as `Move “ZIP code”`. */
  readonly name: string;
  /** Id of the document that it was done in. */
  readonly document: string;
  /** In the order in which they were made. */
  readonly changes: readonly Change[];
}

/** Returns the smallest change that turns one text of a file into another; undefined where they are equal. */
export function changeBetween(path: string, before: string, after: string): Change | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before[at] === after[at]) at += 1;
  let end = 0;
  while (end < most - at && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    path,
    at,
    before: before.slice(at, before.length - end),
    after: after.slice(at, after.length - end),
  };
}

/** Returns an edit that makes texts what they are to be; undefined where nothing changes. */
export function editBetween(
  { name, document }: Pick<Edit, 'name' | 'document'>,
  before: Texts,
  after: Texts,
): Edit | undefined {
  const changes = [...after].flatMap(
    ([path, text]) => changeBetween(path, before.get(path) ?? '', text) ?? [],
  );
  return changes.length === 0 ? undefined : { name, document, changes };
}

/** Returns the edit that takes another one back. */
export function inverseOf({ changes, ...edit }: Edit): Edit {
  const back = changes.map(({ path, at, before, after }) => ({ path, at, before: after, after: before }));
  return { ...edit, changes: back.toReversed() };
}

/**
 * Returns the texts after an edit.
 *
 * @returns undefined where a text is not the one that the edit was made on: nothing is written over what it does not know
 */
export function applyEdit(texts: Texts, { changes }: Edit): Texts | undefined {
  const next = new Map(texts);
  for (const { path, at, before, after } of changes) {
    const text = next.get(path);
    if (text?.slice(at, at + before.length) !== before) return undefined;
    next.set(path, text.slice(0, at) + after + text.slice(at + before.length));
  }
  return next;
}
