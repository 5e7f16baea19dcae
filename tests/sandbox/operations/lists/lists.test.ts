import { beforeAll, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { TestAnswer, Visitor } from '../../testing/test-org.ts';

let maria: Visitor;
let diego: Visitor;
const cases = `${UI_API}/list-records/Case`;

beforeAll(async () => {
  const org = createTestOrg();
  maria = createVisitor(org);
  diego = createVisitor(org);
  await maria.logIn('maria.lopez');
  await diego.logIn('diego.ramos');
});

const column = (answer: TestAnswer, name: string): unknown[] =>
  answer.body.records.map(
    (record: { fields: Record<string, { value: unknown }> }) => record.fields[name]?.value,
  );

describe('list records', () => {
  it('answers the page that the contract describes', async () => {
    const { status, body } = await maria.send('GET', `${cases}/MyCases?fields=Case.Subject&pageSize=5`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      count: 5,
      currentPageToken: '0',
      currentPageUrl: `${cases}/MyCases?pageSize=5&pageToken=0&fields=Case.Subject`,
      nextPageToken: '5',
      previousPageToken: null,
      listReference: { listViewApiName: 'MyCases', objectApiName: 'Case', type: 'listView' },
      searchTerm: null,
      sortBy: ['-Case.CreatedDate'],
      where: null,
    });
    expect(body.fields).toContain('Case.Id');
  });

  it('gives every record the fields that no list goes without', async () => {
    const [record] = (await maria.send('GET', `${cases}/MyCases?pageSize=1`)).body.records;
    expect(Object.keys(record.fields)).toEqual(
      expect.arrayContaining(['CreatedDate', 'Id', 'LastModifiedById', 'LastModifiedDate', 'SystemModstamp']),
    );
  });

  it('pages through everything once', async () => {
    const ids: unknown[] = [];
    let token: string | null = '0';
    while (token !== null) {
      const page: TestAnswer = await maria.send('GET', `${cases}/MyCases?pageSize=4&pageToken=${token}`);
      ids.push(...column(page, 'Id'));
      token = page.body.nextPageToken;
    }
    expect(ids).toHaveLength(14);
    expect(new Set(ids).size).toBe(14);
  });

  it('is empty for a customer without cases', async () => {
    expect((await diego.send('GET', `${cases}/MyCases`)).body).toMatchObject({
      count: 0,
      records: [],
      nextPageToken: null,
    });
  });

  it('keeps to the filters of the view', async () => {
    const open = column(await maria.send('GET', `${cases}/AllOpenCases`), 'Status');
    const closed = column(await maria.send('GET', `${cases}/closedcases`), 'Status');
    expect(open).not.toContain('Closed');
    expect(new Set(closed)).toEqual(new Set(['Closed']));
    expect(open.length + closed.length).toBe(14);
  });

  it('sorts by several fields in both directions', async () => {
    const answer = await maria.send('GET', `${cases}/MyCases?sortBy=Case.Type,-CreatedDate`);
    const rows = column(answer, 'Type').map(
      (type, index) => [String(type), String(column(answer, 'CreatedDate')[index])] as const,
    );
    const sorted = rows.toSorted(
      (one, other) => one[0].localeCompare(other[0]) || other[1].localeCompare(one[1]),
    );
    expect(rows).toEqual(sorted);
  });

  it.each([
    ['a word', 'METER', 1],
    ['nothing that is there', 'zzzz', 0],
    ['a wildcard as text', '%25', 0],
  ])('searches for %s', async (_, term, least) => {
    const { body } = await maria.send('GET', `${cases}/MyCases?searchTerm=${term}`);
    expect(body.count >= least && (least > 0 || body.count === 0)).toBe(true);
  });

  it.each([
    ['{ Status: { eq: "Closed" } }', (status: unknown) => status === 'Closed'],
    ['{ not: { Status: { eq: "Closed" } } }', (status: unknown) => status !== 'Closed'],
    [
      '{ or: [{ Status: { eq: "New" } }, { Status: { in: ["Working"] } }] }',
      (status: unknown) => status === 'New' || status === 'Working',
    ],
  ])('filters by %s', async (where, fits) => {
    const all = column(await maria.send('GET', `${cases}/MyCases`), 'Status');
    const found = column(
      await maria.send('GET', `${cases}/MyCases?where=${encodeURIComponent(where)}`),
      'Status',
    );
    expect(found).toEqual(all.filter(fits));
    expect(found.length).toBeGreaterThan(0);
  });

  it('gives the same page by POST', async () => {
    const body = { fields: ['Case.Subject'], pageSize: 3, sortBy: ['Case.CaseNumber'], searchTerm: 'a' };
    const posted = await maria.send('POST', `${cases}/MyCases`, body, { 'X-Requested-With': '' });
    const got = await maria.send(
      'GET',
      `${cases}/MyCases?fields=Case.Subject&pageSize=3&sortBy=Case.CaseNumber&searchTerm=a`,
    );
    expect(posted.body).toEqual(got.body);
  });

  it.each([
    ['pageSize=0', 400],
    ['pageSize=2001', 400],
    ['pageSize=many', 400],
    ['pageToken=-1', 400],
    ['pageToken=abc', 400],
    ['sortBy=Case.Nope', 400],
    ['sortBy=Contact.Email', 400],
    ['sortBy=a,b,c,d,e,f', 400],
    ['searchTerm=', 400],
    ['where=%7B', 400],
    ['where=drop%20table', 400],
    ['where=%7BNope:%7Beq:1%7D%7D', 400],
    [`where=${'{not:'.repeat(50)}{}${'}'.repeat(50)}`, 400],
    [`where={or:[${'{Status:{eq:1}},'.repeat(2000)}]}`, 400],
    ['fields=Case.Nope', 400],
    ['pageToken=2000', 200],
    ['pageToken=2001', 400],
    ['pageToken=999999', 400],
  ])('answers ?%s with %i', async (query, status) => {
    expect((await maria.send('GET', `${cases}/MyCases?${query}`)).status).toBe(status);
  });

  it.each([
    ['an unknown list', `${cases}/Nope`, 'NOT_FOUND'],
    ['an unknown object', `${UI_API}/list-records/Nope/MyCases`, 'INVALID_TYPE'],
  ])('does not know %s', async (_, path, errorCode) => {
    expect(await maria.send('GET', path)).toMatchObject({ status: 404, body: [{ errorCode }] });
  });
});

