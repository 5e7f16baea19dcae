import type { SdkError } from '../../core/errors.ts';
import type { JsonObject } from '../../core/json-value.ts';
import type { ExtensionHost } from '../../client/extension.ts';
import type { SentCall } from '../../query/context.ts';

/** One mutation that is under way, or has failed. */
export interface CachedMutation {
  /** The operationId of the spec. */
  readonly operation: string;
  readonly config: JsonObject;
  readonly state: 'pending' | 'failed';
  /** Set on those that failed. */
  readonly error: SdkError | undefined;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

interface TrackingOptions {
  readonly onChange: () => void;
  readonly onError: ((error: SdkError, mutation: CachedMutation) => void) | undefined;
}

/** The mutations of a client. */
interface TrackedMutations {
  connect(host: ExtensionHost): void;
  find(this: void, wanted?: (mutation: CachedMutation) => boolean): readonly CachedMutation[];
  /** Forgets those that failed. */
  clear(this: void): void;
}

/** Most mutations that failed and are remembered; the oldest go first. */
const MOST_FAILED = 100;

/** Follows the mutations of a client, by what it sends. */
export function createTrackedMutations({ onChange, onError }: TrackingOptions): TrackedMutations {
  const known = new Map<SentCall, CachedMutation>();
  const forget = (isForgotten: (mutation: CachedMutation) => boolean): void => {
    for (const [call, mutation] of known) if (isForgotten(mutation)) known.delete(call);
    onChange();
  };
  const fail = (call: SentCall, mutation: CachedMutation): void => {
    // It failed last, so it stands last.
    known.delete(call);
    known.set(call, mutation);
    const failed = [...known].filter(([, { state }]) => state === 'failed');
    for (const [oldest] of failed.slice(0, -MOST_FAILED)) known.delete(oldest);
  };
  return {
    connect({ clock, onEvent, reportListenerError, sessions }) {
      onEvent(({ type, ...event }, _, call) => {
        if (call?.table.kind !== 'write') return;
        const { table, config } = call;
        const own = { operation: table.id, config, sentAt: clock.now() };
        if (type === 'request') known.set(call, { ...own, state: 'pending', error: undefined });
        const before = known.get(call);
        const error = 'error' in event ? event.error : undefined;
        if (type !== 'answer' || !before) return onChange();
        if (!error) known.delete(call);
        else {
          const mutation: CachedMutation = { ...before, state: 'failed', error };
          fail(call, mutation);
          try {
            onError?.(error, mutation);
          } catch (cause) {
            reportListenerError(cause);
          }
        }
        onChange();
      });
      sessions.listen(() => forget(() => true));
    },
    find: (wanted = () => true) => [...known.values()].filter(wanted),
    clear: () => forget(({ state }) => state === 'failed'),
  };
}
