import { readFileSync } from 'node:fs';
import {
  createClient,
  createRecord,
  dataOf,
  getLayout,
  getListInfoByName,
  getListRecordsByName,
  getListUiByName,
  getObjectInfo,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
  getRecord,
  getRecordCreateDefaults,
  getRecords,
  getUtilityInfo,
  type Client,
  type JsonObject,
  type Snapshot,
  type Validation,
} from '@energy-portal/sdk';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('./fixtures/captured/', import.meta.url);
const MASTER = '012000000000000AAA';

const index = readFileSync(new URL('INDEX.tsv', FOLDER), 'utf8').trim().split('\n').slice(1);
const files = [...new Set(index.map((line) => line.split('\t').slice(0, 2).join('/')))];

type Reader = (client: Client, answer: Partial<JsonObject>) => Promise<Snapshot<unknown>>;

const BY_NAME = { objectApiName: 'Account', listViewApiName: 'All' };

/** The read that each kind of capture answers. */
const READERS: { readonly [kind: string]: Reader } = {
  apex: (client) => client.read(getUtilityInfo, { orderId: MASTER }),
  record: (client) => client.read(getRecord, { recordId: MASTER, layoutTypes: ['Full'] }),
  'object-info': (client, { apiName }) =>
    typeof apiName === 'string'
      ? client.read(getObjectInfo, { objectApiName: apiName.toUpperCase() })
      : client.read(getObjectInfos, { objectApiNames: ['Contact', 'Account'] }),
  'list-record-collection': (client) => client.read(getListRecordsByName, BY_NAME),
  'list-info': (client) => client.read(getListInfoByName, BY_NAME),
  'list-ui': (client) => client.read(getListUiByName, BY_NAME),
  layout: (client) => client.read(getLayout, { objectApiName: 'Account' }),
  'record-defaults': (client) => client.read(getRecordCreateDefaults, { objectApiName: 'Account' }),
  'record-defaults-record': (client) => client.read(getRecord, { recordId: MASTER, layoutTypes: ['Full'] }),
  'picklist-values': (client) =>
    client.read(getPicklistValues, { objectApiName: 'Case', recordTypeId: MASTER, fieldApiName: 'Type' }),
  'picklist-values-collection': (client) =>
    client.read(getPicklistValuesByRecordType, { objectApiName: 'Case', recordTypeId: MASTER }),
  'batch-results': (client) => client.read(getRecords, { recordIds: [MASTER], fields: ['User.Name'] }),
};

/** The answer of a method that the specs do not have, and no object like all that they do have. */
const FOREIGN = 'apex/trailheadapps_lwc-recipes__apexWireMethodToProperty_getContactList.json';

/** Records that authors of tests left without an id, which no answer of the platform lacks. */
const KEYLESS = [
  'record/trailheadapps_ebikes-lwc__accountMap_getRecordWithAddress.json',
  'record/trailheadapps_ebikes-lwc__accountMap_getRecordWithoutAddress.json',
  'record/trailheadapps_lwc-recipes__pubsubContactDetails_getRecord.part-hist-174c5e31.json',
  'record-defaults-record/trailheadapps_lwc-recipes__ldsGenerateRecordInputForCreate_getRecordCreateDefaults.part-record.json',
];

/** Those that are answers of reads; what the others are has tests of its own. */
const captured = files.filter(
  (file) => kindOf(file) in READERS && file !== FOREIGN && !KEYLESS.includes(file),
);

function kindOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** Files of one kind with what they hold. */
function capturesOf(kind: string): readonly (readonly [string, JsonObject])[] {
  return files.filter((file) => kindOf(file) === kind).map((file) => [file, load(file)]);
}

function load(file: string): JsonObject {
  // Each capture but one is a JSON object: that is what the reads answer.
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as JsonObject;
}

/**
 * Captures whose authors edited one of two places that show the same contact, so that they say two things
 * of it. One record is one record: the store shows what was told last in both places.
 */
