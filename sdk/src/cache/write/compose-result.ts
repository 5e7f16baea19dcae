import type { ActionOf } from '../actions.ts';
import type { References } from '../records.ts';
import { writeResult } from './write-record.ts';
import { ensureEntityRecord, ensureResultRecord, type StoreState } from '../state.ts';

/** Makes a result of entities which are there already: an object of them. */
export function reduceComposed(state: StoreState, action: ActionOf<'composed'>): void {
  const { everything } = state.selections;
  const references: References = new Map(
    action.members.map(([member, ref]) => [
      member,
      { record: ensureEntityRecord(state, ref), selection: everything },
    ]),
  );
  const data = Object.fromEntries(action.members.map(([member]) => [member, null]));
  const content = { data: Object.freeze(data), references };
  const record = ensureResultRecord(state, action.result);
  writeResult(state, { record, metadata: action.metadata, content, tag: undefined });
}
