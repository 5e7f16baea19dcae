import { isTimestamp } from '../../core/timestamps.ts';
import type { SdkErrorCode } from '../../core/errors.ts';
import { isJsonObject } from '../../core/json.ts';
import type { Shape } from '../../spec/shape.ts';
import {
  isListOf,
  isMapOf,
  isObjectOf,
  isOneOf,
  isText,
  isThere,
  isTime,
  isTruth,
  isTupleOf,
  isVariantOf,
  maybe,
  type Check,
  type Measure,
} from './check.ts';
import type { Entry } from './entry.ts';

const isTimestampCheck: Check = (value, { now }) => isTimestamp(value, now);

const isKnown: Check = (value, { entities }) => typeof value === 'string' && Object.hasOwn(entities, value);

// They stand in themselves.
const isInnerShape: Check = (value, measure) => isShape(value, measure);
const isInnerSelection: Check = (value, measure) => isSelection(value, measure);

const isPlace = isObjectOf({ or: maybe(isOneOf('null', 'any')) });
const isKind = isVariantOf('kind', {
  plain: isObjectOf({ is: maybe(isOneOf('object', 'array')) }),
  entity: isObjectOf({ entity: isKnown }),
  object: isObjectOf({ members: isMapOf(isInnerShape) }),
  map: isObjectOf({ values: isInnerShape }),
  list: isObjectOf({ items: isInnerShape }),
} satisfies Record<Shape['kind'], Check>);
const isShape: Check = (value, measure) => isPlace(value, measure) && isKind(value, measure);

const isSelection = isObjectOf({
  rest: isOneOf('none', 'members', 'all'),
  fields: isListOf(isTupleOf(isText, isOneOf('required', 'optional', 'kept'), maybe(isInnerSelection))),
});

const isMetadata = isObjectOf({ until: maybe(isTime), version: maybe(isTime), timestamp: isTimestampCheck });
const isEntityIdentity = isObjectOf({ entity: isText, key: isText });
const isResultIdentity = isObjectOf({ key: isText, operation: isText, config: isJsonObject });
const isAnswer = isObjectOf({
  data: isThere,
  shape: isShape,
  now: isTime,
  timestamp: isTimestampCheck,
  wanted: maybe(isSelection),
  isInvalidated: maybe(isTruth),
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

const isMatch = isTupleOf(isText, isListOf(isText));

const isVariant = isVariantOf('type', {
  received: isObjectOf({ answer: isAnswer }),
  kept: isObjectOf({
    entities: isListOf(isObjectOf({ entity: isText, key: isText, data: isJsonObject, metadata: isMetadata })),
  }),
  answered: isObjectOf({
    result: isResultIdentity,
    answer: isAnswer,
    until: maybe(isTime),
    tag: maybe(isText),
  }),
  revalidated: isObjectOf({
    result: isResultIdentity,
    now: isTime,
    timestamp: isTimestampCheck,
    until: maybe(isTime),
    wanted: maybe(isSelection),
  }),
  failed: isObjectOf({
    result: isResultIdentity,
    error: isError,
    until: isTime,
    timestamp: isTimestampCheck,
  }),
  evicted: isObjectOf({ entity: isEntityIdentity, at: isMetadata, drop: maybe(isTruth) }),
  expired: isObjectOf({
    keys: isListOf(isText),
    entities: isListOf(isEntityIdentity),
    at: isMetadata,
    drop: maybe(isTruth),
  }),
  invalidated: isObjectOf({
    invalidations: isListOf(isObjectOf({ operation: isText, match: isListOf(isMatch) })),
    at: isMetadata,
  }),
} satisfies Record<Entry['type'], Check>);

/** Returns true when JSON from outside is an entry, down to its last member. */
export function isEntry(value: unknown, measure: Measure): value is Entry {
  return isVariant(value, measure);
}
