import { reduceEvicted } from './write/evict.ts';
import { reduceKept } from './write/retain-entities.ts';
import { reduceComposed } from './write/compose-result.ts';
import { reduceRenewed } from './write/revalidate.ts';
import { reduceGuess } from './write/optimistic-layer.ts';
import type { Action, ActionOf, Answer } from './actions.ts';
import {
  noteChange,
  emptySlot,
  entitySlotOf,
  removeSlot,
  resultSlotOf,
  slotsIn,
  type StoreState,
} from './state.ts';
import { dropContent, expire, expireEntity } from './write/expire.ts';
import { takeIn, type Refused, type Taken } from './write/normalize.ts';
import { malformed } from './write/validate-response.ts';
import { markRenewed } from './parents.ts';
import { writeResult } from './write/write-result.ts';
import type { ResultSlot } from './records.ts';

/** Applies one action; notes whoever watches a slot whose readers may see something else now. */
export function reduceStore(state: StoreState, action: Action): void {
  if ('epoch' in action && action.epoch !== state.epoch) return;
  state.tick += 1;
  switch (action.type) {
    case 'asked':
      return reduceAsked(state, resultSlotOf(state, action.result));
    case 'settled':
      return reduceSettled(state, state.results.get(action.key));
    case 'received':
      noteLoose(state, takeIn(state, action.answer), false);
      return state.trim?.(state, action.answer.now);
    case 'answered':
      reduceAnswered(state, action);
      return state.trim?.(state, action.answer.now);
    case 'failed':
      return reduceFailed(state, resultSlotOf(state, action.result), action);
    case 'expired':
      return reduceExpired(state, action);
    case 'emptied':
      return reduceEmptied(state);
    case 'evicted':
      return reduceEvicted(state, action);
    case 'kept':
      return reduceKept(state, action);
    case 'composed':
      return reduceComposed(state, action);
    case 'renewed':
      return reduceRenewed(state, action);
    case 'guessed':
    case 'guess-settled':
      return reduceGuess(state, action);
  }
}

function reduceAsked(state: StoreState, slot: ResultSlot): void {
  slot.busy += 1;
  if (slot.failure && slot.failure.until === undefined) slot.failure = undefined;
  noteChange(state, slot);
}

function reduceSettled(state: StoreState, slot: ResultSlot | undefined): void {
  if (!slot || slot.busy === 0) return;
  slot.busy -= 1;
  noteChange(state, slot);
}

function reduceAnswered(state: StoreState, action: ActionOf<'answered'>): void {
  const { result } = action;
  const known = state.results.get(result.key);
  const answer =
    known && isOverdue(known, action.answer) ? { ...action.answer, isOverdue: true } : action.answer;
  const taken = takeIn(state, answer);
  if (!taken.ok) {
    const error = malformed(result.operation, taken.mismatch);
    if (answer.isGiven) throw error;
    return reduceFailed(state, resultSlotOf(state, result), { error, until: undefined, order: answer.order });
  }
  const slot = known ?? resultSlotOf(state, result);
  const stamp = { until: action.until, version: undefined, order: action.answer.order };
  const content = { data: action.answer.data, links: taken.links };
  // What is only partly shown is not what the server means by the name.
  const tag = taken.isWhole ? action.tag : undefined;
  const isShown = writeResult(state, { slot, stamp, content, tag });
  noteLoose(state, taken, isShown && taken.isWhole);
}

/** Whether a result was called out of date after its answer was asked for. */
export function isOverdue({ stamp }: ResultSlot, { order, now }: Answer): boolean {
  return order < stamp.order && stamp.until <= now;
}

/** @param isShown whether a result shows all that was taken in; else it may show only itself, in a circle */
function noteLoose({ loose }: StoreState, taken: Taken | Refused, isShown: boolean): void {
  if (!taken.ok) return;
  for (const { slot } of taken.plans) {
    if (slot.parents === undefined || (!isShown && slot.links !== undefined)) loose.add(slot);
  }
}

type FailedRequest = Pick<ActionOf<'failed'>, 'error' | 'until' | 'order'>;

function reduceFailed(state: StoreState, slot: ResultSlot, action: FailedRequest): void {
  if (action.order < slot.stamp.order) return;
  slot.failure = { error: action.error, until: action.until };
  noteChange(state, slot);
}

function reduceExpired(state: StoreState, action: ActionOf<'expired'>): void {
  for (const key of action.keys) {
    const slot = state.results.get(key);
    if (!slot) continue;
    if (action.at.order < slot.stamp.order) continue;
    slot.stamp = expire(slot.stamp, action.at);
    slot.failure = undefined;
    if (action.drop) dropContent(state, slot);
    noteChange(state, slot);
  }
  for (const ref of action.entities) {
    const slot = entitySlotOf(state, ref);
    expireEntity(state, slot, action.at);
    markRenewed(state, slot);
  }
}

function reduceEmptied(state: StoreState): void {
  state.epoch += 1;
  state.loose.clear();
  for (const slot of slotsIn(state)) {
    emptySlot(state, slot);
    if (slot.subscribers === undefined) removeSlot(state, slot);
    noteChange(state, slot);
  }
}
