import { readFileSync } from 'node:fs';
import {
  createClient,
  dataOf,
  getListRecordsByName,
  getObjectInfo,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
  getRecord,
  getRecords,
  type Client,
  type JsonObject,
  type Snapshot,
} from '@energy-portal/sdk';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('./fixtures/captured/', import.meta.url);
const MASTER = '012000000000000AAA';

const index = readFileSync(new URL('INDEX.tsv', FOLDER), 'utf8').trim().split('\n').slice(1);
const captured = [...new Set(index.map((line) => line.split('\t').slice(0, 2).join('/')))];

type Reader = (client: Client, answer: JsonObject) => Promise<Snapshot<unknown>>;

/** The read that each kind of capture answers. */
const READERS: { readonly [kind: string]: Reader } = {
  record: (client) => client.read(getRecord, { recordId: MASTER, layoutTypes: ['Full'] }),
  'object-info': (client, { apiName }) =>
    typeof apiName === 'string'
      ? client.read(getObjectInfo, { objectApiName: apiName.toUpperCase() })
      : client.read(getObjectInfos, { objectApiNames: ['Contact', 'Account'] }),
  'list-record-collection': (client) =>
    client.read(getListRecordsByName, { objectApiName: 'Account', listViewApiName: 'All' }),
  'picklist-values': (client) =>
    client.read(getPicklistValues, { objectApiName: 'Case', recordTypeId: MASTER, fieldApiName: 'Type' }),
  'picklist-values-collection': (client) =>
    client.read(getPicklistValuesByRecordType, { objectApiName: 'Case', recordTypeId: MASTER }),
  'batch-results': (client) => client.read(getRecords, { recordIds: [MASTER], fields: ['User.Name'] }),
};

function load(file: string): JsonObject {
  // Each capture is a JSON object: that is what the reads answer.
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

function clientAnswering(answer: JsonObject): Client {
  const fetch = async (): Promise<Response> => Response.json(answer);
  return createClient({ baseUrl: 'https://org.example', fetch });
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
    expect(captured).toHaveLength(61);
    expect(records).toHaveLength(35);
  });

  it.each(captured)('%s comes out of the store as it went in', async (file) => {
    const answer = load(file);
    const client = clientAnswering(answer);
    const read = READERS[file.split('/')[0] ?? ''];
    const snapshot = await read?.(client, answer);
    expect(snapshot?.state).toBe('fulfilled');
    expect(snapshot && dataOf(snapshot)).toEqual(expected(file));
  });

  it.each(captured.filter((file) => !CONTRADICTORY.includes(file)))(
    '%s is not written twice',
    async (file) => {
      const answer = load(file);
      const client = clientAnswering(answer);
      const read = READERS[file.split('/')[0] ?? ''];
      const first = await read?.(client, answer);
      const { writes } = client.counters();
      client.invalidate(getRecord);
      client.invalidate(getObjectInfo);
      client.invalidate(getObjectInfos);
      client.invalidate(getListRecordsByName);
      client.invalidate(getRecords);
      client.invalidate(getPicklistValues);
      client.invalidate(getPicklistValuesByRecordType);
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
});
