import type { BorrowedDefault } from '../spec/operation.ts';
import type { Trait, ReadTraits, ReadCall, QueryContext } from '../query/context.ts';
import { requestRead } from '../query/fetch-query.ts';
import { readOnce } from '../query/run-query.ts';
import { prepareRead } from '../query/prepare-query.ts';
import { valueAt } from '../core/json.ts';
import { dataOf } from '../query/lookup.ts';
import type { Json } from '../core/json-value.ts';

/**
 * Asks with members that the caller left out, taken from other reads, which are asked through the cache first.
 * A value that is null there, or cannot be read, is left out.
 */
function borrow(defaults: readonly BorrowedDefault[]): NonNullable<ReadTraits['request']> {
  return async (call, context, signal) => {
    const open = defaults.filter(({ member }) => call.config[member] === undefined);
    const lent = await Promise.all(open.map((each) => lend(each, { call, context, signal })));
    const config = { ...call.config, ...Object.fromEntries(lent.flat()) };
    return requestRead({ ...call, config }, context, signal);
  };
}

interface LendingCall {
  readonly call: ReadCall;
  readonly context: QueryContext;
  readonly signal: AbortSignal;
}

async function lend(
  { member, read, with: members, take }: BorrowedDefault,
  { call, context, signal }: LendingCall,
): Promise<readonly (readonly [string, Json])[]> {
  const given = Object.entries(members).map(([theirs, mine]) => [theirs, call.config[mine]]);
  const prepared = prepareRead(read, Object.fromEntries(given), context);
  const snapshot = await readOnce(prepared, context, { signal });
  const value = valueAt(dataOf(snapshot), take) ?? null;
  return value === null ? [] : [[member, value]];
}

/** Reads that take what the caller leaves out from other reads. */
export const borrowedDefaults: Trait<'borrowedDefaults'> = {
  name: 'borrowedDefaults',
  bind: (defaults) => ({ request: borrow(defaults) }),
};
