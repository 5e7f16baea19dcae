export type { ChangeListener, ChangeSource, PushedChange } from '../extensions/push/changes.ts';
export { createPush, type Push, type PushOptions } from '../extensions/push/create-push.ts';
export type { ServerSentEvent } from '../spec/server-sent-event.ts';
export {
  createServerSentEvents,
  type ServerSentEventsOptions,
} from '../extensions/push/server-sent-events.ts';
export type { BackoffOptions } from '../core/backoff.ts';
export type { Timer } from '../core/timer.ts';
