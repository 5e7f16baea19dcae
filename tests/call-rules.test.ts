import {
  chooseRead,
  createClient,
  createContentDocumentAndVersion,
  createContentVersion,
  createListInfo,
  createRecord,
  deleteListInfo,
  deleteRecord,
  executeBatchRecordOperations,
  findDuplicates,
  getLayout,
  getLayoutUserState,
  getDraft,
  getListRecordsByName,
  getListUi,
  getListUiByName,
  getObjectInfo,
  getRecord,
  getRecordActions,
  getRecordAvatars,
  getRecords,
  getRecordTemplateClone,
  getRecordUi,
  getRelatedListRecordsBatch,
  getRelatedListsActions,
  SdkError,
  updateListInfoByName,
  updateListPreferences,
  updateRecord,
  updateRecordAvatar,
  updateRelatedListInfo,
  updateRelatedListPreferences,
  type Client,
  type ReadOperation,
  type WriteOperation,
} from '@energy-portal/sdk';
import { describe, expect, it } from 'vitest';

const ID = '001RM000003xQeVYAU';
const CASE = { objectApiName: 'Case' };
const VIEW = { ...CASE, listViewApiName: 'AllCases' };

/** Callers without types may hand over anything. */
type Config = Readonly<Record<string, unknown>>;
type AnyRead = ReadOperation<unknown, unknown>;
type AnyWrite = WriteOperation<unknown, unknown>;

interface Org {
  readonly client: Client;
  readonly sent: readonly Request[];
}

/** A client whose org answers everything with the same body. */
function orgAnswering(body: unknown): Org {
  const sent: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    sent.push(request);
    return Response.json(body);
  };
  return { client: createClient({ baseUrl: 'https://org.example', fetch }), sent };
}

/** Path and query of the one request that a call makes. */
async function addressOf(operation: AnyRead, config: unknown): Promise<string> {
  const { client, sent } = orgAnswering({});
  await client.read(operation, config);
  expect(sent).toHaveLength(1);
  const { pathname, search } = new URL(sent[0]?.url ?? '');
  return decodeURIComponent(pathname.replace(/^.*ui-api/, '') + search);
}

async function errorOf(operation: AnyWrite, config: Config, answer: unknown = {}): Promise<unknown> {
  return orgAnswering(answer)
    .client.write(operation, config)
    .catch((error: unknown) => error);
}

/** Rows of a table with the name of their operation before them. */
function rows<TOperation extends AnyRead | AnyWrite>(
  table: readonly (readonly [TOperation, ...(readonly Config[])])[],
): readonly (readonly [name: string, operation: TOperation, config: Config])[] {
  return table.flatMap(([operation, ...configs]) =>
    configs.map((config) => [operation.table.id, operation, config] as const),
  );
}

const deep = (levels: number): string =>
  ['Case', ...Array.from({ length: levels }, () => 'Owner'), 'Name'].join('.');
const parameters = (...relatedListParameters: readonly Config[]): Config => ({
  parentRecordId: ID,
  relatedListParameters,
});
const actions = (...relatedListsActionParameters: readonly Config[]): Config => ({
  recordIds: [ID],
  relatedListsActionParameters,
});

/** Reads that the requirement's section 5 refuses. */
const REFUSED_READS = rows<AnyRead>([
  [
    getRecord,
    {},
    { recordId: ID },
    { fields: ['Case.Subject'] },
    { recordId: ID.slice(1), fields: ['Case.Subject'] },
    { recordId: ID, fields: [''] },
    { recordId: ID, fields: [deep(7)] },
    { recordId: ID, layoutTypes: ['Big'] },
    { recordId: ID, layoutTypes: ['Full'], modes: ['Read'] },
  ],
  [
    getRecordUi,
    { layoutTypes: ['Full'], modes: ['View'] },
    { recordIds: [ID], modes: ['View'] },
    { recordIds: [ID], layoutTypes: ['Full'] },
    { recordIds: [], layoutTypes: ['Full'], modes: ['View'] },
  ],
  [
    getRecords,
    { recordIds: [ID] },
    { recordIds: [], fields: ['Case.Subject'] },
    { fields: ['Case.Subject'] },
  ],
  [getObjectInfo, {}, { objectApiName: '' }, { objectApiName: 5 }],
  [getLayout, {}, { ...CASE, layoutType: 'Big' }, { ...CASE, mode: 'Read' }],
  [getLayoutUserState, {}, { ...CASE, layoutType: 'Big' }, { ...CASE, mode: 'Read' }],
  [getListRecordsByName, CASE, { listViewApiName: 'AllCases' }],
  [getRecordActions, { recordIds: [ID] }, { sections: ['Page'] }],
  [
    getRelatedListsActions,
    actions({}),
    actions({ relatedListId: 5 }),
    actions({ relatedListId: 'Contacts', sections: 'Page' }),
    actions({ relatedListId: 'Contacts', apiNames: [5] }),
    actions({ relatedListId: 'Contacts', actionTypes: 'Standard' }),
    actions({ relatedListId: 'Contacts', formFactor: 5 }),
    actions({ relatedListId: 'Contacts', retrievalMode: 5 }),
  ],
  [
    getRelatedListRecordsBatch,
    parameters({}),
    parameters({ relatedListId: 5 }),
    parameters({ relatedListId: 'Contacts', fields: 'Contact.Name' }),
    parameters({ relatedListId: 'Contacts', sortBy: [5] }),
    parameters({ relatedListId: 'Contacts', pageSize: 1.5 }),
    parameters({ relatedListId: 'Contacts', where: 5 }),
  ],
  [findDuplicates, { fields: {} }, { apiName: 'Lead', fields: { LastName: { value: 'x' } } }],
]);

