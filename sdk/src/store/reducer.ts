import { deepFreeze } from '../json.ts';
import type { Action, Answer, KeptEntity } from './action.ts';
import { noteChange } from './changes.ts';
import { relink, writeEntity } from './entity-write.ts';
import { takeIn, type Refused, type Taken } from './intake.ts';
import { isSameContent, Link, type Content, type Links } from './link.ts';
import { malformed } from './mismatch.ts';
import { markChanged, showing } from './parents.ts';
import { reachTo } from './reach.ts';
import { renewEntities } from './renewal.ts';
import { isOlder, type EntitySlot, type ResultSlot, type Stamp } from './slot.ts';
import { entitySlotOf, familyOf, findEntity, NEVER, resultSlotOf, type StoreState } from './state.ts';
import { trimStore } from './trim.ts';

/** The end of what was dropped; what is only out of date ends later. */
const DROPPED = -1;

/** The action of one type. */
type Of<TType extends Action['type']> = Extract<Action, { type: TType }>;

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
      return trimStore(state, action.answer.now);
    case 'kept':
      for (const entity of action.entities) reduceKept(state, entity);
      return;
    case 'answered':
      reduceAnswered(state, action);
      return trimStore(state, action.answer.now);
    case 'composed':
      return reduceComposed(state, action);
    case 'renewed':
      return reduceRenewed(state, action);
    case 'failed':
      return reduceFailed(state, resultSlotOf(state, action.result), action);
    case 'evicted':
      return reduceEvicted(state, action);
    case 'guessed':
      return reduceGuessed(state, action);
    case 'expired':
      return reduceExpired(state, action);
    case 'emptied':
      return reduceEmptied(state);
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

function reduceKept(state: StoreState, { entity, key, data, stamp }: KeptEntity): void {
  const layout = familyOf(state, entity).layouts.of(data, undefined);
  const slot = entitySlotOf(state, { entity, key });
  if (writeEntity(state, { slot, data, links: undefined, layout, stamp, now: stamp.until }))
    markChanged(state, slot);
  if (slot.parents === undefined) state.loose.add(slot);
}

function reduceAnswered(state: StoreState, action: Of<'answered'>): void {
  const slot = resultSlotOf(state, action.result);
  const answer = isOverdue(slot, action.answer) ? { ...action.answer, isOverdue: true } : action.answer;
  const taken = takeIn(state, answer);
  if (!taken.ok) {
    const error = malformed(slot.operation, taken.mismatch);
    if (answer.isGiven) throw error;
    return reduceFailed(state, slot, { error, until: undefined, order: answer.order });
  }
  const stamp = { until: action.until, version: undefined, order: action.answer.order };
  const content = { data: action.answer.data, links: taken.links };
  // What is only partly shown is not what the server means by the name.
  const tag = taken.isWhole ? action.tag : undefined;
  const isShown = writeResult(state, { slot, stamp, content, tag });
  noteLoose(state, taken, isShown && taken.isWhole);
}

/** Whether a result was called out of date after its answer was asked for. */
function isOverdue({ stamp }: ResultSlot, { order, now }: Answer): boolean {
  return order < stamp.order && stamp.until <= now;
}

/** @param isShown whether a result shows all that was taken in; else it may show only itself, in a circle */
function noteLoose({ loose }: StoreState, taken: Taken | Refused, isShown: boolean): void {
  if (!taken.ok) return;
  for (const { slot } of taken.writes) {
    if (slot.parents === undefined || (!isShown && slot.links !== undefined)) loose.add(slot);
  }
}

function reduceComposed(state: StoreState, action: Of<'composed'>): void {
  const { everything } = state.selections;
  const links: Links = new Map(
    action.parts.map(([member, ref]) => [member, new Link(entitySlotOf(state, ref), everything)]),
  );
  const data = Object.fromEntries(action.parts.map(([member]) => [member, null]));
  const content = { data: Object.freeze(data), links };
  const slot = resultSlotOf(state, action.result);
  writeResult(state, { slot, stamp: action.stamp, content, tag: undefined });
}

function reduceRenewed(state: StoreState, action: Of<'renewed'>): void {
  const { now, order, until, wanted } = action;
  const slot = resultSlotOf(state, action.result);
  const { content, tag } = slot;
  if (!content) return;
  renewEntities(state, content.links, { now, order, wanted });
  const stamp = { until, version: undefined, order };
  writeResult(state, { slot, stamp, content, tag: tag?.name });
}

/** An answer for a result. */
interface ResultWrite {
  readonly slot: ResultSlot;
  readonly content: Content;
  readonly stamp: Stamp;
  readonly tag: string | undefined;
}

