import { constants } from '../../contract/constants.ts';
import type { Condition } from '../../database/access.ts';
import { findField, findShownObject, nameFieldOf } from '../../metadata/schema.ts';
import type { FieldMetadata, ObjectMetadata } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { askedAddress } from '../../protocol/asked-address.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readChoices, readList, readRecordId, readWhole } from '../../protocol/parameters.ts';
import { illegalParameter, notFound } from '../../protocol/problem.ts';
import { resolveOrder } from '../../services/lists/list-query.ts';
import {
  prefixCondition,
  searchedFields,
  wordsCondition,
  wordsOf,
} from '../../services/lists/text-search.ts';
import { representRecord } from '../../services/records/representation.ts';
import { selectFields } from '../../services/records/selection.ts';
import {
  findObject,
  findVisible,
  representationContext,
  viewerOf,
} from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { readOptional } from '../lists/list-records.ts';
import type { Operation } from '../operation.ts';

/** The first one is meant where none is given. */
const SEARCH_TYPES = ['Recent', 'Search', 'TypeAhead'] as const;
const SHORTEST_TEXT = { Recent: 1, Search: 2, TypeAhead: 3 } as const;
const BINDING = /^[A-Za-z][A-Za-z0-9_]*=/;

/** GET what a lookup field can refer to, and how matches are shown. */
export const getLookupMetadata: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const { object, field, target } = findLookup(call, services);
    const displayed = displayFields(target);
    const second = displayed.find((each) => !each.nameField);
    const body = {
      fieldApiName: field.name,
      objectApiName: object.name,
      secondaryField: second === undefined ? null : `${target.name}.${second.name}`,
      targetInfo: { [target.name]: describeTarget(target, displayed) },
    };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** POST for records that a lookup field can refer to: recently used ones, matches or suggestions. */
export const getLookupRecords: Operation<'recentItems' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => ({ status: 200, body: lookUp(call, services) }),
};

/** GET the same by an address. */
export const getLookupRecordsByUrl: Operation<'recentItems' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => taggedAnswer(lookUp(call, services), call.ifNoneMatch),
};

/** GET the same of one object that the path names. */
export const getLookupRecordsOfObject: typeof getLookupRecordsByUrl = getLookupRecordsByUrl;

function lookUp(call: Call, services: Pick<Services, 'recentItems' | 'repository'>) {
  const { object, target } = findLookup(call, services);
  checkSource(object, call, services);
  const wanted = readApiNameOr(call, 'targetApiName', target.name);
  if (wanted.toLowerCase() !== target.name.toLowerCase()) {
    throw illegalParameter(`The field does not refer to ${wanted.slice(0, 100)}`);
  }
  const body = { lookupResults: { [target.name]: readMatches(target, call, services) }, metadata: {} };
  return { ...body, eTag: createTag(body) };
}

/** What only a body can say; a GET has none. */
function inputOf(call: Call): ReturnType<typeof bodyOf<'getLookupRecords'>> {
  return call.body === undefined ? {} : bodyOf(call, 'getLookupRecords');
}

function findLookup(
  call: Call,
  services: Pick<Services, 'repository'>,
): { readonly object: ObjectMetadata; readonly field: FieldMetadata; readonly target: ObjectMetadata } {
  const object = findObject(readApiName(call, 'objectApiName'), services);
  const field = findField(object, readApiName(call, 'fieldApiName'));
  if (field === undefined) throw notFound();
  const target = findShownObject(services.repository.schema, field.reference?.object ?? '');
  if (target === undefined) throw illegalParameter(`${field.name} is no lookup field`);
  return { object, field, target };
}

/** No lookup here depends on other fields, so what it is made for is only checked. */
function checkSource(object: ObjectMetadata, call: Call, services: Pick<Services, 'repository'>): void {
  const { sourceRecord } = inputOf(call);
  const name = sourceRecord?.apiName ?? object.name;
  if (name.toLowerCase() !== object.name.toLowerCase()) {
    throw illegalParameter('The source record is of another object');
  }
  if (call.parameters.has('sourceRecordId')) {
    const source = findVisible(readRecordId(call, 'sourceRecordId'), call, services);
    if (source.object !== object) throw illegalParameter('The source record is of another object');
  }
  if (readList(call, 'dependentFieldBindings').some((binding) => !BINDING.test(binding))) {
    throw illegalParameter('dependentFieldBindings takes entries such as AccountId=001…');
  }
}

