import type { Row } from '../../database/statements.ts';
import { findShownObject } from '../../metadata/schema.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import {
  readChoices,
  readFieldNames,
  readFlag,
  readList,
  readRecordId,
  readWhole,
} from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { filterConditions } from '../../services/lists/list-query.ts';
import { readRecordPage } from '../../services/lists/record-page.ts';
import { representRecord } from '../../services/records/representation.ts';
import { addQualifiedNames, selectFields } from '../../services/records/selection.ts';
import { findVisible, representationContext } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';

/** GET one record with the fields that were asked for. */
export const getRecord: Operation<'recentItems' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const wanted = readRecordQuery(call);
    const remembers = readFlag(call, 'updateMru', false);
    const { object, row } = findVisible(readRecordId(call, 'recordId'), call, services);
    const children = readChildren(call, services, { object, row, wanted });
    const selection = selectFields(
      object,
      wanted.layouts.flatMap((layout) => object.layouts[layout]),
    );
    const names = { schema: services.repository.schema, object };
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
  readonly layouts: readonly ('Full' | 'Compact')[];
  readonly relations: readonly string[];
}

function readRecordQuery(call: Call): RecordQuery {
  readChoices(call, 'modes', ['View', 'Edit', 'Create']);
  const wanted = {
    fields: readFieldNames(call, 'fields'),
    optionalFields: readFieldNames(call, 'optionalFields'),
    layouts: readChoices(call, 'layoutTypes', ['Full', 'Compact']),
    relations: readList(call, 'childRelationships'),
  };
  const asked = wanted.fields.length + wanted.optionalFields.length + wanted.layouts.length;
  if (asked === 0) throw illegalParameter('One of fields, optionalFields or layoutTypes is required');
  return wanted;
}

/** Child records keep to the fields that are qualified with the child's own object. */
function readChildren(
  call: Call,
  services: Pick<Services, 'repository'>,
  parent: { readonly object: ObjectMetadata; readonly row: Row; readonly wanted: RecordQuery },
): { readonly pages: Readonly<Record<string, unknown>>; readonly prefixes: readonly string[] } {
  const pageSize = readWhole(call, 'pageSize', { min: 1, max: 2000, fallback: 5 });
  const { object, row, wanted } = parent;
  const found = wanted.relations.map((name) => {
    const bare = name.startsWith(`${object.name}.`) ? name.slice(object.name.length + 1) : name;
    const relation = object.children.find((child) => child.name === bare);
    const child =
      relation === undefined ? undefined : findShownObject(services.repository.schema, relation.object);
    if (relation === undefined || child === undefined) throw illegalParameter('No such child relationship');
    return { relation, child, prefix: `${child.name}.` };
  });
  const pages = found.map(({ relation, child, prefix }) => {
    const fields = wanted.fields.filter((name) => name.startsWith(prefix) && child.name !== object.name);
    const conditions = filterConditions([
      { field: relation.field, operator: 'equals', value: String(row['Id']) },
    ]);
    const source = {
      object: child,
      columns: child.nameFields.slice(-1),
      conditions,
      orderBy: [],
      pathname: call.pathname,
    };
    const input = {
      fields,
      optionalFields: [],
      pageSize,
      offset: 0,
      sortBy: [],
      searchTerm: undefined,
      where: undefined,
    };
    const page = readRecordPage(representationContext(call, services), source, input);
    // The specs have no call for further pages of children, so no page leads to one.
    const collection = { ...page, nextPageToken: null, nextPageUrl: null };
    return [relation.name, collection] as const;
  });
  const prefixes = found.map(({ prefix }) => prefix).filter((prefix) => prefix !== `${object.name}.`);
  return { pages: Object.fromEntries(pages), prefixes };
}
