import type { Invalidation } from '../../query/context.ts';
import type { SdkErrorCode, PlatformError } from '../../core/errors.ts';
import type { Action, ActionOf, Answer, ResultIdentity } from '../../cache/actions.ts';
import type { EntityIdentity, Metadata } from '../../cache/records.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import type { Shape } from '../../spec/shape.ts';
import { selectionForm, type SelectionForm } from './selection-form.ts';

/** A metadata as JSON. What counts for ever has no `until`: JSON knows no infinity. */
export interface MetadataEntry {
  readonly until?: number | undefined;
  readonly version?: number | undefined;
  readonly timestamp: number;
}

/** An answer as JSON. */
export interface AnswerEntry {
  readonly data: Json;
  readonly shape: Shape;
  readonly now: number;
  readonly timestamp: number;
  readonly wanted?: SelectionForm | undefined;
  /** True when it was invalidated before the answer came. */
  readonly isInvalidated?: boolean | undefined;
}

/** An entity that is kept as it is given, as JSON. */
interface KeptEntry extends EntityIdentity {
  readonly data: JsonObject;
  readonly metadata: MetadataEntry;
}

/** A remembered failure as JSON. */
interface ErrorEntry {
  readonly code: SdkErrorCode;
  readonly message: string;
  readonly operation?: string | undefined;
  readonly url?: string | undefined;
  readonly status: number;
  readonly statusText: string;
  readonly errors: readonly PlatformError[];
}

/**
 * Something that happened to a store, as plain JSON: it means the same to every client of the same specs. Those with `at`
 * expire something, see `isEnding`; others have their timestamp elsewhere.
 */
export type Entry =
  | { readonly type: 'received'; readonly answer: AnswerEntry }
  | { readonly type: 'kept'; readonly entities: readonly KeptEntry[] }
  | {
      readonly type: 'answered';
      readonly result: ResultIdentity;
      readonly answer: AnswerEntry;
      readonly until?: number | undefined;
      readonly tag?: string | undefined;
    }
  | {
      readonly type: 'revalidated';
      readonly result: ResultIdentity;
      readonly now: number;
      readonly timestamp: number;
      readonly until?: number | undefined;
      readonly wanted?: SelectionForm | undefined;
    }
  | {
      readonly type: 'failed';
      readonly result: ResultIdentity;
      readonly error: ErrorEntry;
      readonly until: number;
      readonly timestamp: number;
    }
  | {
      readonly type: 'evicted';
      readonly entity: EntityIdentity;
      readonly at: MetadataEntry;
      /** The results that show it are dropped too. */
      readonly drop?: boolean | undefined;
    }
  | {
      readonly type: 'expired';
      readonly keys: readonly string[];
      readonly entities: readonly EntityIdentity[];
      readonly at: MetadataEntry;
      /** True to drop the results, not only to expire them. */
      readonly drop?: boolean | undefined;
    }
  /** Whatever results agree are out of date, also those that only other clients have. */
  | {
      readonly type: 'invalidated';
      readonly invalidations: readonly Invalidation[];
      readonly at: MetadataEntry;
    };

/**
 * An action as it can be told to other clients; undefined for what concerns this client alone: how its asking goes,
 * what it makes up meanwhile, and what can be put together again out of what is kept.
 */
export function encode(action: Action): Entry | undefined {
  const { type } = action;
  switch (type) {
    case 'received':
      return { type, answer: answerEntry(action.answer) };
    case 'kept':
      return encodeKept(action);
    case 'answered': {
      const { result, answer, until, tag } = action;
      return { type, result: resultIdentity(result), answer: answerEntry(answer), until: endOf(until), tag };
    }
    case 'revalidated': {
      const { result, now, timestamp, until, wanted } = action;
      return {
        type,
        result: resultIdentity(result),
        now,
        timestamp,
        until: endOf(until),
        wanted: formOf(wanted),
      };
    }
    case 'failed':
      return encodeFailed(action);
    case 'evicted': {
      const { entity, at, drop } = action;
      return { type, entity: entityIdentity(entity), at: metadataEntry(at), drop };
    }
    case 'expired': {
      const { keys, entities, at, drop } = action;
      return { type, keys, entities: entities.map(entityIdentity), at: metadataEntry(at), drop };
    }
    case 'asked':
    case 'settled':
    case 'composed':
    case 'optimistic-begun':
    case 'optimistic-settled':
    case 'overlaid':
    case 'emptied':
      return undefined;
    default:
      return action satisfies never;
  }
}

/** Encodes kept entities; placeholders stay in this client. */
function encodeKept({ type, entities }: ActionOf<'kept'>): Entry | undefined {
  const answered = entities.filter(({ metadata }) => metadata.timestamp >= 0);
  if (answered.length === 0) return undefined;
  const kept = answered.map(({ data, metadata, ...entity }) => ({
    ...entityIdentity(entity),
    data,
    metadata: metadataEntry(metadata),
  }));
  return { type, entities: kept };
}

/** A failure that is not remembered says nothing about the data. */
function encodeFailed({ type, result, error, until, timestamp }: ActionOf<'failed'>): Entry | undefined {
  if (until === undefined || !Number.isFinite(until)) return undefined;
  const { code, message, operation, url, status, statusText, errors } = error;
  const told = { code, message, operation, url, status, statusText, errors };
  return { type, result: resultIdentity(result), error: told, until, timestamp };
}

/** A metadata as JSON. */
export function metadataEntry({ until, version, timestamp }: Metadata): MetadataEntry {
  return { until: endOf(until), version, timestamp };
}

function endOf(until: number): number | undefined {
  return Number.isFinite(until) ? until : undefined;
}

function formOf(wanted: Answer['wanted']): SelectionForm | undefined {
  return wanted && selectionForm(wanted);
}

function answerEntry({ data, shape, now, timestamp, wanted, isInvalidated }: Answer): AnswerEntry {
  return { data, shape, now, timestamp, wanted: formOf(wanted), isInvalidated };
}

/** Actions may carry whole records, of which these members alone are meant. */
function resultIdentity({ key, operation, config }: ResultIdentity): ResultIdentity {
  return { key, operation, config };
}

function entityIdentity({ entity, key }: EntityIdentity): EntityIdentity {
  return { entity, key };
}

/** The timestamp of what happened among all requests. */
export function timestampOf(entry: Entry): number {
  switch (entry.type) {
    case 'received':
    case 'answered':
      return entry.answer.timestamp;
    case 'kept':
      return Math.max(...entry.entities.map(({ metadata }) => metadata.timestamp));
    case 'revalidated':
    case 'failed':
      return entry.timestamp;
    case 'evicted':
    case 'expired':
    case 'invalidated':
      return entry.at.timestamp;
  }
}
