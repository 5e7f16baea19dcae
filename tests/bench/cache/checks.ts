/**
 * Measures what checking an answer costs: a page of 50 records with 20 fields each is read over and over by clients that
 * check entities alone, and everything. Prints milliseconds of a read, the median of all.
 */
import { createClient, getListRecordsByName, type Validation } from '@energy-portal/sdk';

const RECORDS = 50;
const FIELDS = 20;
const READS = 1_500;
const TIME = '2026-01-01T00:00:00.000Z';

function recordOf(index: number, revision: number): object {
  const fields = Array.from({ length: FIELDS }, (_, field) => {
    const value = field % 4 === 0 ? index * field : `value ${index} of ${field} at ${revision}`;
    return [`Field${field}`, { displayValue: null, value }] as const;
  });
  return {
    apiName: 'Contact',
    childRelationships: {},
    fields: Object.fromEntries(fields),
    id: `003RM${String(index).padStart(10, '0')}AAA`,
    lastModifiedById: null,
    lastModifiedDate: TIME,
    recordTypeId: null,
    recordTypeInfo: null,
    systemModstamp: TIME,
    weakEtag: revision,
  };
}

function pageText(revision: number): string {
  const tokens = {
    currentPageToken: '0',
    currentPageUrl: null,
    nextPageToken: null,
    nextPageUrl: null,
    previousPageToken: null,
    previousPageUrl: null,
  };
  const records = Array.from({ length: RECORDS }, (_, index) => recordOf(index, revision));
  return JSON.stringify({ ...tokens, count: RECORDS, listInfoETag: '1', records });
}

/** A client that reads the page of a revision, and milliseconds that each of its reads has taken. */
function createReader(validate: Validation) {
  let text = '';
  const headers = { 'content-type': 'application/json' };
  const fetch = async (): Promise<Response> => new Response(text, { headers });
  const client = createClient({ baseUrl: 'https://org.example', fetch, validate });
  const times: number[] = [];
  return {
    times,
    async read(page: string): Promise<void> {
      text = page;
      const begin = performance.now();
      const config = { objectApiName: 'Contact', listViewApiName: 'All' };
      const { state } = await client.refresh(getListRecordsByName, config);
      times.push(performance.now() - begin);
      if (state !== 'fulfilled') throw new Error(`The page is ${state}.`);
    },
  };
}

const readers = { entities: createReader('entities'), all: createReader('all') };
for (let revision = 1; revision <= READS; revision += 1) {
  const page = pageText(revision);
  // In turns, so that what else the machine does meets both alike.
  const turn = revision % 2 === 0 ? [readers.all, readers.entities] : [readers.entities, readers.all];
  for (const reader of turn) await reader.read(page);
}
for (const [validate, { times }] of Object.entries(readers)) {
  const median = times.toSorted((one, other) => one - other)[READS >> 1] ?? NaN;
  console.log(`${validate.padEnd(8)} ${median.toFixed(3)} ms`);
}
