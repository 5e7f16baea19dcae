import { forEachIn, addToSet } from './subscribers.ts';
import type { CacheRecord } from './records.ts';
import type { StoreState } from './state.ts';

/** Notes that readers of a slot may see something else now: whoever watches it is told next. */
export function noteChange(state: StoreState, { subscribers }: CacheRecord): void {
  forEachIn(subscribers, (subscriber) => {
    state.changed = addToSet(state.changed, subscriber);
  });
}