function readMatches(
  target: ObjectMetadata,
  call: Call,
  services: Pick<Services, 'recentItems' | 'repository'>,
) {
  const context = representationContext(call, services);
  const page = readWhole(call, 'page', { min: 1, max: 100_000, fallback: 1 });
  const pageSize = readWhole(call, 'pageSize', { min: 1, max: 2000, fallback: constants.lookupPageSize });
  const { conditions, isRecent } = readFilter(target, call, services);
  const orderBy = readSortOrder(target, call);
  const { userId } = context.viewer;
  const firstBy = isRecent && orderBy === undefined ? services.recentItems.order(userId) : undefined;
  const byName = nameFieldOf(target)?.name ?? 'Id';
  const window = { limit: pageSize + 1, offset: (page - 1) * pageSize };
  const query = { conditions, orderBy: orderBy ?? [byName], firstBy, ...window };
  const rows = services.repository.list(target, query, context.viewer);
  const fields = ['Id', ...displayFields(target).map((field) => field.name)];
  const records = rows
    .slice(0, pageSize)
    .map((row) => representRecord(context, { object: target, row }, selectFields(target, fields)));
  return {
    count: records.length,
    records,
    ...lookupPageLinks(call, { page, pageSize }, rows.length > pageSize),
  };
}

function readFilter(
  target: ObjectMetadata,
  call: Call,
  services: Pick<Services, 'recentItems'>,
): { readonly conditions: readonly Condition[]; readonly isRecent: boolean } {
  const [searchType = SEARCH_TYPES[0]] = readChoices(call, 'searchType', SEARCH_TYPES);
  const text = readOptional(call, 'q')?.trim() ?? '';
  const isRecent = searchType === 'Recent';
  if (text.length < SHORTEST_TEXT[searchType] && !(isRecent && text === '')) {
    throw illegalParameter(`q takes at least ${SHORTEST_TEXT[searchType]} characters for ${searchType}`);
  }
  const words = wordsOf(text);
  const name = nameFieldOf(target);
  const fields =
    searchedFields(target).length > 0 ? searchedFields(target) : name === undefined ? [] : [name];
  const matching =
    searchType === 'TypeAhead'
      ? prefixCondition(name === undefined ? fields : [name], words)
      : wordsCondition(fields, words);
  const recent = isRecent ? [services.recentItems.condition(viewerOf(call).userId, target.name)] : [];
  return { conditions: [...recent, matching], isRecent };
}

function readSortOrder(target: ObjectMetadata, call: Call): readonly string[] | undefined {
  const { orderBy } = inputOf(call);
  if (orderBy === undefined || orderBy.length === 0) return undefined;
  return resolveOrder(
    target,
    orderBy.map(({ fieldApiName, isAscending }) => (isAscending ? fieldApiName : `-${fieldApiName}`)),
  );
}

function lookupPageLinks(
  call: Call,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  hasMore: boolean,
) {
  const url = (at: number): string => askedAddress(call, { page: at, pageSize });
  return {
    currentPageToken: String(page),
    currentPageUrl: url(page),
    nextPageToken: hasMore ? String(page + 1) : null,
    nextPageUrl: hasMore ? url(page + 1) : null,
    previousPageToken: page > 1 ? String(page - 1) : null,
    previousPageUrl: page > 1 ? url(page - 1) : null,
  };
}

/** Name first, then what else a short layout shows. */
function displayFields(target: ObjectMetadata): readonly FieldMetadata[] {
  const name = nameFieldOf(target);
  const compact = target.layouts.Compact.flatMap((each) => findField(target, each) ?? []);
  return [...new Set([...(name === undefined ? [] : [name]), ...compact])];
}

function describeTarget(target: ObjectMetadata, displayed: readonly FieldMetadata[]) {
  const name = nameFieldOf(target);
  return {
    advancedLookupInfo: {
      displayInfo: {
        fields: displayed.map((field) => ({
          fieldPath: field.name,
          label: field.label,
          objectApiName: target.name,
        })),
      },
    },
    objectApiName: target.name,
    suggestionsInfo: {
      displayLayout: { displayFields: displayed.slice(0, 2).map((field) => field.name) },
      matchingInfo: { matchingFields: name === undefined ? [] : [name.name] },
    },
  };
}

function readApiNameOr(call: Call, name: string, fallback: string): string {
  return call.parameters.has(name) ? readApiName(call, name) : fallback;
}