const CONTRADICTORY = [
  'record/SalesforceFoundation_NPSP__rd2EditPaymentInformationModal_reccuringACHDonation.json',
  'record/SalesforceFoundation_NPSP__rd2EditPaymentInformationModal_recurringDonation.json',
];

/**
 * Captures of tests whose authors left members out that every answer of the platform has, with the first of them; one is the
 * answer of another method. An answer of a server that lacks them is refused where all is validated.
 */
const TRIMMED: { readonly [file: string]: string } = {
  'apex/trailheadapps_lwc-recipes__lds_getSingleContact.json': '/Utility_Phone__c',
  'batch-results/trailheadapps_lwc-recipes__wireGetRecordsDifferentTypes_wireGetRecordsDifferentTypesResponse.json':
    '/hasErrors',
  'batch-results/trailheadapps_lwc-recipes__wireGetRecords_wireGetRecordsResponse.json': '/hasErrors',
  'object-info/trailheadapps_lwc-recipes__recordPickerDynamicTarget_getObjectInfos.part-hist-552f504e.json':
    '/hasErrors',
  'object-info/SalesforceFoundation_NPSP__geFormField_sObjectDescribeInfo.json': '/childRelationships',
  'record/trailheadapps_dreamhouse-lwc__propertyMap_propertyRecord.json': '/childRelationships',
  'record/SalesforceFoundation_NPSP__rd2EditPaymentInformationModal_recurringDonation.json':
    '/fields/npe03__Contact__r/value/lastModifiedById',
  'record/SalesforceFoundation_NPSP__rd2ElevateInformation_getRecord.json': '/lastModifiedById',
  'record/SalesforceFoundation_NPSP__rdActiveSchedule_getRecord.json': '/lastModifiedById',
  'record/trailheadapps_coral-cloud__cc-base-app_sessionBookingOverview_getRecord.json': '/lastModifiedById',
  'record/trailheadapps_ebikes-lwc__similarProducts_getRecord.json': '/lastModifiedById',
  'record/SalesforceFoundation_PMM__attendance_wiredPendingSession.json': '/fields/Status__c/displayValue',
};

function expected(file: string): JsonObject {
  const answer = structuredClone(load(file));
  if (CONTRADICTORY.includes(file)) {
    Object.assign(fieldsOf(fieldsOf(answer)['npe03__Contact__r']?.['value']), {
      LastName: { displayValue: null, value: 'Contact' },
    });
  }
  return answer;
}

function fieldsOf(record: unknown): { readonly [name: string]: JsonObject } {
  // Only used on records, whose fields are objects by name.
  return (record as { readonly fields?: { readonly [name: string]: JsonObject } }).fields ?? {};
}

function clientAnswering(answer: JsonObject, validate?: Validation): Client {
  const fetch = async (): Promise<Response> => Response.json(answer);
  return createClient({ baseUrl: 'https://org.example', fetch, validate });
}

/** The qualified names of all fields of a record, through the records inside it. */
function fieldNames(record: JsonObject, prefix: string): readonly string[] {
  return Object.entries(fieldsOf(record)).flatMap(([name, { value }]) =>
    typeof value === 'object' && value !== null && 'fields' in value
      ? fieldNames(value, `${prefix}.${name}`)
      : [`${prefix}.${name}`],
  );
}

/** Those with an id that the platform could have given. */
const records = captured.filter(
  (file) => file.startsWith('record/') && /^(\w{15}|\w{18})$/.test(String(load(file)['id'] ?? '')),
);

