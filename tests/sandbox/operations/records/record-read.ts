import { taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readChoices, readFieldNames, readFlag, readList, readRecordId } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import type { LayoutQuery } from '../../services/layouts/layouts.ts';
import { layoutQueries, selectLayouts } from '../../services/records/layout-selection.ts';
import { representRecord } from '../../services/records/representation.ts';
import { addQualifiedNames, createSelection } from '../../services/records/selection.ts';
import { findVisible, representationContext } from '../../services/records/visible-records.ts';
import { LAYOUT_MODES, LAYOUT_TYPES } from '../metadata/metadata-parameters.ts';
import type { Operation } from '../operation.ts';
import { readChildren } from './record-children.ts';

/** GET one record with the fields that were asked for. */
export const getRecord: Operation<'recentItems' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const wanted = readRecordQuery(call);
    const remembers = readFlag(call, 'updateMru', false);
    const { object, row } = findVisible(readRecordId(call, 'recordId'), call, services);
    const children = readChildren(call, services, { object, row, ...wanted });
    const { schema } = services.repository;
    const layouts = layoutQueries({ object, row }, wanted);
    const selection = layouts.length > 0 ? selectLayouts(schema, object, layouts) : createSelection();
    const names = { schema, object };
    const isOwn = (name: string): boolean => !children.prefixes.some((prefix) => name.startsWith(prefix));
    addQualifiedNames(selection, wanted.fields.filter(isOwn), { ...names, lenient: false });
    addQualifiedNames(selection, wanted.optionalFields, { ...names, lenient: true });
    const context = representationContext(call, services);
    const record = representRecord(context, { object, row, children: children.pages }, selection);
    if (remembers) services.recentItems.remember(context.viewer.userId, object.name, record.id);
    return taggedAnswer(record, call.ifNoneMatch);
  },
};

interface RecordQuery {
  readonly fields: readonly string[];
  readonly optionalFields: readonly string[];
  readonly layoutTypes: readonly LayoutQuery['layoutType'][];
  readonly modes: readonly LayoutQuery['mode'][];
  readonly relations: readonly string[];
}

function readRecordQuery(call: Call): RecordQuery {
  const wanted = {
    fields: readFieldNames(call, 'fields'),
    optionalFields: readFieldNames(call, 'optionalFields'),
    layoutTypes: readChoices(call, 'layoutTypes', LAYOUT_TYPES),
    modes: readChoices(call, 'modes', LAYOUT_MODES),
    relations: readList(call, 'childRelationships'),
  };
  const asked = wanted.fields.length + wanted.optionalFields.length + wanted.layoutTypes.length;
  if (asked === 0) throw illegalParameter('One of fields, optionalFields or layoutTypes is required');
  return wanted;
}
