import type { Action, Brought } from '../actions.ts';
import { Reference, type References } from '../records.ts';
import { writeResult } from './write-result.ts';
import { ensureEntityRecord, ensureResultRecord, type StoreState } from '../state.ts';

/** A result that is an object of entities which are there already, as an action. */
export function composed(given: Brought<'composed'>): Action {
  return { ...given, type: 'composed', apply: (state) => reduceComposed(state, given) };
}

function reduceComposed(state: StoreState, action: Brought<'composed'>): void {
  const { everything } = state.selections;
  const references: References = new Map(
    action.parts.map(([member, ref]) => [member, new Reference(ensureEntityRecord(state, ref), everything)]),
  );
  const data = Object.fromEntries(action.parts.map(([member]) => [member, null]));
  const content = { data: Object.freeze(data), references };
  const record = ensureResultRecord(state, action.result);
  writeResult(state, { record, metadata: action.metadata, content, tag: undefined });
}
