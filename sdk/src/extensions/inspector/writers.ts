import type { ClientEvent } from '../../query/context.ts';
import type { Action } from '../../cache/actions.ts';
import type { JsonObject } from '../../core/json-value.ts';
import type { Writer } from './session.ts';

/** Remembers who wrote what. */
export interface Writers {
  tell(event: ClientEvent): void;
  note(actions: readonly Action[], at: number, isForeign: boolean): void;
  of(timestamp: number): Writer | undefined;
  /** Names who is behind all that comes into the store meanwhile. */
  during(this: void, name: string, act: () => void): void;
  /** The operation that an action is of, as far as that is known. */
  operationOf(this: void, action: Action): string | undefined;
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
    during(name, act) {
      const before = answered;
      answered = name;
      try {
        act();
      } finally {
        answered = before;
      }
    },
    operationOf(action) {
      const timestamp = timestampOf(action);
      return timestamp === undefined ? subjectOf(action)?.operation : byTimestamp.get(timestamp)?.operation;
    },
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
    case 'optimistic-settled':
      return action.taken?.timestamp;
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
