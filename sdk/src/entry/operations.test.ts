import { expect, it } from 'vitest';
import * as door from './index.ts';

const operations = Object.entries<unknown>(door).flatMap(([name, value]) =>
  typeof value === 'object' && value !== null && 'table' in value && 'accepts' in value
    ? [[name, value] as const]
    : [],
);

/** A value without its validators, which are the only functions that an operation may have. */
function withoutValidators(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutValidators);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => name !== 'accepts');
  return Object.fromEntries(members.map(([name, inner]) => [name, withoutValidators(inner)]));
}

it('has operations', () => expect(operations.length).toBeGreaterThan(100));

it.each(operations)('%s is plain data but for its validators', (_, operation) => {
  expect(JSON.parse(JSON.stringify(operation))).toStrictEqual(withoutValidators(operation));
});