/** @returns false where something later stands, or was dropped */
function writeResult(state: StoreState, write: ResultWrite): boolean {
  const { slot, stamp, tag } = write;
  const isLate = isOlder(stamp, slot.stamp);
  if (isLate && (slot.content !== undefined || slot.stamp.until === DROPPED)) return false;
  if (slot.failure) {
    slot.failure = undefined;
    noteChange(state, slot);
  }
  // A late first answer is shown, but as stale as the expiry that overtook it demands.
  if (!isLate) {
    if (slot.stamp.until < stamp.until) noteChange(state, slot);
    slot.stamp = stamp;
  }
  writeContent(state, write);
  slot.tag = tag === undefined ? undefined : { name: tag, version: slot.version };
  return true;
}

function writeContent(state: StoreState, { slot, content }: ResultWrite): void {
  if (slot.content !== undefined) {
    state.counters.comparisons += 1;
    if (isSameContent(slot.content, content)) return;
  }
  relink(state, slot, { removed: slot.content?.links, added: content.links });
  slot.content = { data: deepFreeze(content.data), links: content.links };
  state.counters.writes += 1;
  markChanged(state, slot);
}

type FailedRequest = Pick<Of<'failed'>, 'error' | 'until' | 'order'>;

function reduceFailed(state: StoreState, slot: ResultSlot, action: FailedRequest): void {
  if (action.order < slot.stamp.order) return;
  slot.failure = { error: action.error, until: action.until };
  noteChange(state, slot);
}

function reduceEvicted(state: StoreState, action: Of<'evicted'>): void {
  // One that is not known leaves a trace too: an answer under way may still bring it.
  const slot = entitySlotOf(state, action.entity);
  if (isLater(slot, action.at)) return;
  slot.goneAt = action.at.order;
  if (slot.parents === undefined) state.loose.add(slot);
  expireCells(slot, action.at);
  const isShown = reachTo(slot);
  for (const one of showing(slot)) {
    if (one.kind === 'result') {
      if (!isShown(one.content?.links)) continue;
      one.stamp = expire(one.stamp, action.at);
      if (action.drop) dropContent(state, one);
    }
    one.version += 1;
    noteChange(state, one);
  }
}

function reduceGuessed(state: StoreState, { entity, change }: Of<'guessed'>): void {
  const slot = entitySlotOf(state, entity);
  if (change(slot)) markChanged(state, slot);
  if (slot.parents === undefined) state.loose.add(slot);
}

/** Whether something of an entity was asked for after a position: another client's word may come late. */
function isLater({ stamp, stamps }: EntitySlot, { order }: Stamp): boolean {
  return stamp.order > order || [...(stamps?.values() ?? [])].some((one) => one.order > order);
}

function reduceExpired(state: StoreState, action: Of<'expired'>): void {
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
    const slot = findEntity(state, ref);
    if (!slot) continue;
    expireCells(slot, action.at);
    for (const one of showing(slot)) noteChange(state, one);
  }
}

/** Leaves nothing of a result that has expired; an answer that was asked for before does not bring it back. */
function dropContent(state: StoreState, slot: ResultSlot): void {
  relink(state, slot, { removed: slot.content?.links });
  slot.content = undefined;
  slot.view = undefined;
  slot.tag = undefined;
  slot.stamp = { ...slot.stamp, until: DROPPED };
  slot.version += 1;
}

function expireCells(slot: EntitySlot, at: Stamp): void {
  slot.stamp = expire(slot.stamp, at);
  for (const stamps of [slot.stamps, slot.absent]) {
    for (const [path, stamp] of stamps ?? []) stamps?.set(path, expire(stamp, at));
  }
}

/** Stale from now on, and newer than every answer that was asked for before now; what was asked for later stays. */
function expire(stamp: Stamp, at: Stamp): Stamp {
  if (at.order < stamp.order) return stamp;
  return { until: Math.min(stamp.until, at.until), version: stamp.version, order: at.order };
}

function reduceEmptied(state: StoreState): void {
  state.epoch += 1;
  state.loose.clear();
  for (const { slots } of state.families.values()) {
    for (const slot of slots.values()) {
      emptyEntity(state, slot);
      if (slot.subscribers === undefined) slots.delete(slot.key);
      noteChange(state, slot);
    }
  }
  for (const slot of state.results.values()) {
    emptyResult(slot);
    if (slot.subscribers === undefined) state.results.delete(slot.key);
    noteChange(state, slot);
  }
}

function emptyEntity(state: StoreState, slot: EntitySlot): void {
  slot.version += 1;
  slot.data = undefined;
  slot.links = undefined;
  slot.layout = state.selections.nothing;
  slot.stamp = NEVER;
  slot.stamps = undefined;
  slot.absent = undefined;
  slot.guesses = undefined;
  slot.parents = undefined;
  slot.views = undefined;
  slot.goneAt = undefined;
}

function emptyResult(slot: ResultSlot): void {
  slot.version += 1;
  slot.content = undefined;
  slot.stamp = NEVER;
  slot.tag = undefined;
  slot.view = undefined;
  slot.busy = 0;
  slot.failure = undefined;
}
