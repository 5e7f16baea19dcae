import type { JsonPath } from '../../load/source-file.ts';
import { walkConfig } from '../../model/walk-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

/** Lists in which nothing stands twice. */
const once: readonly string[] = [
  'in',
  'all',
  'any',
  'fields',
  'optionalFields',
  'forget',
  'refill',
  'first',
  'min',
  'max',
];

/** Entries that were copied and not changed: values and conditions named twice, columns and rows that say the same. */
export function checkDoubles({ config }: CheckedScreen, report: Report): void {
  walkConfig(config, (value, path) => {
    if (!Array.isArray(value)) return;
    const member = String(path.at(-1));
    if (once.includes(member)) reportTwins(value, { path, by: (one) => one, what: 'This' }, report);
    if (path.includes('blocks') && value.every(isNamed))
      reportTwins(value, { path, by: ({ name }) => name, what: 'This name' }, report);
    if (member === 'rows' || member === 'columns' || member === 'facts')
      reportTwins(value, { path, by: withoutName, what: 'The same value' }, report);
    if (member === 'instead')
      reportTwins(
        value,
        { path, by: (one) => Reflect.get(Object(one), 'when'), what: 'This condition' },
        report,
      );
  });
}

const isNamed = (value: unknown): value is { readonly name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** All but the name of an entry that shows a value; undefined for another one. */
function withoutName(value: unknown): unknown {
  if (!isNamed(value) || !('value' in value)) return undefined;
  const { name: _, ...rest } = value;
  return rest;
}

function reportTwins<TEntry>(
  entries: readonly TEntry[],
  {
    path,
    by,
    what,
  }: { readonly path: JsonPath; readonly by: (entry: TEntry) => unknown; readonly what: string },
  report: Report,
): void {
  const seen = new Set<string>();
  entries.forEach((entry, at) => {
    const key = by(entry);
    if (key === undefined) return;
    const text = JSON.stringify(key);
    if (seen.has(text))
      report([...path, at], {
        rule: 'same-twice',
        message: `${what} stands here twice.`,
        remedy: 'Take one out, or change it.',
      });
    seen.add(text);
  });
}