const ACCEPTED_READS = rows<AnyRead>([
  [
    getRecord,
    { recordId: ID, fields: ['Case.Subject'] },
    { recordId: ID, optionalFields: ['Case.Subject'] },
    { recordId: ID, layoutTypes: ['Compact'], modes: ['Edit', 'Create'] },
    { recordId: ID.slice(0, 15), fields: [deep(5)] },
  ],
  [getRecordUi, { recordIds: [ID], layoutTypes: ['Full'], modes: ['View'] }],
  [getRecords, { recordIds: [ID], optionalFields: ['Case.Subject'] }],
  [getRecordActions, { recordIds: [ID], sections: ['Page'] }, { recordIds: [ID], apiNames: ['Edit'] }],
  [getRelatedListsActions, actions({ relatedListId: 'Contacts', sections: ['Page'] })],
  [getRelatedListRecordsBatch, parameters({ relatedListId: 'Contacts', sortBy: ['Name'], pageSize: 5 })],
  [findDuplicates, { apiName: 'Lead', fields: { LastName: 'x', Age__c: 1, Gone__c: null, Paid__c: true } }],
]);

const filter = { fieldApiName: 'Status', operator: 'Equals', operandLabels: ['New'] };
const list = { ...VIEW, displayColumns: ['Subject'], label: 'All', visibility: 'Private' };
const related = { parentObjectApiName: 'Account', relatedListId: 'Contacts' };
const operations = [{ type: 'create', records: [{ apiName: 'Case', fields: {} }] }];
const file = { fileData: new Blob(['x']) };

/** Writes that the requirement's section 5 refuses; section 8 has their messages. */
const REFUSED_WRITES: readonly (readonly [AnyWrite, string, ...(readonly Config[])])[] = [
  [
    createListInfo,
    'Invalid config for "createListInfo"',
    CASE,
    { ...list, filteredByInfo: [{ ...filter, fieldApiName: undefined }] },
    { ...list, filteredByInfo: [{ ...filter, operator: 5 }] },
    { ...list, filteredByInfo: [{ ...filter, operandLabels: 'New' }] },
  ],
  [
    updateListInfoByName,
    'Invalid config for "updateListInfoByName"',
    CASE,
    { ...VIEW, filteredByInfo: [{}] },
  ],
  [
    updateListPreferences,
    'Invalid config for "updateListPreferences"',
    CASE,
    { ...VIEW, columnWidths: { Subject: 'wide' } },
    { ...VIEW, columnWrap: { Subject: 1 } },
  ],
  [deleteListInfo, 'Invalid config for "deleteListInfo"', {}, CASE],
  [
    updateRelatedListInfo,
    'Invalid config for "updateRelatedListInfo"',
    {},
    { ...related, orderedByInfo: [{ fieldApiName: 5, isAscending: true }] },
    { ...related, orderedByInfo: [{ fieldApiName: 'Name', isAscending: 'yes' }] },
    { ...related, userPreferences: { columnWidths: { Name: 1.5 }, columnWrap: {} } },
    { ...related, userPreferences: { columnWidths: {}, columnWrap: { Name: 'yes' } } },
  ],
  [updateRelatedListPreferences, 'Invalid config for "updateRelatedListPreferences"', {}],
  [
    executeBatchRecordOperations,
    'Invalid config for "executeBatchRecordOperations"',
    { allOrNone: true, operations: [] },
    { operations },
    { allOrNone: 'yes', operations },
    { allOrNone: true, operations, useDefaultRule: 'yes' },
    { allOrNone: true, operations: [{ ...operations[0], type: 'MERGE' }] },
    { allOrNone: true, operations: [{ type: 'CREATE' }] },
  ],
  [
    createContentDocumentAndVersion,
    'Invalid config for "createContentDocumentAndVersion"',
    {},
    { fileData: 'text' },
  ],
  [createContentVersion, 'Invalid config for "createContentVersion"', file, { contentDocumentId: ID }],
  [deleteRecord, 'Invalid config for "deleteRecord"', {}, { recordId: 'short' }],
  [updateRecord, 'Invalid recordInput', {}, { fields: {} }, { fields: { Subject: 'x' } }],
  [createRecord, 'Invalid recordInput', {}, { apiName: 'Case' }],
  [updateRecordAvatar, 'updateRecordAvatar invalid configuration', {}, { recordId: 5 }],
];

