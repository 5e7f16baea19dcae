import { SdkError } from '../core/errors.ts';
import type { Observer } from '../query/query-observer.ts';
import type { Snapshot } from '../spec/snapshot.ts';

/** An observer of a read whose behaviour is fetched first: pending until then, and an error where it does not come. */
export function createLateObserver(load: Promise<void>, create: () => Observer<unknown>): Observer<unknown> {
  let before: Snapshot<unknown> = { state: 'pending' };
  let observer: Observer<unknown> = {
    current: () => before,
    subscribe: () => () => undefined,
    refresh: async () => before,
    put: () => undefined,
  };
  const ready = load.then(
    () => void (observer = create()),
    (cause: unknown) => {
      before = { state: 'error', error: new SdkError('NETWORK', 'The code did not come', { cause }) };
    },
  );
  return {
    current: () => observer.current(),
    subscribe(listener) {
      let stop: (() => void) | undefined = () => undefined;
      const begin = (): void => {
        if (!stop) return;
        stop = observer.subscribe(listener);
        listener();
      };
      void ready.then(begin);
      return () => {
        stop?.();
        stop = undefined;
      };
    },
    refresh: () => ready.then(() => observer.refresh()),
    put: (data) => void ready.then(() => observer.put(data)),
  };
}
