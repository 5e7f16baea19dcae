import type { Clock } from '../../calendar/clock.ts';
import type { Viewer } from '../../database/access.ts';
import type { FieldValues, Repository } from '../../database/repository.ts';
import type { Row } from '../../database/statements.ts';
import { defaultRecordTypeOf } from '../../metadata/record-types.ts';
import type { ObjectMetadata, Scalar } from '../../metadata/types.ts';
import { insufficientAccess } from '../../protocol/problem.ts';
import type { RecentItems } from '../recent/recent-items.ts';
import { caseDefaults, nextSystemNumber } from './automation.ts';
import { acceptInput } from './record-input.ts';

/** The services that saving a record takes. */
interface SaveServices {
  readonly clock: Clock;
  readonly recentItems: RecentItems;
  readonly repository: Repository;
}

/** A record as a customer wants it saved. */
interface SaveInput {
  readonly object: ObjectMetadata;
  readonly sent: Readonly<Record<string, Scalar>>;
  readonly viewer: Viewer;
}

/** Saves a new record of a customer and answers its id. The only way in, whichever call it came by. */
export function createRow(
  { repository, clock, recentItems }: SaveServices,
  { object, sent, viewer }: SaveInput,
): string {
  const allowed = object.customer.create;
  if (allowed.length === 0) throw insufficientAccess();
  return repository.transaction(() => {
    const values = acceptInput(repository, { object, sent, allowed, viewer }, 'create');
    const filled = {
      ...nextSystemNumber(repository, object),
      ...recordTypeDefault(object, values),
      ...caseDefaults(repository, object, { values, viewer }),
    };
    const options = { userId: viewer.userId, now: clock.now() };
    const id = repository.insert(object, { ...values, ...filled }, options);
    recentItems.remember(viewer.userId, object.name, id);
    return id;
  });
}

/** Changes a record that the customer can see. */
export function updateRow(
  { repository, clock, recentItems }: SaveServices,
  { object, row, sent, viewer }: SaveInput & { readonly row: Row },
): void {
  const allowed = object.customer.update;
  if (allowed.length === 0) throw insufficientAccess();
  repository.transaction(() => {
    const values = acceptInput(repository, { object, sent, allowed, viewer, row }, 'update');
    const id = String(row['Id']);
    repository.update(object, { id, values }, { userId: viewer.userId, now: clock.now() });
    recentItems.remember(viewer.userId, object.name, id);
  });
}

function recordTypeDefault(object: ObjectMetadata, values: FieldValues): FieldValues {
  const isChosen = object.recordTypes === undefined || Object.hasOwn(values, 'RecordTypeId');
  return isChosen ? {} : { RecordTypeId: defaultRecordTypeOf(object).id };
}
