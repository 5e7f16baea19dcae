import { notificationLimits, refreshes } from '../generated/refreshes.gen.ts';
import {
  createNotifierOf,
  type Notifier,
  type NotifierOptions,
} from '../extensions/notifications/notifier.ts';

/**
 * A notifier of the specs' entities: told which records changed, it asks for what the store knows of them.
 *
 * @example
 * const notifier = createNotifier();
 * const client = createClient({ extensions: [notifier] });
 * notifier.notify([{ recordId: '003RM0000068xVCYAY' }]);
 */
export function createNotifier(options: NotifierOptions = {}): Notifier {
  return createNotifierOf({ refreshes, limits: notificationLimits }, options);
}

export {
  createNotifierOf,
  type Change,
  type Notifier,
  type NotifierOptions,
  type NotifierTables,
  type TrackedRead,
} from '../extensions/notifications/notifier.ts';
export type { NotifierLimits } from '../extensions/notifications/debounced-queue.ts';
export type { Timer } from '../core/timer.ts';
