import { applyEdits, modify } from 'jsonc-parser';
import type { JSONPath } from 'jsonc-parser';
import { isJsonObject } from './migration.ts';

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: '\n' };

/** A member or entry that another value takes the place of; `undefined` takes it away. */
interface Change {
  readonly path: JSONPath;
  readonly value: unknown;
  /** The place of a new member among the others. */
  readonly at?: number;
}

/**
 * Writes another value into the text of a JSON file, and leaves the lines alone that say the same as before.
 *
 * @param text JSON that stands for `before`
 */
export function editText(text: string, before: unknown, after: unknown): string {
  return changesBetween(before, after, []).reduce((edited, { path, value, at }) => {
    const place = at === undefined ? {} : { getInsertionIndex: () => at };
    return applyEdits(edited, modify(edited, path, value, { formattingOptions, ...place }));
  }, text);
}

function changesBetween(before: unknown, after: unknown, path: JSONPath): readonly Change[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((one: unknown, at) => changesBetween(one, after[at], [...path, at]));
  if (!isJsonObject(before) || !isJsonObject(after)) return [{ path, value: after }];
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...Object.entries(after).flatMap(([name, value]) => {
      const place = [...path, name];
      return Object.hasOwn(before, name)
        ? changesBetween(before[name], value, place)
        : [added(place, value, path)];
    }),
    ...gone.map((name) => ({ path: [...path, name], value: undefined })),
  ];
}

/** A file begins with the schema that describes it; the version of the language is what a reader wants to know next. */
function added(path: JSONPath, value: unknown, parent: JSONPath): Change {
  return { path, value, ...(parent.length === 0 && { at: 1 }) };
}
