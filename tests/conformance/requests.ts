import type { Json } from '@energy-portal/generator';
import type { Facts } from './facts.ts';
import type { OrgRequest } from './org-connection.ts';
import type { SpecOperation } from './specs.ts';

/** Facts that a parameter of one operation takes in place of those of its own name. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getPicklistValues: { fieldApiName: 'picklistField' },
  getLookupMetadata: { fieldApiName: 'lookupField' },
  getLookupRecords: { fieldApiName: 'lookupField' },
  getLookupRecordsByUrl: { fieldApiName: 'lookupField' },
  getLookupRecordsOfObject: { fieldApiName: 'lookupField', targetApiName: 'lookupTarget' },
};

/** Values that every org takes. */
const USUAL: Readonly<Facts> = {
  q: 'te',
  language: 'en',
  layoutOverride: 'Path',
  actionFeature: 'HighlightsPanel',
};

/** Parameters that a call needs beside its required ones. */
const QUERIES: Readonly<Record<string, (facts: Readonly<Facts>) => Readonly<Record<string, string>>>> = {
  getRecord: ({ objectApiName }) => ({
    layoutTypes: 'Full',
    modes: 'View',
    optionalFields: `${objectApiName}.Id`,
  }),
  getRecords: ({ objectApiName }) => ({ fields: `${objectApiName}.Id` }),
  getRecordUi: () => ({ layoutTypes: 'Full', modes: 'View' }),
  getRecordActions: () => ({ sections: 'Page' }),
  getListInfosByName: ({ objectApiName, listViewApiName }) => ({
    names: `${objectApiName}.${listViewApiName}`,
  }),
  getListRecordsByName: () => ({ pageSize: '2' }),
  getListRecordsById: () => ({ pageSize: '2' }),
  getListUiByName: () => ({ pageSize: '2' }),
  getChildRecords: () => ({ pageSize: '2' }),
  getLookupRecords: () => ({ searchType: 'Recent', pageSize: '2' }),
  getLookupRecordsByUrl: () => ({ searchType: 'Recent', pageSize: '2' }),
  getLookupRecordsOfObject: () => ({ searchType: 'Recent', pageSize: '2' }),
  getRelatedListRecordsByUrl: () => ({ pageSize: '2' }),
};

/** Bodies of the reads that are asked for by POST. None of them changes anything. */
const BODIES: Readonly<Record<string, (facts: Readonly<Facts>) => Json>> = {
  checkEmailAddress: () => ({ email: 'somebody@example.com' }),
  findDuplicates: ({ objectApiName = '' }) => ({ apiName: objectApiName, fields: {} }),
  getKeywordSearchResults: () => ({ pageSize: 2 }),
  getLookupRecords: () => ({}),
  getRelatedListActions: () => ({}),
  getRelatedListRecords: () => ({ pageSize: 2 }),
  getRelatedListRecordsBatch: ({ relatedListId = '' }) => ({
    relatedListParameters: [{ relatedListId, pageSize: 2 }],
  }),
  getRelatedListsActions: ({ relatedListId = '' }) => ({ relatedListsActionParameters: [{ relatedListId }] }),
  getSearchResults: ({ objectApiName = '' }) => ({ objectApiNames: [objectApiName] }),
  postListRecordsByName: () => ({ pageSize: 2 }),
};

/** A request, or the sentence that says why there is none. */
type PlannedRequest =
  | { readonly state: 'ready'; readonly request: OrgRequest }
  | { readonly state: 'impossible'; readonly reason: string };

/** The query and the body that a caller adds. */
interface RequestExtras {
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: Json | undefined;
}

/** The request of a read with values that the org has. */
export function planRequest(
  operation: SpecOperation,
  facts: Readonly<Facts>,
  { query = {}, body }: RequestExtras = {},
): PlannedRequest {
  const valueOf = (name: string): string | undefined => {
    const own = RENAMED[operation.id]?.[name];
    return own === undefined ? (facts[name] ?? USUAL[name]) : (facts[own] ?? facts[name]);
  };
  const required = operation.parameters.filter((parameter) => parameter.required);
  const missing = required.filter(({ wire }) => valueOf(wire) === undefined && query[wire] === undefined);
  if (missing.length > 0)
    return { state: 'impossible', reason: `no value for ${missing.map(({ wire }) => wire).join(', ')}` };
  const isPost = operation.method !== 'GET';
  const sent = body ?? BODIES[operation.id]?.(facts);
  if (isPost && sent === undefined)
    return { state: 'impossible', reason: 'it is asked by POST, and may do more than read' };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(valueOf(name) ?? ''),
  );
  const search = new URLSearchParams(QUERIES[operation.id]?.(facts));
  for (const { wire, in: place } of required) if (place === 'query') search.set(wire, valueOf(wire) ?? '');
  for (const [name, value] of Object.entries(query)) search.set(name, value);
  const target = search.size === 0 ? path : `${path}?${search.toString()}`;
  const request = { method: operation.method, path: target };
  return { state: 'ready', request: isPost ? { ...request, body: sent } : request };
}
