import type { AnySlot, Subscriber } from './slot.ts';

/** Whom to tell next: whoever watches a slot whose readers may see something else now. */
export interface Changes {
  /** The number of this telling: who carries it has been noted. */
  readonly round: number;
  /** Each once, in the order of the changes. */
  readonly subscribers: Subscriber[];
}

/** Notes that readers of a slot may see something else now. */
export function noteChange({ subscribers }: AnySlot, changed: Changes): void {
  if (subscribers instanceof Set) for (const subscriber of subscribers) note(subscriber, changed);
  else if (subscribers) note(subscribers, changed);
}

function note(subscriber: Subscriber, { round, subscribers }: Changes): void {
  if (subscriber.told === round) return;
  subscriber.told = round;
  subscribers.push(subscriber);
}
