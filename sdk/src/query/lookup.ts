import { SdkError } from '../core/errors.ts';
import type { ResultIdentity } from '../cache/actions.ts';
import type { Selection } from '../cache/read/selection.ts';
import type { EntityRef, Failure, ResultSlot, View } from '../cache/records.ts';
import { knownSlot } from '../cache/state.ts';
import type { Store, Watched } from '../cache/store.ts';
import { soleLink } from '../cache/references.ts';

/** What a read looks for in the store. */
export interface ReadTarget {
  readonly result: ResultIdentity;
  /** Set when the answer is one entity, which other calls may have brought already. */
  readonly entity?: EntityTarget | undefined;
  /** Where that is, while it is watched. */
  held?: Watched | undefined;
}

/** A selection made of names, and the way back from what it misses to the names. */
export interface FieldSelection {
  readonly selection: Selection;
  /** The caller's name of a missing path such as `Account.Name`. */
  nameOf(missing: string): string;
}

/** The entity that a read asks for. */
export interface EntityTarget {
  readonly ref: EntityRef;
  /** The fields asked for; absent: everything the entity has. */
  readonly fields?: FieldSelection;
  /** The names of those fields as the caller wrote them. */
  readonly names: readonly string[];
}

/** What the store has for a read, at no particular time. */
export interface Finding {
  /** Complete data. */
  readonly data: unknown;
  readonly hasData: boolean;
  /** Epoch milliseconds of the earliest part's end; 0 without data. */
  readonly freshUntil: number;
  /** Names asked for that are not there. */
  readonly missing: readonly string[];
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
}

/** What a policy needs to know of a finding. */
export type Found =
  { readonly kind: 'data' | 'error'; readonly freshUntil: number } | { readonly kind: 'nothing' };

/** Looks up what the store has for a read. */
export function findRead(store: Store, target: ReadTarget): Finding {
  const { entity, held } = target;
  const result = store.result(target.result.key, held?.result);
  // An answer that is no entity of the store is shown as it came.
  const isEntity = entity && (!result?.content || result.content.links);
  const view = isEntity ? entityView(store, target, result) : result && store.viewResult(result);
  const missing = view ? namesMissing(view, target) : (entity?.names ?? []);
  const hasData = view !== undefined && missing.length === 0;
  return {
    data: hasData ? view.value : undefined,
    hasData,
    freshUntil: hasData ? view.oldest : 0,
    missing,
    failure: result?.failure ?? (hasData ? undefined : notFetchable(result, missing)),
    isBusy: (result?.busy ?? 0) > 0,
  };
}

/** Reduces a finding to what a policy decides on. A failure that is not remembered makes data due again. */
export function foundIn(finding: Finding, now: number): Found {
  const { failure, hasData, freshUntil } = finding;
  if (failure?.until !== undefined && now < failure.until)
    return { kind: 'error', freshUntil: failure.until };
  if (!hasData) return { kind: 'nothing' };
  return { kind: 'data', freshUntil: failure ? 0 : freshUntil };
}

/** The failure of an answer that lacks what was asked for: it is not asked for again while it counts. */
function notFetchable(result: ResultSlot | undefined, missing: readonly string[]): Failure | undefined {
  if (!result?.content || isGone(result)) return undefined;
  const message = 'data is not fetchable';
  const errors = missing.map((field) => ({ message, errorCode: 'NOT_FETCHABLE', field }));
  const details = { operation: result.operation, status: 400, statusText: message, errors };
  return { error: new SdkError('NOT_FETCHABLE', message, details), until: result.stamp.until };
}

/** Whether the entity that an answer is was evicted after it was asked for. */
function isGone({ content }: ResultSlot): boolean {
  return soleLink(content?.links)?.slot.goneAt !== undefined;
}

function entityView(
  store: Store,
  { entity, held }: ReadTarget,
  result: ResultSlot | undefined,
): View | undefined {
  const own = held ? knownSlot(held.entity) : entity && store.entity(entity.ref);
  // The server may write the key in another way than the caller; its answer then says which entity it is.
  const slot = own ?? knownSlot(soleLink(result?.content?.links)?.slot);
  return slot && store.viewEntity(slot, entity?.fields?.selection ?? store.selections.everything);
}

/** In the order of the caller's names, so that what is missed is the same to who compares. */
function namesMissing({ missing }: View, { entity }: ReadTarget): readonly string[] {
  const { fields, names = [] } = entity ?? {};
  if (!fields || missing.length === 0) return [];
  const missed = new Set(missing.map((path) => fields.nameOf(path)));
  return names.filter((name) => missed.has(name));
}
