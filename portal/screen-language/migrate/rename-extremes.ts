import type { Migration } from './migration.ts';
import { isJsonObject } from './migration.ts';

const renamed: ReadonlyMap<string, string> = new Map([
  ['least', 'min'],
  ['greatest', 'max'],
]);

/**
 * Version 2: `least` and `greatest` of values that are worked out are `min` and `max`, as spreadsheets call them. `least`
 * had two meanings: groups and suggestions count with it.
 */
export const renameExtremes: Migration = {
  to: 2,
  summary: 'In "values", "least" is called "min", and "greatest" is called "max".',
  config: (config) =>
    isJsonObject(config['values']) ? { ...config, values: renamedIn(config['values']) } : config,
};

function renamedIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamedIn);
  return isJsonObject(value) ? Object.fromEntries(Object.entries(value).map(renamedMember)) : value;
}

/** A calculation names a list. A table to pick from, which may have any names, has no lists. */
function renamedMember([name, value]: readonly [string, unknown]): readonly [string, unknown] {
  const other = Array.isArray(value) ? renamed.get(name) : undefined;
  return [other ?? name, renamedIn(value)];
}