describe('captured responses', () => {
  it('are all there', () => {
    expect(files).toHaveLength(72);
    expect(captured).toHaveLength(65);
    expect(records).toHaveLength(35);
  });

  it('are refused whole where the specs promise something else', async () => {
    const snapshot = await clientAnswering(load(FOREIGN)).read(getUtilityInfo, { orderId: MASTER });
    expect(snapshot).toMatchObject({
      state: 'error',
      error: { code: 'MALFORMED_RESPONSE', message: 'Expected "object" but received "array" at ""' },
    });
  });

  it.each(KEYLESS)('%s is refused, as a record is one by its id', async (file) => {
    const snapshot = await READERS[kindOf(file)]?.(clientAnswering(load(file)), {});
    expect(snapshot).toMatchObject({
      state: 'error',
      error: { code: 'MALFORMED_RESPONSE', errors: [{ field: '/id' }] },
    });
  });

  it.each(captured)('%s comes out of the store as it went in', async (file) => {
    const answer = load(file);
    const client = clientAnswering(answer);
    const read = READERS[kindOf(file)];
    const snapshot = await read?.(client, answer);
    expect(snapshot?.state).toBe('fulfilled');
    expect(snapshot && dataOf(snapshot)).toEqual(expected(file));
  });

  it.each(captured)('%s is what the types promise, unless it was trimmed by hand', async (file) => {
    const answer = load(file);
    const snapshot = await READERS[kindOf(file)]?.(clientAnswering(answer, 'all'), answer);
    const pointer = snapshot?.state === 'error' ? snapshot.error.errors[0]?.field : undefined;
    expect(pointer).toBe(TRIMMED[file]);
  });

  it.each(captured.filter((file) => !CONTRADICTORY.includes(file)))(
    '%s is not written twice',
    async (file) => {
      const answer = load(file);
      const client = clientAnswering(answer);
      const read = READERS[kindOf(file)];
      const first = await read?.(client, answer);
      const { writes } = client.counters();
      client.invalidate(getRecord);
      client.invalidate(getObjectInfo);
      client.invalidate(getObjectInfos);
      client.invalidate(getLayout);
      client.invalidate(getListInfoByName);
      client.invalidate(getListRecordsByName);
      client.invalidate(getListUiByName);
      client.invalidate(getRecordCreateDefaults);
      client.invalidate(getRecords);
      client.invalidate(getPicklistValues);
      client.invalidate(getPicklistValuesByRecordType);
      client.invalidate(getUtilityInfo);
      const again = await read?.(client, answer);
      expect(client.counters().requests).toBe(2);
      expect(client.counters().writes).toBe(writes);
      expect(again && dataOf(again)).toBe(first && dataOf(first));
    },
  );

  it.each(records)('%s can be read field by field', async (file) => {
    const answer = load(file);
    const client = clientAnswering(answer);
    const config = {
      recordId: String(answer['id']),
      fields: [...fieldNames(answer, String(answer['apiName']))],
    };
    expect(await client.read(getRecord, config)).toMatchObject({ state: 'fulfilled', data: expected(file) });
    for (const field of config.fields) {
      expect(client.peek(getRecord, { ...config, fields: [field] }).state).toBe('fulfilled');
    }
  });

  it.each(capturesOf('error'))('%s is the error that it tells', async (_file, { status, body }) => {
    const fetch = async (): Promise<Response> => Response.json(body, { status: Number(status) });
    const client = createClient({ baseUrl: 'https://org.example', fetch });
    const { message } = body as { readonly message: string };
    expect(await client.read(getRecord, { recordId: MASTER, layoutTypes: ['Full'] })).toMatchObject({
      state: 'error',
      error: { code: 'HTTP', status, message },
    });
  });

  it.each(capturesOf('record-input'))('%s is sent as it is', async (_file, { apiName, fields }) => {
    const sent: unknown[] = [];
    const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      sent.push(await new Request(input, init).json());
      return Response.json({ id: MASTER, apiName, fields: {} }, { status: 201 });
    };
    const client = createClient({ baseUrl: 'https://org.example', fetch });
    // The capture is a record input, whose api name is text and whose fields are single values.
    const values = fields as Readonly<Record<string, string | number | null>>;
    await client.write(createRecord, { apiName: String(apiName), fields: values });
    expect(sent).toEqual([{ apiName, fields }]);
  });
});
