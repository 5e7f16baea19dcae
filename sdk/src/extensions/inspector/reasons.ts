import type { ReadCall } from '../../query/context.ts';
import { contentOf, metadataOf, eachReference, soleReference } from '../../cache/content.ts';
import type { References, EntityIdentity, EntityRecord, Metadata } from '../../cache/records.ts';
import type { Selection } from '../../cache/read/selection.ts';
import type { Store } from '../../cache/store.ts';
import { fieldName } from './field-name.ts';
import type { FreshUntil, Reason } from './session.ts';
import type { Writers } from './writers.ts';

/** The state of a search for reasons. */
interface Explanation {
  readonly store: Store;
  readonly writers: Writers;
  readonly now: number;
  readonly reasons: Reason[];
  readonly seen: Map<EntityRecord, Set<Selection>>;
}

/** Why what a store has for a read is as it is. */
export function reasonsFor(
  call: ReadCall,
  { store, writers, now }: Pick<Explanation, 'store' | 'writers' | 'now'>,
): readonly Reason[] {
  const explanation: Explanation = { store, writers, now, reasons: [], seen: new Map() };
  const result = store.result(call.result.key);
  const cachedError = result?.cachedError;
  if (cachedError && (cachedError.until === undefined || now < cachedError.until)) {
    const { code, message } = cachedError.error;
    explanation.reasons.push({ kind: 'failed', code, message, until: cachedError.until });
  }
  const sole = soleReference(result?.content?.references)?.record;
  if (call.entity) {
    const record = recordOf(store, call.entity.ref) ?? sole;
    const selection = call.entity.fields?.selection ?? store.selections.everything;
    if (record) explainEntity(record, selection, explanation);
    else explanation.reasons.push({ kind: 'unknown' });
  } else if (result?.content) {
    if (result.metadata.until <= now) explanation.reasons.push(expiryReason(result.metadata, explanation));
    explainReferences(result.content.references, undefined, explanation);
  } else explanation.reasons.push({ kind: 'unknown' });
  if (explanation.reasons.length > 0) return explanation.reasons;
  const denormalized = call.entity ? undefined : result && store.denormalizeResult(result);
  const record = call.entity && (recordOf(store, call.entity.ref) ?? sole);
  const selection = call.entity?.fields?.selection ?? store.selections.everything;
  const freshUntil = record
    ? store.denormalizeEntity(record, selection).freshUntil
    : denormalized?.freshUntil;
  return [{ kind: 'fresh', until: freshUntilOf(freshUntil ?? 0) }];
}

/** An end of freshness as JSON can carry it. */
export function freshUntilOf(until: number): FreshUntil {
  return until === Infinity ? 'forever' : until;
}

/** Also of an entity that was evicted, which reads do not find. */
function recordOf(store: Store, ref: EntityIdentity): EntityRecord | undefined {
  const known = store.entity(ref);
  if (known) return known;
  const { entity, key } = ref;
  for (const record of store.records()) {
    if (record.kind === 'entity' && record.entity === entity && record.key === key && record.data)
      return record;
  }
  return undefined;
}

function explainReferences(
  references: References | undefined,
  nested: Selection | undefined,
  explanation: Explanation,
): void {
  eachReference(references, ({ record, selection }) =>
    explainEntity(record, nested ?? selection, explanation),
  );
}

function explainEntity(record: EntityRecord, selection: Selection, explanation: Explanation): void {
  const seen = explanation.seen.get(record) ?? new Set();
  if (seen.has(selection)) return;
  explanation.seen.set(record, seen.add(selection));
  const entity: EntityIdentity = { entity: record.entity, key: record.key };
  if (record.evictedAt !== undefined) {
    explanation.reasons.push({ kind: 'evicted', entity, by: explanation.writers.of(record.evictedAt) });
    return;
  }
  const paths = new Set(selection.fields.keys());
  if (selection.rest !== 'none') {
    for (const { path, entry } of record.fieldSet.fields.values()) {
      if (selection.rest === 'all' || entry === undefined) paths.add(path);
    }
  }
  for (const path of paths) explainField(record, path, { ...explanation, selection });
}

function explainField(
  record: EntityRecord,
  path: string,
  explanation: Explanation & { readonly selection: Selection },
): void {
  const { reasons, now, writers, selection } = explanation;
  const entity: EntityIdentity = { entity: record.entity, key: record.key };
  const field = fieldName(path);
  const metadata = metadataOf(record, path);
  const wanted = selection.fields.get(path);
  const known = record.fieldSet.fields.get(path);
  const isAbsent = record.absent?.has(path) === true;
  if (!known && wanted && wanted.need !== 'kept' && !(wanted.need === 'optional' && isAbsent)) {
    reasons.push({ kind: 'missing', entity, field });
  }
  if (metadata && metadata.until <= now) {
    const latest = newestKnownVersion(record);
    const by = writers.of(metadata.timestamp);
    if (metadata.version !== undefined && latest !== undefined && metadata.version < latest) {
      reasons.push({ kind: 'outdated', entity, field, version: metadata.version, latest, by });
    } else reasons.push({ ...expiryReason(metadata, explanation), entity, field });
  }
  if (!known || record.data === undefined) return;
  const { references } = contentOf({ data: record.data, references: record.references }, known);
  explainReferences(references, wanted?.nested, explanation);
}

function expiryReason(
  { until, timestamp }: Metadata,
  { writers }: Explanation,
): Extract<Reason, { readonly kind: 'over' | 'expired' }> {
  const by = writers.of(timestamp);
  const isEnded = by?.type === 'expired' || by?.type === 'evicted';
  return { kind: isEnded ? 'expired' : 'over', since: until, by };
}

function newestKnownVersion({ metadata, fieldMetadata, fieldSet }: EntityRecord): number | undefined {
  const versions = [...fieldSet.fields.keys()].flatMap(
    (path) => (fieldMetadata?.get(path) ?? metadata).version ?? [],
  );
  return versions.length === 0 ? undefined : Math.max(...versions);
}
