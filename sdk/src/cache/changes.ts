import { eachIn, joinCrowd } from './subscribers.ts';
import type { AnySlot } from './records.ts';
import type { StoreState } from './state.ts';

/** Notes that readers of a slot may see something else now: whoever watches it is told next. */
export function noteChange(state: StoreState, { subscribers }: AnySlot): void {
  eachIn(subscribers, (subscriber) => {
    state.changed = joinCrowd(state.changed, subscriber);
  });
}
