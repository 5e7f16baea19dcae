import { addMonths } from '../../calendar/days.ts';

/** Something of an account on a day: amounts are US cents, and `about` names what it is about. */
export interface AccountEvent {
  readonly kind: string;
  readonly on: string;
  readonly amountCents: number | null;
  readonly about: string | null;
}

/** Events that are told, of each of the two lists. */
const MOST = 4;
/** Events further away than this are not told. */
const MONTHS_AHEAD = 12;

/** The next events, the first one first, and the latest, the newest first. One of today is still to come. */
export function eventsAround(
  events: readonly AccountEvent[],
  today: string,
): { readonly coming: readonly AccountEvent[]; readonly past: readonly AccountEvent[] } {
  const ordered = events.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
  const last = addMonths(today, MONTHS_AHEAD);
  return {
    coming: ordered.filter(({ on }) => on >= today && on <= last).slice(0, MOST),
    past: ordered
      .filter(({ on }) => on < today)
      .toReversed()
      .slice(0, MOST),
  };
}
