import type { Action, ActionOf, Answer } from './actions.ts';
import {
  noteChange,
  emptyRecord,
  ensureEntityRecord,
  removeRecord,
  ensureResultRecord,
  recordsIn,
  type StoreState,
  markRevalidated,
} from './state.ts';
import { dropContent, expire, expireEntity } from './write/expire.ts';
import { normalize, type Malformed, type Normalized } from './write/normalize.ts';
import { malformedResponse } from './write/validate-response.ts';
import { writeResult } from './write/write-record.ts';
import type { ResultRecord } from './records.ts';

type Reducer = (state: StoreState, action: Action) => void;

/** Applies one action; notes whoever watches a record whose readers may see something else now. */
export function reduceStore(state: StoreState, action: Action): void {
  state.tick += 1;
  switch (action.type) {
    case 'asked':
      return reduceAsked(state, ensureResultRecord(state, action.result));
    case 'settled':
      return reduceSettled(state, state.results.get(action.key));
    case 'received':
      noteOrphans(state, normalize(state, action.answer), false);
      return state.collectGarbage?.(state, action.answer.now);
    case 'answered':
      reduceAnswered(state, action);
      return state.collectGarbage?.(state, action.answer.now);
    case 'failed':
      return reduceFailed(state, ensureResultRecord(state, action.result), action);
    case 'expired':
      return reduceExpired(state, action);
    case 'emptied':
      return reduceEmptied(state);
    default:
      // Came with the behaviour that dispatches it, and is found by the type of the very action.
      return (state.reducers[action.type] as Reducer)(state, action);
  }
}

function reduceAsked(state: StoreState, record: ResultRecord): void {
  record.fetchCount += 1;
  if (record.cachedError && record.cachedError.until === undefined) record.cachedError = undefined;
  noteChange(state, record);
}

function reduceSettled(state: StoreState, record: ResultRecord | undefined): void {
  if (!record || record.fetchCount === 0) return;
  record.fetchCount -= 1;
  noteChange(state, record);
}

function reduceAnswered(state: StoreState, action: ActionOf<'answered'>): void {
  const { result, answer: told } = action;
  const { data, timestamp } = told;
  const known = state.results.get(result.key);
  const answer = known && isInvalidated(known, told) ? { ...told, isInvalidated: true } : told;
  const taken = normalize(state, answer);
  if (!taken.ok) {
    const error = malformedResponse(result.operation, taken.validationError);
    if (answer.isPut) throw error;
    return reduceFailed(state, ensureResultRecord(state, result), { error, timestamp });
  }
  const record = known ?? ensureResultRecord(state, result);
  const metadata = { until: action.until, version: undefined, timestamp };
  const content = { data, references: taken.references };
  // What is only partly shown is not what the server means by the name.
  const tag = taken.isWhole ? action.tag : undefined;
  const isShown = writeResult(state, { record, metadata, content, tag });
  noteOrphans(state, taken, isShown && taken.isWhole);
}

/** Returns true when a result was invalidated after its answer was asked for. */
export function isInvalidated({ metadata }: ResultRecord, { timestamp, now }: Answer): boolean {
  return timestamp < metadata.timestamp && metadata.until <= now;
}

/** @param isShown whether a result shows all that was written; else it may show only itself, in a circle */
function noteOrphans({ orphans }: StoreState, taken: Normalized | Malformed, isShown: boolean): void {
  if (!taken.ok) return;
  for (const { record } of taken.plans) {
    if (record.parents === undefined || (!isShown && record.references !== undefined)) orphans.add(record);
  }
}

type FailedRequest = Pick<ActionOf<'failed'>, 'error' | 'timestamp'> &
  Partial<Pick<ActionOf<'failed'>, 'until'>>;

function reduceFailed(state: StoreState, record: ResultRecord, failed: FailedRequest): void {
  const { error, until, timestamp } = failed;
  if (timestamp < record.metadata.timestamp) return;
  record.cachedError = { error, until };
  noteChange(state, record);
}

function reduceExpired(state: StoreState, action: ActionOf<'expired'>): void {
  for (const key of action.keys) {
    const record = state.results.get(key);
    if (!record) continue;
    if (action.at.timestamp < record.metadata.timestamp) continue;
    record.metadata = expire(record.metadata, action.at);
    record.cachedError = undefined;
    if (action.drop) dropContent(state, record);
    noteChange(state, record);
  }
  for (const ref of action.entities) {
    const record = ensureEntityRecord(state, ref);
    expireEntity(state, record, action.at);
    markRevalidated(state, record);
  }
}

function reduceEmptied(state: StoreState): void {
  state.epoch += 1;
  state.orphans.clear();
  for (const record of recordsIn(state)) {
    emptyRecord(state, record);
    if (record.subscribers === undefined) removeRecord(state, record);
    noteChange(state, record);
  }
}
