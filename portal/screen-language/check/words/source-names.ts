import { walkValues } from '../../model/walk-values.ts';

/** The roots of all sources that a value reads: `reads`, `result`, `item`. */
export function sourceNamesIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  walkValues(value, [], (inner) => {
    const [, name] = (typeof inner === 'string' && /^([A-Za-z]+)(\.|$)/.exec(inner)) || [];
    if (name !== undefined) found.add(name);
  });
  return found;
}
