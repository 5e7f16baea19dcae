import type { ClientEvent } from '../../query/context.ts';
import type { Action } from '../../cache/actions.ts';
import type { JsonObject } from '../../core/json-value.ts';

/** The origin of a value: the answer, write or expiry with its timestamp. */
export interface Writer {
  readonly timestamp: number;
  readonly type: Action['type'];
  /** operationId; of what a write or an invalidation did, the last one that was answered. */
  readonly operation: string | undefined;
  readonly config: JsonObject | undefined;
  /** Epoch milliseconds at which it entered the store. */
  readonly at: number;
  /** It came from another tab, from what was kept, or from the page. */
  readonly isForeign: boolean;
}

/** Remembers who wrote what. */
export interface Writers {
  tell(event: ClientEvent): void;
  note(actions: readonly Action[], at: number, isForeign: boolean): void;
  of(timestamp: number): Writer | undefined;
}

/** @param most how many timestamps are remembered */
export function createWriters(most: number): Writers {
  const byTimestamp = new Map<number, Writer>();
  let answered: string | undefined;
  const add = (writer: Writer): void => {
    byTimestamp.delete(writer.timestamp);
    byTimestamp.set(writer.timestamp, writer);
    const [first] = byTimestamp.keys();
    if (byTimestamp.size > most && first !== undefined) byTimestamp.delete(first);
  };
  return {
    tell(event) {
      if (event.type === 'answer') answered = event.operation;
    },
    note(actions, at, isForeign) {
      for (const action of actions) {
        const timestamp = timestampOf(action);
        if (timestamp === undefined) continue;
        const { type } = action;
        const { operation, config } = subjectOf(action) ?? {
          operation: isForeign ? undefined : answered,
          config: undefined,
        };
        add({ timestamp, type, operation, config, at, isForeign });
      }
    },
    of: (timestamp) => byTimestamp.get(timestamp),
  };
}

function timestampOf(action: Action): number | undefined {
  switch (action.type) {
    case 'received':
    case 'answered':
      return action.answer.timestamp;
    case 'kept':
      return action.entities[0]?.metadata.timestamp;
    case 'composed':
      return action.metadata.timestamp;
    case 'revalidated':
      return action.timestamp;
    case 'evicted':
    case 'expired':
      return action.at.timestamp;
    default:
      return undefined;
  }
}

function subjectOf(action: Action): { operation: string; config: JsonObject | undefined } | undefined {
  if (action.type === 'kept') {
    const operation = action.entities[0]?.entity;
    return operation === undefined ? undefined : { operation, config: undefined };
  }
  return 'result' in action ? action.result : undefined;
}