describe('a read with a wrong configuration', () => {
  it.each(REFUSED_READS)('%s: %#', async (_name, operation, config) => {
    const { client, sent } = orgAnswering({});
    expect(await client.read(operation, config)).toMatchObject({ state: 'unfulfilled' });
    expect(sent).toEqual([]);
  });

  it.each(ACCEPTED_READS)('is none: %s: %#', async (_name, operation, config) => {
    await expect(addressOf(operation, config)).resolves.toBeTypeOf('string');
  });

  it('is thrown as unrecognised where a list is named in no known way', () => {
    const config = { listViewApiName: 'AllCases' };
    expect(() => chooseRead(getListUi, config)).toThrow('Unrecognized config for "getListUi"');
  });
});

describe('a write with a wrong configuration', () => {
  const table = REFUSED_WRITES.flatMap(([operation, message, ...configs]) =>
    configs.map((config) => [operation.table.id, { operation, message, config }] as const),
  );
  it.each(table)('%s: %#', async (_name, { operation, message, config }) => {
    const error = await errorOf(operation, config);
    expect(error).toBeInstanceOf(SdkError);
    expect(error).toMatchObject({
      code: 'INVALID_CONFIG',
      status: 400,
      statusText: 'INVALID_CONFIG',
      message,
    });
  });

  it('is none for operation types in any case', async () => {
    const mixed = { allOrNone: true, operations: [{ ...operations[0], type: 'Create' }] };
    expect(await errorOf(executeBatchRecordOperations, mixed)).not.toBeInstanceOf(Error);
  });
});

