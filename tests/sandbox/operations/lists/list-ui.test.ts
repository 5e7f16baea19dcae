import { beforeAll, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { TestAnswer, Visitor } from '../../testing/test-org.ts';

let maria: Visitor;
let emily: Visitor;
const myCasesId = '00BRM000000xYzAYAU';

beforeAll(async () => {
  const org = createTestOrg();
  maria = createVisitor(org);
  emily = createVisitor(org);
  await maria.logIn('maria.lopez');
  await emily.logIn('emily.hughes');
});

const idsOf = (page: { records: { id: string }[] }): string[] => page.records.map((record) => record.id);

describe('list-ui', () => {
  it('answers a list with its records, by name and by id alike', async () => {
    const byName = await maria.send('GET', `${UI_API}/list-ui/Case/MyCases?pageSize=3&fields=Case.Origin`);
    expect(byName).toMatchObject({
      status: 200,
      body: {
        info: { label: 'My Cases', listReference: { id: myCasesId } },
        records: {
          count: 3,
          currentPageUrl: `${UI_API}/list-records/Case/MyCases?pageSize=3&pageToken=0&fields=Case.Origin`,
          nextPageToken: '3',
        },
      },
    });
    const { info, records } = byName.body;
    expect(records.listInfoETag).toBe(info.eTag);
    const byId = await maria.send('GET', `${UI_API}/list-ui/${myCasesId}?pageSize=3&fields=Case.Origin`);
    expect(byId.body).toEqual(byName.body);
  });

  it('answers the lists of an object by its name', async () => {
    const { body } = await maria.send('GET', `${UI_API}/list-ui/case?q=closed`);
    expect(body).toMatchObject({
      count: 1,
      lists: [{ apiName: 'ClosedCases', listUiUrl: `${UI_API}/list-ui/Case/ClosedCases` }],
      objectApiName: 'Case',
      pageSize: 20,
      queryString: 'closed',
      recentListsOnly: false,
    });
  });

  it.each([
    ['list-ui/Case/Nope', 404],
    ['list-ui/Nope', 404],
    ['list-ui/Nope/MyCases', 404],
    ['list-ui/00B000000000000AAA', 404],
    ['list-ui/%27', 400],
    ['list-ui/Case/MyCases?sortBy=Nope', 400],
    ['list-records/00B000000000000AAA', 404],
    ['list-records/nope', 400],
    ['list-records/Case/MRU', 404],
    ['list-records/Nope/__Recent', 404],
    ['list-records/Case/__Recents', 404],
    ['mru-list-ui/Nope', 404],
    ['mru-list-records/Nope', 404],
    ['mru-list-records/Case?fields=Case.Nope', 400],
  ])('answers %s with %i', async (path, status) => {
    expect((await maria.send('GET', `${UI_API}/${path}`)).status).toBe(status);
  });
});

describe('recently used records', () => {
  const recent = `${UI_API}/mru-list-records/Case`;
  const open = (id: string): Promise<TestAnswer> =>
    maria.send('GET', `${UI_API}/records/${id}?fields=Case.Subject&updateMru=true`);

  it('are those that the user opened or wrote, the latest first', async () => {
    expect((await maria.send('GET', recent)).body.count).toBe(0);
    const [first = '', second = ''] = idsOf(
      (await maria.send('GET', `${UI_API}/list-records/Case/MyCases?pageSize=2`)).body,
    );
    await open(first);
    await open(second);
    await open(first);
    await maria.send('GET', `${UI_API}/records/${MARIA.caseId}?fields=Case.Subject`);
    const made = await maria.send('POST', `${UI_API}/records`, {
      apiName: 'Case',
      fields: { Subject: 'New' },
    });
    const page = await maria.send('GET', recent);
    expect(page.body).toMatchObject({
      listReference: { id: null, listViewApiName: null, objectApiName: 'Case', type: 'mru' },
      sortBy: [],
    });
    expect(idsOf(page.body)).toEqual([made.body.id, first, second]);
    const sorted = await maria.send('GET', `${recent}?sortBy=Case.CaseNumber&pageSize=2`);
    expect(sorted.body).toMatchObject({ count: 2, nextPageToken: '2', sortBy: ['Case.CaseNumber'] });
    const ui = await maria.send('GET', `${UI_API}/mru-list-ui/Case`);
    expect(ui.body.info).toMatchObject({ label: 'Recently viewed', updateable: false });
    expect(ui.body.records.currentPageUrl).toBe(`${recent}?pageSize=50&pageToken=0`);
    const named = await maria.send('GET', `${UI_API}/list-records/Case/__Recent`);
    expect(idsOf(named.body)).toEqual(idsOf(page.body));
    const namedUi = await maria.send('GET', `${UI_API}/list-ui/Case/__Recent?pageSize=1`);
    expect(namedUi.body).toMatchObject({
      info: { label: 'Recently viewed', listReference: { type: 'mru' } },
      records: { nextPageUrl: `${UI_API}/list-records/Case/__Recent?pageSize=1&pageToken=1` },
    });
    const rest = await maria.send('GET', namedUi.body.records.nextPageUrl);
    expect(idsOf(rest.body)).toEqual([first]);
    await maria.send('DELETE', `${UI_API}/records/${made.body.id}`);
    expect(idsOf((await maria.send('GET', recent)).body)).toEqual([first, second]);
  });

  it('are each user’s own', async () => {
    await maria.send('GET', `${UI_API}/records/${MARIA.orderId}?fields=Order.Status&updateMru=true`);
    const orders = `${UI_API}/mru-list-records/Order`;
    expect(idsOf((await maria.send('GET', orders)).body)).toEqual([MARIA.orderId]);
    expect((await emily.send('GET', orders)).body.count).toBe(0);
  });
});
