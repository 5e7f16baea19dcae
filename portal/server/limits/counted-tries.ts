import { createHash } from 'node:crypto';
import type { CounterStore } from './counter-store.ts';

/** One count that a try adds to. */
export interface TryCount<TDimension extends string> {
  readonly dimension: TDimension;
  readonly key: string;
  readonly most: number;
}

/** The decision on one try. */
type TakenTry<TDimension extends string> =
  | {
      readonly state: 'admitted';
      /** Counts it no more, as what succeeded. */
      readonly giveBack: () => Promise<void>;
    }
  | { readonly state: 'refused'; readonly dimension: TDimension; readonly retryAfter: number };

/**
 * Adds a try to each of its counts, until one of them is more than it may be; the others have it back then, so that what one
 * address may not do uses up nothing of others. A store that is away stops nobody.
 */
export async function takeTry<TDimension extends string>(
  store: CounterStore,
  window: number,
  counts: readonly TryCount<TDimension>[],
): Promise<TakenTry<TDimension>> {
  const taken: string[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map((key) => store.giveBack(key).catch(() => undefined)));
  };
  for (const { dimension, key, most } of counts) {
    const counted = await store.take(key, window).catch(() => undefined);
    if (counted !== undefined && counted.count > most) {
      await giveBack();
      return { state: 'refused', dimension, retryAfter: Math.max(1, Math.ceil(counted.endsIn / 1_000)) };
    }
    if (counted !== undefined) taken.push(key);
  }
  return { state: 'admitted', giveBack };
}

/** A short key of a count, which holds nothing readable. */
export function keyOf(...pieces: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(pieces)).digest('base64url').slice(0, 22);
}