describe('what is sent', () => {
  it.each<readonly [string, AnyRead, Config, string]>([
    [
      '18 characters of an id for 15',
      getRecord,
      { recordId: ID.slice(0, 15), fields: ['Case.Subject'] },
      `/records/${ID}?fields=Case.Subject`,
    ],
    [
      'the master record type and the usual layout where none is named',
      getLayout,
      CASE,
      '/layout/Case?layoutType=Full&mode=View&recordTypeId=012000000000000AAA',
    ],
    [
      'the usual layout of a user state',
      getLayoutUserState,
      CASE,
      '/layout/Case/user-state?layoutType=Full&mode=View',
    ],
  ])('has %s', async (_name, operation, config, want) => {
    expect(await addressOf(operation, config)).toBe(want);
  });

  it('asks for the id of the source of a copy', async () => {
    expect(await addressOf(getRecordTemplateClone, { recordId: ID })).toContain('CloneSourceId');
  });

  it('is one request for names in any case', async () => {
    const { client, sent } = orgAnswering({});
    await client.read(getListRecordsByName, VIEW);
    await client.read(getListRecordsByName, { objectApiName: 'CASE', listViewApiName: 'ALLCASES' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['2026-10-02T14:11:03.000Z', 'Fri, 02 Oct 2026 14:11:03 GMT'],
    ['Fri, 02 Oct 2026 14:11:03 GMT', 'Fri, 02 Oct 2026 14:11:03 GMT'],
  ])('has a time of change %s as %s', async (ifUnmodifiedSince, want) => {
    const { client, sent } = orgAnswering({ id: ID, apiName: 'Case', fields: {} });
    await client.write(updateRecord, { fields: { Id: ID, Subject: 'x' }, ifUnmodifiedSince });
    expect(sent[0]?.url).toContain(`/records/${ID}`);
    expect(sent[0]?.headers.get('If-Unmodified-Since')).toBe(want);
  });
});

describe('an avatar of an unknown kind', () => {
  const robot = { recordId: ID, type: 'Robot' };

  it.each([
    [
      { statusCode: 200, result: robot },
      'Invalid discriminatorValue "Robot". Expected one of "Photo","Theme"',
    ],
    [{ statusCode: 302 }, 'Invalid discriminatorValue "302". Expected one of "200","400","404"'],
  ])('among others is an error of its own: %j', async (result, message) => {
    const { client } = orgAnswering({ hasErrors: true, results: [result] });
    expect(await client.read(getRecordAvatars, { recordIds: [ID] })).toMatchObject({
      state: 'fulfilled',
      data: { [ID]: { statusCode: 400, result: [{ message }] } },
    });
  });

  it('is thrown by a write', async () => {
    expect(await errorOf(updateRecordAvatar, { recordId: ID }, robot)).toMatchObject({
      code: 'MALFORMED_RESPONSE',
      message: 'Unsupported avatar type',
    });
  });
});

describe('a list', () => {
  const split = { objectApiName: 'Case', listViewApiName: 'MRU', sortBy: 'Name,-CreatedDate' };

  it.each<readonly [string, Config, string]>([
    [
      'of recent records has an empty sort',
      { ...CASE, listViewApiName: 'MRU' },
      '/mru-list-ui/Case?pageSize=50&sortBy=',
    ],
    [
      'of recent records by their name on the platform is the same',
      { ...CASE, listViewApiName: '__Recent' },
      '/mru-list-ui/Case?pageSize=50&sortBy=',
    ],
    ['has a sort that is split', split, '/mru-list-ui/Case?pageSize=50&sortBy=Name,-CreatedDate'],
    ['of an object alone is the summary of its views', CASE, '/list-ui/Case?pageSize=20'],
  ])('%s', async (_name, config, want) => {
    const chosen = chooseRead(getListUi, config);
    expect(await addressOf(chosen.operation, chosen.config)).toBe(want);
  });

  it('of recent records can be read by its name on the platform', async () => {
    const recent = { ...CASE, listViewApiName: '__Recent' };
    expect(await addressOf(getListRecordsByName, recent)).toBe('/list-records/Case/__Recent?pageSize=50');
    expect(await addressOf(getListUiByName, recent)).toBe('/list-ui/Case/__Recent?pageSize=50');
  });
});

describe('a read whose answer counts for no time', () => {
  it('is fulfilled for whoever asked, however long the answer took to reach them', async () => {
    let now = 1_000_000;
    const fetch = async (): Promise<Response> => Response.json({ answers: {}, savedAt: null });
    const clock = { now: () => (now += 1) };
    const client = createClient({ baseUrl: 'https://org.example', fetch, clock });
    const config = { screen: 'plans/sign-up' };
    expect(await client.read(getDraft, config)).toMatchObject({ state: 'fulfilled' });
    expect(client.peek(getDraft, config).state).toBe('stale');
  });
});

describe('the lifetime of record collections', () => {
  const list = { objectApiName: 'Case', listViewApiName: 'MyCases' };
  const tokens = {
    currentPageToken: '0',
    currentPageUrl: null,
    nextPageToken: null,
    nextPageUrl: null,
    previousPageToken: null,
    previousPageUrl: null,
  };
  const record = { apiName: 'Case', childRelationships: {}, fields: {}, id: '500000000000001AAA' };

  /** The state of a page so many milliseconds after it came, whose records were read anew after 20 seconds. */
  async function stateAfter(
    ms: number,
    reading: string | undefined,
    records: readonly object[],
  ): Promise<string> {
    let now = 1_000_000;
    const page = { ...tokens, count: records.length, listInfoETag: '1', records };
    const fetch = async ({ url }: Request): Promise<Response> =>
      Response.json(url.includes('/list-records/') ? page : record);
    const readings = reading === undefined ? {} : { RecordCollection: reading };
    const client = createClient({
      baseUrl: 'https://org.example',
      fetch,
      clock: { now: () => now },
      readings,
    });
    await client.read(getListRecordsByName, list);
    now += Math.min(ms, 20_000);
    await client.refresh(getRecord, { recordId: record.id, layoutTypes: ['Full'] });
    now += Math.max(0, ms - 20_000);
    return client.peek(getListRecordsByName, list).state;
  }

  it.each([
    [29_999, undefined, [], 'fulfilled'],
    [30_000, undefined, [], 'stale'],
    [119_999, 'general', [], 'fulfilled'],
    [120_000, 'general', [], 'stale'],
    [30_000, undefined, [record], 'stale'],
    [49_999, 'general', [record], 'fulfilled'],
    [50_000, 'general', [record], 'stale'],
  ] as const)('after %i ms, read as %s', async (ms, reading, records, want) => {
    expect(await stateAfter(ms, reading, records)).toBe(want);
  });
});
