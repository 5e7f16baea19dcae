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
import type { Services } from '../../services/services.ts';
import { LAYOUT_MODES, LAYOUT_TYPES } from '../metadata/metadata-parameters.ts';
import type { Operation } from '../operation.ts';
import { findChildList, readChildPage, readChildPageSize } from './child-records.ts';
import type { ChildParent } from './child-records.ts';

/** GET one record with the fields that were asked for. */
export const getRecord: Operation<'recentItems' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const wanted = readRecordQuery(call);
    const remembers = readFlag(call, 'updateMru', false);
    const { object, row } = findVisible(readRecordId(call, 'recordId'), call, services);
    const children = readChildren(call, services, { object, row, wanted });
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

/** First pages of child records, which keep to the fields that are qualified with the child's own object. */
function readChildren(
  call: Call,
  services: Pick<Services, 'repository'>,
  parent: ChildParent & { readonly wanted: RecordQuery },
): { readonly pages: Readonly<Record<string, unknown>>; readonly prefixes: readonly string[] } {
  const pageSize = readChildPageSize(call);
  const { object, wanted } = parent;
  const found = wanted.relations.map((name) => {
    const bare = name.startsWith(`${object.name}.`) ? name.slice(object.name.length + 1) : name;
    const list = findChildList(object, bare, services);
    if (list === undefined) throw illegalParameter('No such child relationship');
    return { list, prefix: `${list.child.name}.` };
  });
  const pages = found.map(({ list, prefix }) => {
    const fields = wanted.fields.filter((name) => name.startsWith(prefix) && list.child.name !== object.name);
    const window = { fields, optionalFields: [], pageSize, offset: 0 };
    return [list.relation.name, readChildPage(call, services, { parent, list, window })] as const;
  });
  const prefixes = found.map(({ prefix }) => prefix).filter((prefix) => prefix !== `${object.name}.`);
  return { pages: Object.fromEntries(pages), prefixes };
}
