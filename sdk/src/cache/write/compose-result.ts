import type { Action, Brought } from '../actions.ts';
import { Link, type Links } from '../records.ts';
import { writeResult } from './write-result.ts';
import { entitySlotOf, resultSlotOf, type StoreState } from '../state.ts';

/** A result that is an object of entities which are there already, as an action. */
export function composed(given: Brought<'composed'>): Action {
  return { ...given, type: 'composed', apply: (state) => reduceComposed(state, given) };
}

function reduceComposed(state: StoreState, action: Brought<'composed'>): void {
  const { everything } = state.selections;
  const links: Links = new Map(
    action.parts.map(([member, ref]) => [member, new Link(entitySlotOf(state, ref), everything)]),
  );
  const data = Object.fromEntries(action.parts.map(([member]) => [member, null]));
  const content = { data: Object.freeze(data), links };
  const slot = resultSlotOf(state, action.result);
  writeResult(state, { slot, stamp: action.stamp, content, tag: undefined });
}
