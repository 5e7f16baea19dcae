import type { ActionOf } from '../actions.ts';
import { Link, type Links } from '../records.ts';
import { writeResult } from './write-result.ts';
import { entitySlotOf, resultSlotOf, type StoreState } from '../state.ts';

/** Makes a result of entities which are there already: an object of them. */
export function reduceComposed(state: StoreState, action: ActionOf<'composed'>): void {
  const { everything } = state.selections;
  const links: Links = new Map(
    action.parts.map(([member, ref]) => [member, new Link(entitySlotOf(state, ref), everything)]),
  );
  const data = Object.fromEntries(action.parts.map(([member]) => [member, null]));
  const content = { data: Object.freeze(data), links };
  const slot = resultSlotOf(state, action.result);
  writeResult(state, { slot, stamp: action.stamp, content, tag: undefined });
}
