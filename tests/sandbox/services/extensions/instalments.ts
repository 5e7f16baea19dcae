import { addDays, addMonths } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';

/** The ways to pay later, by how many payments they have. */
const COUNTS = { later: 1, two: 2, three: 3 } as const;

/** A way to pay later. */
export type ExtensionName = keyof typeof COUNTS;

/** One payment of an extension. */
export interface Instalment {
  readonly dueOn: string;
  readonly amountCents: number;
}

/** All ways, the shortest first. */
export const EXTENSION_NAMES: readonly ExtensionName[] = ['later', 'two', 'three'];

/**
 * The payments of a way: a month apart, of the same amount. What cannot be divided is in the first.
 *
 * @param since the day from which there is more time
 */
export function instalmentsOf(
  name: ExtensionName,
  balanceCents: number,
  since: string,
): readonly Instalment[] {
  const count = COUNTS[name];
  const each = Math.floor(balanceCents / count);
  const first = addDays(since, constants.extensions.firstDays);
  return Array.from({ length: count }, (_, index) => ({
    dueOn: addMonths(first, index),
    amountCents: index === 0 ? balanceCents - each * (count - 1) : each,
  }));
}

/** The open amount of an extension. */
export interface OpenInstalment {
  readonly nextOn: string;
  readonly nextCents: number;
  readonly lastOn: string;
}
