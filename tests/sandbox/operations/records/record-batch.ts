import type { Answer } from '../../protocol/answer.ts';
import type { Call, Handler, World } from '../../protocol/call.ts';
import { readFieldNames, readRecordIds } from '../../protocol/parameters.ts';
import { Problem, illegalParameter } from '../../protocol/problem.ts';
import { representRecord } from '../../services/records/representation.ts';
import { addQualifiedNames, createSelection } from '../../services/records/selection.ts';
import { findVisible, representationContext } from '../context.ts';
import { batchAnswer } from '../batch.ts';

/** GET several records; each has its own status. */
export const getRecords: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const ids = readRecordIds(call, 'recordIds', 200);
    const fields = readFieldNames(call, 'fields');
    const optionalFields = readFieldNames(call, 'optionalFields');
    if (fields.length + optionalFields.length === 0) {
      throw illegalParameter('One of fields or optionalFields is required');
    }
    return batchAnswer(ids, (id) => readOne(id, call, { world, fields, optionalFields }));
  },
};

function readOne(
  id: string,
  call: Call,
  wanted: {
    readonly world: World;
    readonly fields: readonly string[];
    readonly optionalFields: readonly string[];
  },
): unknown {
  const { object, row } = findVisible(id, call, wanted.world);
  const selection = createSelection();
  const names = { schema: wanted.world.repository.schema, object };
  // A batch may mix objects; a record takes the fields that are its own.
  const own = `${object.name.toLowerCase()}.`;
  const fields = wanted.fields.filter((name) => name.toLowerCase().startsWith(own));
  if (fields.length === 0 && wanted.optionalFields.length === 0) {
    throw new Problem(400, 'INVALID_FIELD', `No field of ${object.name} was asked for`);
  }
  addQualifiedNames(selection, fields, { ...names, lenient: false });
  addQualifiedNames(selection, wanted.optionalFields, { ...names, lenient: true });
  return representRecord(representationContext(call, wanted.world), { object, row }, selection);
}
