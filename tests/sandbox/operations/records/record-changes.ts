import type { FieldValues } from '../../database/repository.ts';
import type { Row } from '../../database/statements.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import type { Call } from '../../protocol/call.ts';
import { Problem, insufficientAccess } from '../../protocol/problem.ts';
import { createRow, updateRow } from '../../services/records/record-save.ts';
import { representRecord, selectEverything } from '../../services/records/representation.ts';
import type { RecordRepresentation } from '../../services/records/representation.ts';
import { createSelection } from '../../services/records/selection.ts';
import {
  findObject,
  findVisible,
  representationContext,
  viewerOf,
} from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';

/** A record that was saved. */
export interface SavedRecord {
  readonly object: ObjectMetadata;
  readonly id: string;
}

/** Saves a new record for the user; it counts as recently used. */
export function createOne(
  input: { readonly apiName: string; readonly fields: FieldValues },
  call: Call,
  services: Pick<Services, 'clock' | 'recentItems' | 'repository'>,
): SavedRecord {
  const object = findObject(input.apiName, services);
  const viewer = viewerOf(call);
  const id = createRow(services, { object, sent: input.fields, viewer });
  return { object, id };
}

/** A change of one record. */
interface RecordChange {
  readonly id: string;
  readonly apiName: string | undefined;
  readonly fields: FieldValues;
  /** Epoch milliseconds; a record that was changed later stays as it is. */
  readonly unmodifiedSince?: number | undefined;
}

/** Changes a record of the user; it counts as recently used. */
export function updateOne(
  change: RecordChange,
  call: Call,
  services: Pick<Services, 'clock' | 'recentItems' | 'repository'>,
): SavedRecord {
  const { object, row, id } = findVisible(change.id, call, services);
  const { apiName, fields } = change;
  if (apiName !== undefined && apiName.toLowerCase() !== object.name.toLowerCase()) {
    throw new Problem(400, 'INVALID_TYPE', 'apiName names another object than the record is of');
  }
  if (object.customer.update.length === 0) throw insufficientAccess();
  refuseStale(row, change.unmodifiedSince);
  const viewer = viewerOf(call);
  updateRow(services, { object, row, sent: withoutOwnId(fields, id), viewer });
  return { object, id };
}

/** Deletes a record. Customers withdraw what they have written themselves, nothing else. */
export function deleteOne(
  recordId: string,
  call: Call,
  services: Pick<Services, 'clock' | 'repository'>,
): void {
  const { object, row, id } = findVisible(recordId, call, services);
  const { userId } = viewerOf(call);
  if (!object.customer.remove || row['CreatedById'] !== userId) throw insufficientAccess();
  services.repository.transaction(() =>
    services.repository.remove(object, id, { userId, now: services.clock.now() }),
  );
}

/** A saved record as a write answers it: with every field, or with none. */
export function representSaved(
  saved: SavedRecord & { readonly includesFields: boolean },
  call: Call,
  services: Pick<Services, 'repository'>,
): RecordRepresentation {
  const { object, row } = findVisible(saved.id, call, services);
  const selection = saved.includesFields ? selectEverything(object) : createSelection();
  return representRecord(representationContext(call, services), { object, row }, selection);
}

/** HTTP dates have whole seconds, so the record's time is cut to them before it is compared. */
function refuseStale(row: Row, since: number | undefined): void {
  if (since === undefined) return;
  const changed = Math.floor(Date.parse(String(row['LastModifiedDate'])) / 1000);
  if (changed <= Math.floor(since / 1000)) return;
  const message = 'The record was modified after the time given in If-Unmodified-Since';
  throw new Problem(412, 'ITEM_CHANGED', { message, output: { errors: [], fieldErrors: {} } });
}

function withoutOwnId(fields: FieldValues, id: string): FieldValues {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.filter(([name, value]) => name !== 'Id' || (value !== id && value !== id.slice(0, 15))),
  );
}
