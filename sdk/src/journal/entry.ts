import type { ResolvedTouch } from '../adapters/touches.ts';
import type { SdkErrorCode, PlatformError } from '../errors.ts';
import type { Action, ActionOf, Answer, ResultIdentity } from '../store/action.ts';
import type { EntityRef, Stamp } from '../store/slot.ts';
import type { Json, JsonObject } from '../types/json.ts';
import type { Shape } from '../types/shape.ts';
import { selectionForm, type SelectionForm } from './selection-form.ts';

/** A stamp as JSON. What counts for ever has no `until`: JSON knows no infinity. */
export interface StampEntry {
  readonly until?: number;
  readonly version?: number;
  readonly order: number;
}

/** An answer as JSON. */
export interface AnswerEntry {
  readonly data: Json;
  readonly shape: Shape;
  readonly now: number;
  readonly order: number;
  readonly wanted?: SelectionForm;
  /** What it answers was called out of date before it came. */
  readonly isOverdue?: boolean;
}

/** An entity that is kept as it is given, as JSON. */
export interface KeptEntry extends EntityRef {
  readonly data: JsonObject;
  readonly stamp: StampEntry;
}

/** A remembered failure as JSON. */
export interface ErrorEntry {
  readonly code: SdkErrorCode;
  readonly message: string;
  readonly operation?: string;
  readonly url?: string;
  readonly status: number;
  readonly statusText: string;
  readonly errors: readonly PlatformError[];
}

/** Something that happened to a store, as plain JSON: it means the same to every client of the same specs. */
export type Entry =
  | { readonly type: 'received'; readonly answer: AnswerEntry }
  | { readonly type: 'kept'; readonly entities: readonly KeptEntry[] }
  | {
      readonly type: 'answered';
      readonly result: ResultIdentity;
      readonly answer: AnswerEntry;
      readonly until?: number;
      readonly tag?: string;
    }
  | {
      readonly type: 'renewed';
      readonly result: ResultIdentity;
      readonly now: number;
      readonly order: number;
      readonly until?: number;
      readonly wanted?: SelectionForm;
    }
  | {
      readonly type: 'failed';
      readonly result: ResultIdentity;
      readonly error: ErrorEntry;
      readonly until: number;
      readonly order: number;
    }
  | {
      readonly type: 'evicted';
      readonly entity: EntityRef;
      readonly at: StampEntry;
      /** The results that show it are dropped too. */
      readonly drop?: boolean;
    }
  | {
      readonly type: 'expired';
      readonly keys: readonly string[];
      readonly entities: readonly EntityRef[];
      readonly at: StampEntry;
      /** Nothing is left of the results. */
      readonly drop?: boolean;
    }
  /** Whatever results agree are out of date, also those that only other clients have. */
  | { readonly type: 'touched'; readonly touches: readonly ResolvedTouch[]; readonly at: StampEntry };

/**
 * An action as it can be told to other clients; undefined for what concerns this client alone: how its asking goes,
 * what it makes up meanwhile, and what can be put together again out of what is kept.
 */
export function encode(action: Action): Entry | undefined {
  switch (action.type) {
    case 'received':
      return { type: 'received', answer: answerEntry(action.answer) };
    case 'kept':
      return encodeKept(action);
    case 'answered': {
      const { result, answer, tag } = action;
      const name = tag === undefined ? {} : { tag };
      const given = { result: identity(result), answer: answerEntry(answer) };
      return { type: 'answered', ...given, ...untilEntry(action.until), ...name };
    }
    case 'renewed': {
      const { result, now, order } = action;
      return {
        type: 'renewed',
        result: identity(result),
        now,
        order,
        ...untilEntry(action.until),
        ...wantedEntry(action),
      };
    }
    case 'failed':
      return encodeFailed(action);
    case 'evicted':
      return { type: 'evicted', entity: reference(action.entity), ...endOf(action) };
    case 'expired': {
      const { keys, entities } = action;
      return { type: 'expired', keys, entities: entities.map(reference), ...endOf(action) };
    }
    default:
      return undefined;
  }
}

/** What is kept until the first answer comes stays here. */
function encodeKept({ entities }: Extract<Action, { type: 'kept' }>): Entry | undefined {
  const answered = entities.filter(({ stamp }) => stamp.order >= 0);
  if (answered.length === 0) return undefined;
  const kept = answered.map((entity) => ({
    ...reference(entity),
    data: entity.data,
    stamp: stampEntry(entity.stamp),
  }));
  return { type: 'kept', entities: kept };
}

/** A failure that is not remembered says nothing about the data. */
function encodeFailed({
  result,
  error,
  until,
  order,
}: Extract<Action, { type: 'failed' }>): Entry | undefined {
  if (until === undefined || !Number.isFinite(until)) return undefined;
  const { code, message, operation, url, status, statusText, errors } = error;
  const where = { ...(operation === undefined ? {} : { operation }), ...(url === undefined ? {} : { url }) };
  const told = { code, message, ...where, status, statusText, errors };
  return { type: 'failed', result: identity(result), error: told, until, order };
}

/** Since when something is out of date, or is not there at all. */
function endOf({ at, drop }: Pick<ActionOf<'evicted' | 'expired'>, 'at' | 'drop'>): {
  at: StampEntry;
  drop?: boolean;
} {
  return { at: stampEntry(at), ...(drop ? { drop } : {}) };
}

/** A stamp as JSON. */
export function stampEntry({ until, version, order }: Stamp): StampEntry {
  return { ...untilEntry(until), ...(version === undefined ? {} : { version }), order };
}

function untilEntry(until: number): { until?: number } {
  return Number.isFinite(until) ? { until } : {};
}

function wantedEntry({ wanted }: Pick<Answer, 'wanted'>): { wanted?: SelectionForm } {
  return wanted === undefined ? {} : { wanted: selectionForm(wanted) };
}

function answerEntry(answer: Answer): AnswerEntry {
  const { data, shape, now, order, isOverdue } = answer;
  return { data, shape, now, order, ...wantedEntry(answer), ...(isOverdue ? { isOverdue } : {}) };
}

/** Actions may carry whole slots, of which these members alone are meant. */
function identity({ key, operation, config }: ResultIdentity): ResultIdentity {
  return { key, operation, config };
}

function reference({ entity, key }: EntityRef): EntityRef {
  return { entity, key };
}

/** The position of what happened among all requests. */
export function positionOf(entry: Entry): number {
  switch (entry.type) {
    case 'received':
    case 'answered':
      return entry.answer.order;
    case 'kept':
      return Math.max(...entry.entities.map(({ stamp }) => stamp.order));
    case 'renewed':
    case 'failed':
      return entry.order;
    case 'evicted':
    case 'expired':
    case 'touched':
      return entry.at.order;
  }
}
