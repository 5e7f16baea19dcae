import type { Action } from '../../cache/actions.ts';
import type { ClientEvent, ReadCall } from '../../query/context.ts';
import type { FetchCause, Reason } from './session.ts';

/** Remembers why each query was asked for. */
export interface FetchCauses {
  tell(this: void, event: ClientEvent, call: ReadCall | undefined, reasons: readonly Reason[]): void;
  note(this: void, actions: readonly Action[], at: number): void;
  /** The last ones of a query, the latest first. */
  of(this: void, key: string): readonly FetchCause[];
  /** The call of a query that was looked up in this page. */
  callOf(this: void, key: string): ReadCall | undefined;
  /** Why a query is fresh or not now; none for one that was not looked up in this page. */
  reasonsFor(this: void, key: string): readonly Reason[];
}

/** So many are kept of each query. */
const KEPT = 10;
/** So many queries are remembered. */
const MOST = 2_000;

/** @param explain says why what a store has for a read is as it is */
export function createFetchCauses(explain: (call: ReadCall) => readonly Reason[]): FetchCauses {
  const calls = new Map<string, ReadCall>();
  const lookedUp = new Map<string, readonly Reason[]>();
  const refetched = new Set<string>();
  const causes = new Map<string, readonly FetchCause[]>();
  const reasonsFor = (key: string): readonly Reason[] => {
    const call = calls.get(key);
    return call ? explain(call) : [];
  };
  return {
    tell(event, call, reasons) {
      if (event.type === 'refetched') refetched.add(event.operation);
      if (event.type !== 'lookup') return;
      lookedUp.set(event.key, reasons);
      if (call) calls.set(event.key, call);
      const [first] = calls.keys();
      if (calls.size > MOST && first !== undefined) calls.delete(first);
    },
    note(actions, at) {
      for (const action of actions) {
        if (action.type === 'emptied') causes.clear();
        if (action.type !== 'asked') continue;
        const { key, operation } = action.result;
        const read = lookedUp.get(key);
        const cause = read ? 'read' : refetched.has(operation) ? 'refetch' : 'refresh';
        lookedUp.delete(key);
        refetched.delete(operation);
        const own = { at, cause, reasons: read ?? reasonsFor(key) } as const;
        causes.set(key, [own, ...(causes.get(key) ?? [])].slice(0, KEPT));
      }
    },
    of: (key) => causes.get(key) ?? [],
    callOf: (key) => calls.get(key),
    reasonsFor,
  };
}
