import {
  createClient,
  dataOf,
  getListPreferences,
  getRelatedListPreferences,
  updateListPreferences,
  updateRelatedListPreferences,
  type Client,
} from '@energy-portal/sdk';
import { createFakeClock, createScriptedFetch } from '@energy-portal/sdk/testing';
import { allTraits } from '@energy-portal/sdk/traits';
import { describe, expect, it } from 'vitest';

const CASES = { objectApiName: 'Case', listViewApiName: 'MyCases' };
const COMMENTS = { preferencesId: 'Case.CaseComments' };
const preferences = {
  columnWidths: { Subject: 100, Status: 80 },
  columnWrap: { Subject: false },
  orderedBy: [{ fieldApiName: 'Subject', isAscending: true, label: 'Subject' }],
};
const ofCases = { ...preferences, listReference: { ...CASES, id: null, type: 'listView' } };
const change = {
  columnWidths: { Subject: 320 },
  columnWrap: { Status: true },
  orderedBy: [{ fieldApiName: 'Status', isAscending: false }],
};

/** Brings in what is known, and says how to save a change and what is shown. */
interface Subject {
  put(client: Client): void;
  save(client: Client): Promise<unknown>;
  shown(client: Client): object | undefined;
}

const list: Subject = {
  put: (client) => client.put<typeof CASES, object>(getListPreferences, CASES, ofCases),
  // Names are the same whatever their case.
  save: (client) =>
    client.write(
      updateListPreferences,
      { objectApiName: 'case', listViewApiName: 'mycases', ...change },
      { optimistic: true },
    ),
  shown: (client) => dataOf(client.peek(getListPreferences, CASES)),
};
const relatedList: Subject = {
  put: (client) => client.put(getRelatedListPreferences, COMMENTS, { ...preferences, ...COMMENTS }),
  save: (client) =>
    client.write(updateRelatedListPreferences, { ...COMMENTS, ...change }, { optimistic: true }),
  shown: (client) => dataOf(client.peek(getRelatedListPreferences, COMMENTS)),
};

describe.each<[string, Subject]>([
  ['a list', list],
  ['a related list', relatedList],
])('preferences of %s that are saved', (_, { put, save, shown }) => {
  function setUp() {
    const server = createScriptedFetch();
    const client = createClient({
      baseUrl: 'https://org.example',
      fetch: server.fetch,
      clock: createFakeClock(),
      traits: allTraits,
    });
    put(client);
    return { server, client, saving: save(client) };
  }

  it('show widths and wraps at once, beside the others; the order only the server can name', async () => {
    const { server, client, saving } = setUp();
    expect(shown(client)).toMatchObject({
      columnWidths: { Subject: 320, Status: 80 },
      columnWrap: { Subject: false, Status: true },
      orderedBy: preferences.orderedBy,
    });
    const columnWidths = { Subject: 300, Status: 80 };
    await server.last().answer({ ...ofCases, ...COMMENTS, columnWidths });
    await saving;
    expect(shown(client)).toMatchObject({ columnWidths, columnWrap: preferences.columnWrap });
  });

  it('show what was there where the server refuses', async () => {
    const { server, client, saving } = setUp();
    const refused = saving.catch((error: unknown) => error);
    await server.last().answer([{ errorCode: 'FORBIDDEN', message: 'No' }], 403);
    expect(await refused).toMatchObject({ code: 'HTTP', status: 403 });
    expect(shown(client)).toMatchObject(preferences);
  });
});
