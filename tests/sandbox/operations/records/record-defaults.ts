import type { Row } from '../../database/statements.ts';
import { defaultRecordTypeOf, describeRecordType, findRecordType } from '../../metadata/record-types.ts';
import type { ObjectMetadata, RecordTypeMetadata } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readFieldNames, readList, readRecordId } from '../../protocol/parameters.ts';
import { illegalParameter, insufficientAccess } from '../../protocol/problem.ts';
import { describeLayout } from '../../services/layouts/layouts.ts';
import { describeObjects } from '../../services/object-info/object-info.ts';
import { defaultRow } from '../../services/records/default-values.ts';
import { referredObjects, selectLayouts } from '../../services/records/layout-selection.ts';
import { representRecord } from '../../services/records/representation.ts';
import { addQualifiedNames, createSelection } from '../../services/records/selection.ts';
import type { Selection } from '../../services/records/selection.ts';
import {
  findObject,
  findVisible,
  representationContext,
  viewerOf,
} from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { FORM_FACTORS, readChoice, readRecordType } from '../metadata/metadata-parameters.ts';
import type { Operation } from '../operation.ts';

const TEMPLATE_FIELD = /^[A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9_]*){0,6}$/;

/** GET values, layout and object information for the form of a new record. */
export const getRecordCreateDefaults: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const formFactor = readChoice(call, 'formFactor', { choices: FORM_FACTORS, fallback: 'Large' });
    const optionalFields = readFieldNames(call, 'optionalFields');
    const { object, type } = readCreateable(call, services);
    const { schema } = services.repository;
    const query = { type, layoutType: 'Full', mode: 'Create', formFactor } as const;
    const selection = selectLayouts(schema, object, [query]);
    addQualifiedNames(selection, optionalFields, { schema, object, lenient: true });
    const fields = defaultFields(call, services, { object, type, selection });
    const body = {
      layout: describeLayout(object, query),
      objectInfos: describeObjects(schema, [object], referredObjects(schema, selection)),
      record: { ...UNSAVED, apiName: object.name, fields, ...describeType(type) },
    };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** GET the values of a record that its copy begins with, with layout and object information for the form. */
export const getRecordCloneDefaults: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const formFactor = readChoice(call, 'formFactor', { choices: FORM_FACTORS, fallback: 'Large' });
    const optionalFields = readFieldNames(call, 'optionalFields');
    const { object, row, id } = findVisible(readRecordId(call, 'recordId'), call, services);
    if (object.customer.create.length === 0) throw insufficientAccess();
    const type = typeOfCopy(call, { object, row });
    const { schema } = services.repository;
    const query = { type, layoutType: 'Full', mode: 'Create', formFactor } as const;
    const selection = selectLayouts(schema, object, [query]);
    addQualifiedNames(selection, optionalFields, { schema, object, lenient: true });
    const defaults = defaultFields(call, services, { object, type, selection });
    const copied = keepCopyable(selection, object);
    const { fields } = representRecord(representationContext(call, services), { object, row }, copied);
    const body = {
      layout: describeLayout(object, query),
      objectInfos: describeObjects(schema, [object], referredObjects(schema, copied)),
      record: {
        ...UNSAVED,
        apiName: object.name,
        fields: { ...defaults, ...fields, CloneSourceId: { displayValue: null, value: id } },
        ...describeType(type),
      },
    };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** GET the default values that were asked for. */
export const getRecordTemplateCreate: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const optionalFields = readFieldNames(call, 'optionalFields');
    const { object, type } = readCreateable(call, services);
    const { schema } = services.repository;
    const selection = createSelection();
    addQualifiedNames(selection, optionalFields, { schema, object, lenient: true });
    const fields = defaultFields(call, services, { object, type, selection });
    const body = {
      objectInfos: describeObjects(schema, [object], []),
      record: { apiName: object.name, fields, recordTypeId: type.id },
    };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** GET values for a copy of a record: those that were asked for and that the customer may set. */
export const getRecordTemplateClone: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const names = readTemplateFields(call);
    const { object, row, id } = findVisible(readRecordId(call, 'recordId'), call, services);
    if (object.customer.create.length === 0) throw insufficientAccess();
    const type = typeOfCopy(call, { object, row });
    const copied = copyableFields(names, object, services);
    const source = representRecord(representationContext(call, services), { object, row }, copied);
    const cloneSource = { CloneSourceId: { displayValue: null, value: id } };
    const record = {
      apiName: object.name,
      cloneSourceId: id,
      fields: { ...cloneSource, ...source.fields },
      recordTypeId: type.id,
    };
    const body = { objectInfos: describeObjects(services.repository.schema, [object], []), record };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** The members that a record lacks before it is saved. */
const UNSAVED = {
  childRelationships: {},
  id: null,
  lastModifiedById: null,
  lastModifiedDate: null,
  systemModstamp: null,
} as const;

function describeType(type: RecordTypeMetadata) {
  const info = describeRecordType(type);
  return { recordTypeId: type.id, recordTypeInfo: info.master ? null : info };
}

function readCreateable(
  call: Call,
  services: Pick<Services, 'repository'>,
): { readonly object: ObjectMetadata; readonly type: RecordTypeMetadata } {
  const object = findObject(readApiName(call, 'objectApiName'), services);
  const type = readRecordType(call, object);
  if (object.customer.create.length === 0) throw insufficientAccess();
  return { object, type };
}

function defaultFields(
  call: Call,
  services: Pick<Services, 'repository'>,
  wanted: {
    readonly object: ObjectMetadata;
    readonly type: RecordTypeMetadata;
    readonly selection: Selection;
  },
) {
  const { object, type, selection } = wanted;
  const row: Row = defaultRow(services.repository, object, { type, viewer: viewerOf(call) });
  return representRecord(representationContext(call, services), { object, row }, selection).fields;
}

/** The record type that was asked for, or that of the record which is copied. */
function typeOfCopy(
  call: Call,
  { object, row }: { readonly object: ObjectMetadata; readonly row: Row },
): RecordTypeMetadata {
  if (call.parameters.has('recordTypeId')) return readRecordType(call, object);
  return findRecordType(object, row['RecordTypeId']) ?? defaultRecordTypeOf(object);
}

function readTemplateFields(call: Call): readonly string[] {
  const names = readList(call, 'optionalFields');
  if (names.every((name) => TEMPLATE_FIELD.test(name))) return names;
  throw illegalParameter('optionalFields takes names of fields such as Subject or Case.Subject');
}

/** Bare names are those of the record's own object. */
function copyableFields(
  names: readonly string[],
  object: ObjectMetadata,
  services: Pick<Services, 'repository'>,
): Selection {
  const selection = createSelection();
  const qualified = names.map((name) => (name.includes('.') ? name : `${object.name}.${name}`));
  addQualifiedNames(selection, qualified, { schema: services.repository.schema, object, lenient: true });
  return keepCopyable(selection, object);
}

/** Leaves out fields that a customer may not set. */
function keepCopyable(selection: Selection, object: ObjectMetadata): Selection {
  for (const field of selection.fields) {
    if (!object.customer.create.includes(field.name)) selection.fields.delete(field);
  }
  for (const relation of selection.relations.keys()) {
    if (!object.customer.create.includes(relation.name)) selection.relations.delete(relation);
  }
  return selection;
}
