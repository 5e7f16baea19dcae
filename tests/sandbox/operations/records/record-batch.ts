import type { Answer } from '../../protocol/answer.ts';
import { batchAnswer } from '../../protocol/batch-answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readFieldNames, readRecordIds } from '../../protocol/parameters.ts';
import { Problem, illegalParameter } from '../../protocol/problem.ts';
import { representRecord } from '../../services/records/representation.ts';
import { addQualifiedNames, createSelection } from '../../services/records/selection.ts';
import { findVisible, representationContext } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';

/** GET several records; each has its own status. */
export const getRecords: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const ids = readRecordIds(call, 'recordIds', 200);
    const fields = readFieldNames(call, 'fields');
    const optionalFields = readFieldNames(call, 'optionalFields');
    if (fields.length + optionalFields.length === 0) {
      throw illegalParameter('One of fields or optionalFields is required');
    }
    return batchAnswer(ids, (id) => readOne({ id, fields, optionalFields }, call, services));
  },
};

function readOne(
  wanted: {
    readonly id: string;
    readonly fields: readonly string[];
    readonly optionalFields: readonly string[];
  },
  call: Call,
  services: Pick<Services, 'repository'>,
): unknown {
  const { object, row } = findVisible(wanted.id, call, services);
  const selection = createSelection();
  const names = { schema: services.repository.schema, object };
  // A batch may mix objects; a record takes the fields that are its own.
  const own = `${object.name.toLowerCase()}.`;
  const fields = wanted.fields.filter((name) => name.toLowerCase().startsWith(own));
  if (fields.length === 0 && wanted.optionalFields.length === 0) {
    throw new Problem(400, 'INVALID_FIELD', `No field of ${object.name} was asked for`);
  }
  addQualifiedNames(selection, fields, { ...names, lenient: false });
  addQualifiedNames(selection, wanted.optionalFields, { ...names, lenient: true });
  return representRecord(representationContext(call, services), { object, row }, selection);
}
