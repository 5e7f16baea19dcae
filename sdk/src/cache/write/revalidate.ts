import type { ActionOf } from '../actions.ts';
import { contentOf, isOutOfDate, metadataOf, eachReference } from '../content.ts';
import type { References, EntityRecord, Metadata } from '../records.ts';
import { markRevalidated, ensureResultRecord, type StoreState } from '../state.ts';
import { fieldsIn } from '../read/denormalize.ts';
import type { Selection } from '../read/selection.ts';
import { newestVersionOf, writeResult } from './write-record.ts';

/** The time and the request by which an answer was found to be unchanged. */
interface Revalidation {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Position of its request among all requests. */
  readonly timestamp: number;
  /** The selection that was asked for; it may be more than the answer has. */
  readonly wanted?: Selection | undefined;
}

/** Lets an answer count anew of which the server says that it has not changed. */
export function reduceRevalidated(state: StoreState, action: ActionOf<'revalidated'>): void {
  const { now, timestamp, until, wanted } = action;
  const record = ensureResultRecord(state, action.result);
  const { content, tag } = record;
  if (!content) return;
  revalidateEntities(state, content.references, { now, timestamp, wanted });
  const metadata = { until, version: undefined, timestamp };
  writeResult(state, { record, metadata, content, tag: tag?.name });
}

/** All that an unchanged answer shows counts anew, as it stands in the store. */
function revalidateEntities(
  state: StoreState,
  references: References | undefined,
  revalidation: Revalidation,
): void {
  const seen = new Map<EntityRecord, Set<Selection>>();
  const revalidate = (record: EntityRecord, selection: Selection): void => {
    const selections = seen.get(record) ?? new Set();
    if (record.evictedAt !== undefined || record.data === undefined || selections.has(selection)) return;
    seen.set(record, selections.add(selection));
    if (isOutOfDate(record, revalidation.now)) markRevalidated(state, record);
    revalidateFields(state, record, { ...revalidation, selection, revalidate });
  };
  eachReference(references, ({ record, selection }) => {
    revalidate(record, selection);
    if (revalidation.wanted) revalidate(record, revalidation.wanted);
  });
}

interface FieldRevalidation extends Revalidation {
  readonly selection: Selection;
  readonly revalidate: (record: EntityRecord, selection: Selection) => void;
}

function revalidateFields(
  state: StoreState,
  record: EntityRecord,
  { selection, revalidate, now, timestamp }: FieldRevalidation,
): void {
  const { data } = record;
  if (data === undefined) return;
  const row = state.entities[record.entity]?.lifetime;
  const until = row === undefined ? now : state.lifetimes.freshUntil(row, now);
  const fields = fieldsIn(record, selection);
  const paths = fields.map(({ path }) => path);
  // The latest version of any field is the one that has not changed.
  const newest = newestVersionOf(record, paths);
  const version = newest > -Infinity ? newest : undefined;
  updateMetadata(record, paths, { until, version, timestamp });
  for (const { path, nested } of fields) {
    const field = record.fieldSet.fields.get(path);
    if (!field) continue;
    eachReference(contentOf({ data, references: record.references }, field).references, (reference) =>
      revalidate(reference.record, nested ?? reference.selection),
    );
  }
}

/** Leaves fields as they are that were written or invalidated after the answer was asked for. */
function updateMetadata(record: EntityRecord, all: readonly string[], metadata: Metadata): void {
  const paths = all.filter((path) => (metadataOf(record, path)?.timestamp ?? Infinity) <= metadata.timestamp);
  for (const path of paths) if (record.absent?.has(path)) record.absent.set(path, metadata);
  const present = paths.filter((path) => record.fieldSet.fields.has(path));
  if (present.length === record.fieldSet.fields.size) {
    record.metadata = metadata;
    record.fieldMetadata = undefined;
    return;
  }
  record.fieldMetadata ??= new Map();
  for (const path of present) record.fieldMetadata.set(path, metadata);
}
