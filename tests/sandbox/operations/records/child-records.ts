import type { Row } from '../../database/statements.ts';
import { findShownObject } from '../../metadata/schema.ts';
import type { ChildMetadata, ObjectMetadata } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readListFieldNames, readRecordId, readWhole } from '../../protocol/parameters.ts';
import { notFound } from '../../protocol/problem.ts';
import { uiApiAddress } from '../../protocol/ui-api-address.ts';
import { filterConditions, qualifyNames, readPageToken } from '../../services/lists/list-query.ts';
import type { ListInput } from '../../services/lists/list-query.ts';
import { readRecordPage } from '../../services/lists/record-page.ts';
import { findVisible, representationContext } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';

/** Child records on a page, unless the client says otherwise. */
const PAGE_SIZE = 5;

/** The record whose children are read. */
export interface ChildParent {
  readonly object: ObjectMetadata;
  readonly row: Row;
}

/** A child relation with the object of its records. */
interface ChildList {
  readonly relation: ChildMetadata;
  readonly child: ObjectMetadata;
}

/** GET a page of the child records of one relation. */
export const getChildRecords: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const parent = findVisible(readRecordId(call, 'recordId'), call, services);
    const list = findChildList(parent.object, readApiName(call, 'relationshipName'), services);
    if (list === undefined) throw notFound();
    const window = {
      fields: qualifyNames(list.child, readListFieldNames(call, 'fields')),
      optionalFields: qualifyNames(list.child, readListFieldNames(call, 'optionalFields')),
      pageSize: readChildPageSize(call),
      offset: readPageToken(call.parameters.get('pageToken')),
    };
    const page = readChildPage(call, services, { parent, list, window });
    const answer = taggedAnswer({ eTag: createTag(page) }, call.ifNoneMatch);
    return answer.status === 304 ? answer : { ...answer, body: page };
  },
};

/** The number of children on a page that a call asks for. */
export function readChildPageSize(call: Call): number {
  return readWhole(call, 'pageSize', { min: 1, max: 2000, fallback: PAGE_SIZE });
}

/** A child relation by any spelling of its name, unless its records are kept from customers. */
export function findChildList(
  object: ObjectMetadata,
  name: string,
  services: Pick<Services, 'repository'>,
): ChildList | undefined {
  const relation = object.children.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (relation === undefined) return undefined;
  const child = findShownObject(services.repository.schema, relation.object);
  return child === undefined ? undefined : { relation, child };
}

/** A page of the children of one record. */
export function readChildPage(
  call: Call,
  services: Pick<Services, 'repository'>,
  wanted: {
    readonly parent: ChildParent;
    readonly list: ChildList;
    readonly window: Pick<ListInput, 'fields' | 'optionalFields' | 'pageSize' | 'offset'>;
  },
) {
  const { parent, list, window } = wanted;
  const { relation, child } = list;
  const id = String(parent.row['Id']);
  const source = {
    object: child,
    columns: child.nameFields.slice(-1),
    conditions: filterConditions([{ field: relation.field, operator: 'equals', value: id }]),
    orderBy: [],
    pathname: uiApiAddress(call, 'records', id, 'child-relationships', relation.name),
  };
  const input = { ...window, sortBy: [], searchTerm: undefined, where: undefined };
  const page = readRecordPage(representationContext(call, services), source, input);
  // The page of a child relation says less of itself than that of a list.
  const {
    fields: _fields,
    optionalFields: _optional,
    pageSize: _size,
    sortBy: _order,
    where: _where,
    ...own
  } = page;
  return own;
}