describe('related lists', () => {
  const replies = `${UI_API}/related-list-records/${MARIA.caseId}/CaseComments`;

  it('answers the records of the parent, with labels where asked', async () => {
    const body = {
      fields: ['CaseComment.CommentBody', 'CaseComment.CreatedBy.Name'],
      includeColumnLabels: true,
    };
    const answer = await maria.send('POST', replies, body);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        count: 2,
        listReference: {
          inContextOfRecordId: MARIA.caseId,
          parentObjectApiName: 'Case',
          relatedListId: 'CaseComments',
        },
        sortBy: ['CaseComment.CreatedDate'],
        columnLabels: ['Body', 'CaseComment.CreatedBy.Name', 'Record ID'],
      },
    });
  });

  it('hides what was not published', async () => {
    const all = await maria.send('GET', `${cases}/ClosedCases?pageSize=1`);
    const [id] = column(all, 'Id');
    const { body } = await maria.send(
      'POST',
      `${UI_API}/related-list-records/${String(id)}/CaseComments`,
      {},
    );
    expect(column({ ...all, body }, 'CommentBody').join()).not.toContain('Internal');
  });

  it.each([
    ['Cases of the contact', MARIA.contactId, 'Cases', 14],
    ['Orders of the contact', MARIA.contactId, 'orders', 5],
    ['Accounts of the contact', MARIA.contactId, 'Accounts', 5],
  ])('knows %s', async (_, id, list, count) => {
    const answer = await maria.send('POST', `${UI_API}/related-list-records/${id}/${list}`, {
      pageSize: 100,
    });
    expect(answer).toMatchObject({ status: 200, body: { count } });
  });

  it.each([
    ['an unknown list', `${UI_API}/related-list-records/${MARIA.caseId}/Nope`, {}, 404],
    ['an unknown parent', `${UI_API}/related-list-records/500000000000000/CaseComments`, {}, 404],
    ['too large a page', replies, { pageSize: 2000 }, 400],
    ['an unknown member', replies, { nope: 1 }, 400],
    ['no body', replies, undefined, 400],
  ])('refuses %s', async (_, path, body, status) => {
    const answer = await maria.send('POST', path, body);
    expect(answer.status).toBe(status);
    expect(Array.isArray(answer.body)).toBe(true);
  });
});

describe('names of fields in lists', () => {
  const path = `${UI_API}/list-records/Case/MyCases`;

  it('may stand without their object, in addresses and bodies alike', async () => {
    const read = await maria.send(
      'GET',
      `${path}?fields=Origin,Case.Contact.Name&optionalFields=Nope&pageSize=2`,
    );
    expect(read.body.fields).toEqual(expect.arrayContaining(['Case.Origin', 'Case.Contact.Name']));
    expect(read.body.records[0].fields).toHaveProperty('Origin');
    const posted = await maria.send('POST', path, { fields: ['Origin'], pageSize: 2 });
    expect(posted.body.records[0].fields).toHaveProperty('Origin');
    expect((await maria.send('GET', `${path}?fields=Nope`)).status).toBe(400);
  });

  it('the list of recently used records has an information of its own, by either address', async () => {
    const { body } = await maria.send('GET', `${UI_API}/list-info/Case/__Recent`);
    expect(body.listReference).toEqual({
      id: null,
      listViewApiName: null,
      objectApiName: 'Case',
      type: 'mru',
    });
    expect((await maria.send('GET', `${UI_API}/mru-list-info/Case`)).body).toEqual(body);
    expect((await maria.send('GET', `${UI_API}/list-info/Case/__SearchResult`)).status).toBe(404);
    expect((await maria.send('DELETE', `${UI_API}/list-info/Case/__Recent`)).status).toBe(400);
  });
});
