import { isPosition } from '../adapters/positions.ts';
import type { SdkErrorCode } from '../errors.ts';
import { DEEPEST, isJsonObject } from '../json.ts';
import type { EntityTables } from '../types/entity.ts';
import type { Entry } from './entry.ts';

/** What entries are measured by. */
export interface Measure {
  readonly entities: EntityTables;
  /** Epoch milliseconds. */
  readonly now: number;
}

type Check = (value: unknown, measure: Measure) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTime: Check = (value) => Number.isFinite(value);
const isTruth: Check = (value) => typeof value === 'boolean';
const isOrder: Check = (value, { now }) => isPosition(value, now);
const isOneOf =
  (...names: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && names.includes(value);
const maybe =
  (check: Check): Check =>
  (value, measure) =>
    value === undefined || check(value, measure);
const isListOf =
  (check: Check): Check =>
  (value, measure) =>
    Array.isArray(value) && value.every((item) => check(item, measure));
const isObjectOf =
  (checks: { readonly [member: string]: Check }): Check =>
  (value, measure) =>
    isJsonObject(value) && Object.entries(checks).every(([name, check]) => check(value[name], measure));

const isData: Check = (value) => isJson(value, 0);
const isConfig: Check = (value) => isJsonObject(value) && isJson(value, 0);

function isJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth > DEEPEST) return false;
  return Object.values(value).every((inner) => isJson(inner, depth + 1));
}

const SUBSTITUTES: ReadonlySet<unknown> = new Set([undefined, 'null', 'any']);
const TYPES: ReadonlySet<unknown> = new Set([undefined, 'object', 'array']);

const isShape: Check = (value, { entities }) => isShapeOf(value, entities, 0);

function isShapeOf(value: unknown, entities: EntityTables, depth: number): boolean {
  if (!isJsonObject(value) || depth > DEEPEST) return false;
  if (!SUBSTITUTES.has(value['or'])) return false;
  const isInner = (inner: unknown): boolean => isShapeOf(inner, entities, depth + 1);
  switch (value['kind']) {
    case 'plain':
      return TYPES.has(value['is']);
    case 'entity':
      return typeof value['entity'] === 'string' && Object.hasOwn(entities, value['entity']);
    case 'object':
      return isJsonObject(value['members']) && Object.values(value['members']).every(isInner);
    case 'map':
      return isInner(value['values']);
    case 'list':
      return isInner(value['items']);
    default:
      return false;
  }
}

const isSelection: Check = (value, measure) => isSelectionOf(value, measure, 0);

function isSelectionOf(value: unknown, measure: Measure, depth: number): boolean {
  if (!isJsonObject(value) || depth > DEEPEST) return false;
  const isCell: Check = (cell) => {
    if (!Array.isArray(cell)) return false;
    const [path, need, nested]: readonly unknown[] = cell;
    if (!isText(path, measure) || !isOneOf('required', 'optional', 'kept')(need, measure)) return false;
    return nested === undefined || isSelectionOf(nested, measure, depth + 1);
  };
  return (
    isOneOf('none', 'members', 'all')(value['rest'], measure) && isListOf(isCell)(value['cells'], measure)
  );
}

const isStamp = isObjectOf({ until: maybe(isTime), version: maybe(isTime), order: isOrder });
const isReference = isObjectOf({ entity: isText, key: isText });
const isResult = isObjectOf({ key: isText, operation: isText, config: isConfig });
const isAnswer = isObjectOf({
  data: isData,
  shape: isShape,
  now: isTime,
  order: isOrder,
  wanted: maybe(isSelection),
  isOverdue: maybe(isTruth),
});

const CODES = {
  INVALID_CONFIG: true,
  NOT_IN_CACHE: true,
  NOT_FETCHABLE: true,
  HTTP: true,
  NETWORK: true,
  ABORTED: true,
  MALFORMED_RESPONSE: true,
  SESSION_CHANGED: true,
  STORAGE: true,
  INVARIANT: true,
} satisfies Record<SdkErrorCode, true>;

const isError = isObjectOf({
  code: isOneOf(...Object.keys(CODES)),
  message: isText,
  operation: maybe(isText),
  url: maybe(isText),
  status: isTime,
  statusText: isText,
  errors: isListOf(isObjectOf({ message: isText, errorCode: isText, field: maybe(isText) })),
});

const isMatch: Check = (value, measure) =>
  Array.isArray(value) &&
  value.length === 2 &&
  isText(value[0], measure) &&
  isListOf(isText)(value[1], measure);

const CHECKS = {
  received: isObjectOf({ answer: isAnswer }),
  kept: isObjectOf({
    entities: isListOf(isObjectOf({ entity: isText, key: isText, data: isConfig, stamp: isStamp })),
  }),
  answered: isObjectOf({ result: isResult, answer: isAnswer, until: maybe(isTime), tag: maybe(isText) }),
  renewed: isObjectOf({
    result: isResult,
    now: isTime,
    order: isOrder,
    until: maybe(isTime),
    wanted: maybe(isSelection),
  }),
  failed: isObjectOf({ result: isResult, error: isError, until: isTime, order: isOrder }),
  evicted: isObjectOf({ entity: isReference, at: isStamp, drop: maybe(isTruth) }),
  expired: isObjectOf({
    keys: isListOf(isText),
    entities: isListOf(isReference),
    at: isStamp,
    drop: maybe(isTruth),
  }),
  touched: isObjectOf({
    touches: isListOf(isObjectOf({ operation: isText, match: isListOf(isMatch) })),
    at: isStamp,
  }),
} satisfies Record<Entry['type'], Check>;

/** Whether a value that came from outside is an entry, down to its last member. */
export function isEntry(value: unknown, measure: Measure): value is Entry {
  if (!isJsonObject(value)) return false;
  const { type } = value;
  if (typeof type !== 'string' || !Object.hasOwn(CHECKS, type)) return false;
  // Looked up by a name that the line above found in it.
  return CHECKS[type as keyof typeof CHECKS](value, measure);
}
