import type { ReadCall } from '../../query/context.ts';
import { contentOf, stampOf } from '../../cache/fields.ts';
import { eachLink, soleLink } from '../../cache/references.ts';
import type { Links, EntityRef, EntitySlot, Stamp } from '../../cache/records.ts';
import type { Selection } from '../../cache/read/selection.ts';
import type { Store } from '../../cache/store.ts';
import { fieldName } from './field-name.ts';
import type { Writer, Writers } from './writers.ts';

/** Why a read is not fresh, or until when it is. Times are epoch milliseconds. */
export type Reason =
  /** Nothing can be asked with this configuration. */
  | { readonly kind: 'refused'; readonly missing: readonly string[] }
  /** It was never answered, or what was known is gone. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'failed';
      readonly code: string;
      readonly message: string;
      readonly until: number | undefined;
    }
  | { readonly kind: 'evicted'; readonly entity: EntityRef; readonly by: Writer | undefined }
  | { readonly kind: 'missing'; readonly entity: EntityRef; readonly field: string }
  /** The field is of an earlier version than another field of the same entity. */
  | {
      readonly kind: 'outdated';
      readonly entity: EntityRef;
      readonly field: string;
      readonly version: number;
      readonly latest: number;
      readonly by: Writer | undefined;
    }
  /** The lifetime is over, or a write or an invalidation has ended it. Without an entity: of the answer itself. */
  | {
      readonly kind: 'over' | 'expired';
      readonly entity?: EntityRef;
      readonly field?: string;
      readonly since: number;
      readonly by: Writer | undefined;
    }
  | { readonly kind: 'fresh'; readonly until: number };

/** What is looked at while reasons are found. */
interface Looking {
  readonly store: Store;
  readonly writers: Writers;
  readonly now: number;
  readonly reasons: Reason[];
  readonly seen: Map<EntitySlot, Set<Selection>>;
}

/** Why what a store has for a read is as it is. */
export function reasonsFor(
  call: ReadCall,
  { store, writers, now }: Pick<Looking, 'store' | 'writers' | 'now'>,
): readonly Reason[] {
  const looking: Looking = { store, writers, now, reasons: [], seen: new Map() };
  const result = store.result(call.result.key);
  const failure = result?.failure;
  if (failure && (failure.until === undefined || now < failure.until)) {
    const { code, message } = failure.error;
    looking.reasons.push({ kind: 'failed', code, message, until: failure.until });
  }
  const sole = soleLink(result?.content?.links)?.slot;
  if (call.entity) {
    const slot = slotOf(store, call.entity.ref) ?? sole;
    const selection = call.entity.fields?.selection ?? store.selections.everything;
    if (slot) lookAt(slot, selection, looking);
    else looking.reasons.push({ kind: 'unknown' });
  } else if (result?.content) {
    if (result.stamp.until <= now) looking.reasons.push(endOf(result.stamp, looking));
    lookThrough(result.content.links, undefined, looking);
  } else looking.reasons.push({ kind: 'unknown' });
  if (looking.reasons.length > 0) return looking.reasons;
  const view = call.entity ? undefined : result && store.viewResult(result);
  const slot = call.entity && (slotOf(store, call.entity.ref) ?? sole);
  const selection = call.entity?.fields?.selection ?? store.selections.everything;
  const oldest = slot ? store.viewEntity(slot, selection).oldest : view?.oldest;
  return [{ kind: 'fresh', until: oldest ?? 0 }];
}

/** Also of an entity that was evicted, which reads do not find. */
function slotOf(store: Store, ref: EntityRef): EntitySlot | undefined {
  const known = store.entity(ref);
  if (known) return known;
  const { entity, key } = ref;
  for (const slot of store.slots()) {
    if (slot.kind === 'entity' && slot.entity === entity && slot.key === key && slot.data) return slot;
  }
  return undefined;
}

function lookThrough(links: Links | undefined, nested: Selection | undefined, looking: Looking): void {
  eachLink(links, ({ slot, selection }) => lookAt(slot, nested ?? selection, looking));
}

function lookAt(slot: EntitySlot, selection: Selection, looking: Looking): void {
  const seen = looking.seen.get(slot) ?? new Set();
  if (seen.has(selection)) return;
  looking.seen.set(slot, seen.add(selection));
  const entity: EntityRef = { entity: slot.entity, key: slot.key };
  if (slot.goneAt !== undefined) {
    looking.reasons.push({ kind: 'evicted', entity, by: looking.writers.of(slot.goneAt) });
    return;
  }
  const paths = new Set(selection.cells.keys());
  if (selection.rest !== 'none') {
    for (const { path, entry } of slot.layout.cells.values()) {
      if (selection.rest === 'all' || entry === undefined) paths.add(path);
    }
  }
  for (const path of paths) lookAtField(slot, path, { ...looking, selection });
}

function lookAtField(
  slot: EntitySlot,
  path: string,
  looking: Looking & { readonly selection: Selection },
): void {
  const { reasons, now, writers, selection } = looking;
  const entity: EntityRef = { entity: slot.entity, key: slot.key };
  const field = fieldName(path);
  const stamp = stampOf(slot, path);
  const wanted = selection.cells.get(path);
  const cell = slot.layout.cells.get(path);
  const isAbsent = slot.absent?.has(path) === true;
  if (!cell && wanted && wanted.need !== 'kept' && !(wanted.need === 'optional' && isAbsent)) {
    reasons.push({ kind: 'missing', entity, field });
  }
  if (stamp && stamp.until <= now) {
    const latest = latestVersion(slot);
    const by = writers.of(stamp.order);
    if (stamp.version !== undefined && latest !== undefined && stamp.version < latest) {
      reasons.push({ kind: 'outdated', entity, field, version: stamp.version, latest, by });
    } else reasons.push({ ...endOf(stamp, looking), entity, field });
  }
  if (!cell || slot.data === undefined) return;
  const { links } = contentOf({ data: slot.data, links: slot.links }, cell);
  lookThrough(links, wanted?.nested, looking);
}

function endOf(
  { until, order }: Stamp,
  { writers }: Looking,
): Extract<Reason, { readonly kind: 'over' | 'expired' }> {
  const by = writers.of(order);
  const isEnded = by?.type === 'expired' || by?.type === 'evicted';
  return { kind: isEnded ? 'expired' : 'over', since: until, by };
}

function latestVersion({ stamp, stamps, layout }: EntitySlot): number | undefined {
  const versions = [...layout.cells.keys()].flatMap((path) => (stamps?.get(path) ?? stamp).version ?? []);
  return versions.length === 0 ? undefined : Math.max(...versions);
}
