import { contentOf, eachReference, soleReference } from '../content.ts';
import { valuesOf } from '../../core/compact-set.ts';
import type {
  Reference,
  References,
  CacheRecord,
  EntityIdentity,
  EntityRecord,
  Subscriber,
} from '../records.ts';
import { showing } from '../state.ts';
import type { Selection } from './selection.ts';
import { fieldsIn } from './denormalize.ts';

/** A search for the places that show an entity. */
interface Search {
  readonly target: EntityRecord;
  /** All records in which it stands somewhere, whether a reader looks there or not. */
  readonly ancestors: ReadonlySet<CacheRecord>;
  /** Records visited so far, for entities which contain each other. */
  readonly seen: Map<EntityRecord, Set<Selection>>;
}

/** Says of results whether they show an entity, directly or through others, in fields that they show of these. */
export function reachTo(target: EntityRecord): (references: References | undefined) => boolean {
  const ancestors = showing(target);
  return (references) => isReached(references, { target, ancestors, seen: new Map() });
}

/** Everybody who watches something that shows one of these entities. */
export function subscribersShowing(
  store: { record(ref: EntityIdentity): EntityRecord | undefined },
  entities: readonly EntityIdentity[],
): ReadonlySet<Subscriber> {
  return subscribersOf(entities.flatMap((ref) => store.record(ref) ?? []));
}

/** The same of their records. */
export function subscribersOf(records: readonly EntityRecord[]): ReadonlySet<Subscriber> {
  const subscribers = new Set<Subscriber>();
  for (const record of records) addSubscribers(record, subscribers);
  return subscribers;
}

function addSubscribers(target: EntityRecord, subscribers: Set<Subscriber>): void {
  const ancestors = showing(target);
  for (const record of ancestors) {
    for (const subscriber of valuesOf(record.subscribers)) {
      if (subscribers.has(subscriber)) continue;
      if (isSubscribed(subscriber, record, { target, ancestors, seen: new Map() }))
        subscribers.add(subscriber);
    }
  }
}

function isSubscribed({ selection }: Subscriber, record: CacheRecord, search: Search): boolean {
  if (record.kind === 'entity') return selection !== undefined && leads({ record, selection }, search);
  const references = record.content?.references;
  const sole = soleReference(references);
  return sole && selection
    ? leads({ record: sole.record, selection }, search)
    : isReached(references, search);
}

function isReached(references: References | undefined, search: Search, nested?: Selection): boolean {
  let isFound = false;
  eachReference(references, ({ record, selection }) => {
    isFound ||= leads({ record, selection: nested ?? selection }, search);
  });
  return isFound;
}

/** Returns true when a reference leads to the entity: only its ancestors can. */
function leads({ record, selection }: Pick<Reference, 'record' | 'selection'>, search: Search): boolean {
  const { target, ancestors, seen } = search;
  if (record === target) return true;
  const { data, references } = record;
  const visited = seen.get(record) ?? new Set();
  if (data === undefined || references === undefined || !ancestors.has(record) || visited.has(selection))
    return false;
  seen.set(record, visited.add(selection));
  return fieldsIn(record, selection).some(
    (field) =>
      record.fieldSet.fields.has(field.path) &&
      isReached(contentOf({ data, references }, field).references, search, field.nested),
  );
}
