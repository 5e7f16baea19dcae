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

const pathOf = (source: unknown, path: RegExp): string | undefined =>
  typeof source === 'string' ? path.exec(source)?.[1] : undefined;

/** The name of a value of the address behind the question mark: zip of `route.query.zip`. */
export const queryNameIn = (source: unknown): string | undefined => pathOf(source, /^route\.query\.(\w+)$/);

/** The name of the read of a source: bills of `reads.bills.state`. */
export const readNameIn = (source: unknown): string | undefined => pathOf(source, /^reads\.(\w+)\./);
