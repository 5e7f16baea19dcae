import { valueAt, valueOfText, withValue } from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';

/** One file that two people have changed since they both had the same. */
interface ThreeTexts {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

/** One place that both have changed in another way. */
export interface Conflict {
  readonly path: JsonPath;
  /** Undefined where it was taken out. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The merge of a file that both have changed. */
interface MergedText {
  /** With the other one's words at each conflict. */
  readonly text: string;
  readonly conflicts: readonly Conflict[];
}

/**
 * Puts what two people have changed together, value by value: a text, a setting, a question.
 *
 * @returns undefined where one of the three is no JSON, so that nobody can tell what was changed
 */
export function mergedText({ base, mine, theirs }: ThreeTexts): MergedText | undefined {
  const [before, own, other] = [base, mine, theirs].map(valueOfText);
  if (before === undefined || own === undefined || other === undefined) return undefined;
  const others = changesIn(before, other);
  let text = theirs;
  const conflicts: Conflict[] = [];
  for (const { path, value } of changesIn(before, own)) {
    const met = others.some((one) => isWithin(one.path, path) || isWithin(path, one.path));
    const now = valueAt(other, path);
    if (!met) text = withValue(text, path, value);
    else if (!isEqual(now, value)) conflicts.push({ path, mine: value, theirs: now });
  }
  return { text, conflicts };
}

/** Settles conflicts in favour of one's own words. */
export const withMine = (text: string, conflicts: readonly Conflict[]): string =>
  conflicts.reduce((now, { path, mine }) => withValue(now, path, mine), text);

interface ValueChange {
  readonly path: JsonPath;
  readonly value: unknown;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isWithin = (inner: JsonPath, outer: JsonPath) => outer.every((name, at) => inner[at] === name);

/** The smallest values that differ. A list of another length is another list. */
function changesIn(before: unknown, after: unknown, path: JsonPath = []): readonly ValueChange[] {
  if (isEqual(before, after)) return [];
  const isAlike = isHolder(before) && isHolder(after) && Array.isArray(before) === Array.isArray(after);
  const isOfSize = !Array.isArray(before) || (Array.isArray(after) && before.length === after.length);
  if (!isAlike || !isOfSize) return [{ path, value: after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) =>
    changesIn(valueAt(before, [name]), valueAt(after, [name]), [
      ...path,
      Array.isArray(before) ? Number(name) : name,
    ]),
  );
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;
