import { beforeAll, describe, expect, it } from 'vitest';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { TestAnswer, Visitor } from '../../testing/test-org.ts';

let maria: Visitor;
let james: Visitor;
const lists = `${UI_API}/list-info/Case`;
const records = `${UI_API}/list-records/Case`;
const myCasesId = '00BRM000000xYzAYAU';
let made = 0;

// Tests share the org, so each makes a list of its own.
beforeAll(async () => {
  const org = createTestOrg();
  maria = createVisitor(org);
  james = createVisitor(org);
  await maria.logIn('maria.lopez');
  await james.logIn('james.carter');
});

async function makeList(body: object = {}): Promise<{ readonly name: string; readonly answer: TestAnswer }> {
  made += 1;
  const name = `List${made}`;
  const whole = { label: 'A list', listViewApiName: name, displayColumns: ['Subject', 'Status'], ...body };
  return { name, answer: await maria.send('POST', lists, whole) };
}

const column = (answer: TestAnswer, name: string): unknown[] =>
  answer.body.records.map(
    (record: { fields: Record<string, { value: unknown }> }) => record.fields[name]?.value,
  );

async function valuesOf(name: string, field: string): Promise<unknown[]> {
  return column(await maria.send('GET', `${records}/${name}?fields=Case.${field}&pageSize=100`), field);
}

describe('list information', () => {
  it('describes a standard view, which customers do not change', async () => {
    const { status, body } = await maria.send('GET', `${lists}/allopencases`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      deletable: false,
      updateable: false,
      filteredByInfo: [
        { fieldApiName: 'Status', label: 'Status', operandLabels: ['Closed'], operator: 'NotEqual' },
      ],
      listReference: { listViewApiName: 'AllOpenCases', objectApiName: 'Case', type: 'listView' },
      orderedByInfo: [{ fieldApiName: 'CreatedDate', isAscending: false, label: 'Created Date' }],
      scope: { apiName: 'everything', label: 'All Cases' },
      userPreferences: { columnWidths: { Subject: -1 }, columnWrap: { Subject: false } },
      visibility: 'Public',
    });
    expect(body.displayColumns[0]).toMatchObject({
      fieldApiName: 'CaseNumber',
      lookupId: 'Id',
      sortable: true,
    });
  });

  it('answers 304 to a client that has it', async () => {
    const tag = (await maria.send('GET', `${lists}/MyCases`)).headers.get('ETag') ?? '';
    const answer = await maria.send('GET', `${lists}/MyCases`, undefined, { 'If-None-Match': tag });
    expect(answer.status).toBe(304);
  });

  it('gives every list of a batch its own status', async () => {
    const path = `${UI_API}/list-info/batch?ids=${myCasesId}&names=Case.mycases,Case.Closed,Nope.List`;
    const { body } = await maria.send('GET', path);
    expect(body.hasErrors).toBe(true);
    expect(body.results.map((result: { statusCode: number }) => result.statusCode)).toEqual([
      200, 200, 404, 404,
    ]);
    expect(body.results[0].result).toEqual(body.results[1].result);
  });

  it.each([
    '',
    '?names=',
    '?names=Case',
    '?names=Case.a.b',
    '?ids=x',
    `?names=${'Case.MyCases,'.repeat(201)}`,
  ])('refuses the batch %s', async (query) => {
    expect((await maria.send('GET', `${UI_API}/list-info/batch${query}`)).status).toBe(400);
  });

  it('tells what lists of an object can show', async () => {
    const { body } = await maria.send('GET', `${UI_API}/list-object-info/case`);
    expect(body.availableScopes.map((scope: { apiName: string }) => scope.apiName)).toEqual([
      'everything',
      'mine',
    ]);
    const columns = new Map(
      body.columns.map((each: { fieldApiName: string }) => [each.fieldApiName, each] as const),
    );
    expect(columns.get('Status')).toMatchObject({
      dataType: 'Picklist',
      supportedFilterOperators: ['Equals', 'NotEqual'],
      picklistValues: [{ apiName: 'New', label: 'New' }, {}, {}, {}],
    });
    expect(columns.get('Description')).toMatchObject({ filterable: false, sortable: false });
  });
});

describe('list views of an object', () => {
  it('pages through them', async () => {
    const first = await maria.send('GET', `${UI_API}/list-info/Order?pageSize=2`);
    expect(first.body).toMatchObject({
      count: 2,
      currentPageToken: '0',
      nextPageToken: '2',
      nextPageUrl: `${UI_API}/list-info/Order?pageSize=2&pageToken=2`,
      objectApiName: 'Order',
      previousPageToken: null,
    });
    expect(first.body.lists[0]).toMatchObject({
      apiName: 'RecentOrders',
      url: `${UI_API}/list-info/Order/RecentOrders`,
    });
    const last = await maria.send('GET', `${UI_API}/list-info/Order?pageSize=2&pageToken=4`);
    expect(last.body).toMatchObject({ count: 1, nextPageToken: null, previousPageToken: '2' });
  });

  it('finds them by a part of their name', async () => {
    const { body } = await maria.send('GET', `${UI_API}/list-info/Order?q=CLOSED`);
    expect(body.lists.map((list: { apiName: string }) => list.apiName)).toEqual(['ClosedOrders']);
  });

  it('knows which were used last, user by user', async () => {
    const recent = `${UI_API}/list-info/Account?recentListsOnly=true`;
    for (const name of ['MyAccounts', 'ActiveAccounts', 'MyAccounts']) {
      await maria.send('GET', `${UI_API}/list-records/Account/${name}`);
    }
    const { body } = await maria.send('GET', recent);
    expect(body.lists.map((list: { apiName: string }) => list.apiName)).toEqual([
      'MyAccounts',
      'ActiveAccounts',
    ]);
    expect((await james.send('GET', recent)).body.count).toBe(0);
  });

  it.each(['?pageSize=0', '?pageToken=x', '?q=', '?recentListsOnly=maybe'])('refuses %s', async (query) => {
    expect((await maria.send('GET', `${lists}${query}`)).status).toBe(400);
  });
});

describe('own list views', () => {
  it('are created, read by name and id, changed and deleted', async () => {
    const { name, answer } = await makeList({ scope: { apiName: 'mine' }, visibility: 'Private' });
    expect(answer).toMatchObject({
      status: 201,
      body: { deletable: true, updateable: true, visibility: 'Private', scope: { apiName: 'mine' } },
    });
    const { id } = answer.body.listReference;
    expect((await maria.send('GET', `${UI_API}/list-records/${id}?pageSize=100`)).body.count).toBe(14);
    const change = { label: 'Other', displayColumns: ['casenumber'], listViewApiName: `${name}b` };
    const changed = await maria.send('PATCH', `${lists}/${name}`, change);
    expect(changed).toMatchObject({
      status: 200,
      body: { label: 'Other', displayColumns: [{ fieldApiName: 'CaseNumber' }] },
    });
    expect((await maria.send('GET', `${lists}/${name}`)).status).toBe(404);
    expect((await maria.send('GET', `${lists}/${name}b`)).body).toEqual(changed.body);
    expect((await maria.send('DELETE', `${lists}/${name}b`)).status).toBe(204);
    expect((await maria.send('GET', `${UI_API}/list-records/${id}`)).status).toBe(404);
  });

  it('take over the columns of the object where that is wanted', async () => {
    const { answer } = await makeList({ displayColumns: ['Origin'], includeDefaultAttributes: true });
    const names = answer.body.displayColumns.map((each: { fieldApiName: string }) => each.fieldApiName);
    expect(names).toEqual(['CaseNumber', 'Subject', 'Status', 'Type', 'CreatedDate', 'Origin']);
  });

  it('are not there for other customers', async () => {
    const { name, answer } = await makeList();
    const { id } = answer.body.listReference;
    const paths = [`${lists}/${name}`, `${records}/${name}`, `${UI_API}/list-records/${id}`];
    for (const path of paths) expect((await james.send('GET', path)).status).toBe(404);
    expect((await james.send('PATCH', `${lists}/${name}`, { label: 'x' })).status).toBe(404);
    expect((await james.send('DELETE', `${lists}/${name}`)).status).toBe(404);
    const taken = { label: 'Mine', listViewApiName: name, displayColumns: ['Subject'] };
    expect((await james.send('POST', lists, taken)).status).toBe(201);
    expect((await maria.send('GET', `${lists}/${name}`)).body.label).toBe('A list');
  });

  it.each([
    [
      { field: 'Status', operator: 'Equals', operands: ['New', 'Working'] },
      (value: string) => value !== 'Closed',
    ],
    [{ field: 'Status', operator: 'NotEqual', operands: ['Closed'] }, (value: string) => value !== 'Closed'],
    [{ field: 'Subject', operator: 'Contains', operands: ['BILL'] }, (value: string) => /bill/i.test(value)],
    [
      { field: 'Subject', operator: 'NotContain', operands: ['bill'] },
      (value: string) => !/bill/i.test(value),
    ],
    [
      { field: 'Subject', operator: 'StartsWith', operands: ['question'] },
      (value: string) => /^question/i.test(value),
    ],
    [
      { field: 'CreatedDate', operator: 'GreaterOrEqual', operands: ['2026-06-01'] },
      (value: string) => value >= '2026-06-01',
    ],
    [
      { field: 'CreatedDate', operator: 'LessThan', operands: ['2026-06-01T00:00:00Z'] },
      (value: string) => value < '2026-06-01T00:00:00.000Z',
    ],
    [{ field: 'IsClosed', operator: 'Equals', operands: ['True'] }, (value: unknown) => value === true],
    [{ field: 'Topics__c', operator: 'Excludes', operands: ['Bill'] }, () => true],
    [{ field: 'Order__c', operator: 'Equals', operands: [''] }, () => true],
  ])('are filtered by %j', async ({ field, operator, operands }, fits) => {
    const all = await valuesOf('MyCases', field);
    const filter = { fieldApiName: field, operator, operandLabels: operands };
    const { name } = await makeList({ filteredByInfo: [filter] });
    // The lists share their order, so filtering one gives the other.
    const wanted = all.filter((value) => (fits as (value: unknown) => boolean)(value));
    expect(await valuesOf(name, field)).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(0);
  });

  it('combine their filters as the logic says', async () => {
    const { name, answer } = await makeList({
      filterLogicString: '1 AND (2 OR 3)',
      filteredByInfo: [
        { fieldApiName: 'Status', operator: 'NotEqual', operandLabels: ['Closed'] },
        { fieldApiName: 'Subject', operator: 'Contains', operandLabels: ['bill'] },
        { fieldApiName: 'Type', operator: 'Equals', operandLabels: ['Moving'] },
      ],
    });
    expect(answer.body.filterLogicString).toBe('1 AND (2 OR 3)');
    const all = (await maria.send('GET', `${records}/MyCases?fields=Case.Subject,Case.Type&pageSize=100`))
      .body;
    const wanted = all.records
      .map((record: { fields: Record<string, { value: string }> }) => record.fields)
      .filter((fields: Record<string, { value: string }>) => {
        const [status, subject, type] = ['Status', 'Subject', 'Type'].map(
          (field) => fields[field]?.value ?? '',
        );
        return status !== 'Closed' && (/bill/i.test(subject ?? '') || type === 'Moving');
      })
      .map((fields: Record<string, { value: string }>) => fields['Id']?.value);
    expect(await valuesOf(name, 'Id')).toEqual(wanted);
  });

  it.each([
    ['an unknown column', { displayColumns: ['Colour'] }, 400],
    ['no column', { displayColumns: [] }, 400],
    [
      'an unknown filter field',
      { filteredByInfo: [{ fieldApiName: 'Nope', operator: 'Equals', operandLabels: ['x'] }] },
      400,
    ],
    [
      'an unknown operator',
      { filteredByInfo: [{ fieldApiName: 'Status', operator: 'Within', operandLabels: ['x'] }] },
      400,
    ],
    [
      'an operator of other fields',
      { filteredByInfo: [{ fieldApiName: 'Status', operator: 'Contains', operandLabels: ['x'] }] },
      400,
    ],
    [
      'a value of the wrong kind',
      { filteredByInfo: [{ fieldApiName: 'CreatedDate', operator: 'Equals', operandLabels: ['soon'] }] },
      400,
    ],
    [
      'no value',
      { filteredByInfo: [{ fieldApiName: 'Status', operator: 'Equals', operandLabels: [] }] },
      400,
    ],
    ['logic without filters', { filterLogicString: '1' }, 400],
    ['an unknown scope', { scope: { apiName: 'queue' } }, 400],
    ['a scope of a queue', { scope: { apiName: 'mine', entityId: '00GRM000000aBcDYAU' } }, 400],
    ['a view for everybody', { visibility: 'Public' }, 403],
    ['shares', { listShares: ['Staff'] }, 403],
    ['an unknown visibility', { visibility: 'Hidden' }, 400],
    ['a name that a standard view has', { listViewApiName: 'mycases' }, 400],
    ['a name that is none', { listViewApiName: 'a b' }, 400],
    ['an unknown member', { colour: 'red' }, 400],
  ])('are refused with %s', async (_, body, status) => {
    const { answer } = await makeList(body);
    expect(answer).toMatchObject({ status, body: { output: null } });
  });

  it('keep apart by name', async () => {
    const { name } = await makeList();
    const other = await makeList();
    const change = { listViewApiName: name };
    expect((await maria.send('PATCH', `${lists}/${other.name}`, change)).status).toBe(400);
    expect((await maria.send('PATCH', `${lists}/${name}`, change)).status).toBe(200);
  });

  it.each([
    ['PATCH', `${lists}/MyCases`, { label: 'x' }, 403],
    ['DELETE', `${lists}/MyCases`, undefined, 403],
    ['DELETE', `${lists}/Nope`, undefined, 404],
    ['POST', `${UI_API}/list-info/Nope`, { label: 'x', listViewApiName: 'x', displayColumns: ['Id'] }, 404],
  ])('do not let %s %s through', async (method, path, body, status) => {
    expect((await maria.send(method, path, body)).status).toBe(status);
  });
});

describe('list preferences', () => {
  const path = `${UI_API}/list-preferences/Case/ClosedCases`;

  it('belong to their user, join those before, and change the order of the records', async () => {
    const before = (await maria.send('GET', `${records}/ClosedCases`)).body;
    const change = {
      columnWidths: { subject: 320 },
      orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: true }],
    };
    expect((await maria.send('PATCH', path, change)).status).toBe(200);
    const { body } = await maria.send('PATCH', path, { columnWrap: { Subject: true } });
    expect(body).toMatchObject({
      columnWidths: { CaseNumber: -1, Subject: 320 },
      columnWrap: { CaseNumber: false, Subject: true },
      orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: true, label: 'Created Date' }],
      listReference: { listViewApiName: 'ClosedCases' },
    });
    expect((await maria.send('GET', path)).body).toEqual(body);
    const after = (await maria.send('GET', `${records}/ClosedCases`)).body;
    const ids = (page: typeof before) => page.records.map((record: { id: string }) => record.id);
    expect(ids(after)).toEqual(ids(before).toReversed());
    expect(after.listInfoETag).not.toBe(before.listInfoETag);
    const info = (await maria.send('GET', `${lists}/ClosedCases`)).body;
    expect(info).toMatchObject({
      eTag: after.listInfoETag,
      userPreferences: { columnWidths: { Subject: 320 } },
    });
    expect((await james.send('GET', path)).body.columnWidths.Subject).toBe(-1);
  });

  it.each([
    [{ columnWidths: { Nope: 1 } }],
    [{ columnWidths: { Subject: 0 } }],
    [{ columnWidths: { Subject: 1e9 } }],
    [{ columnWidths: { Subject: 'wide' } }],
    [{ columnWrap: { ['__proto__x']: true } }],
    [{ orderedBy: [{ fieldApiName: 'Description', isAscending: true }] }],
    [{ orderedBy: Array.from({ length: 6 }, () => ({ fieldApiName: 'Subject', isAscending: true })) }],
  ])('refuse %j', async (body) => {
    expect((await maria.send('PATCH', path, body)).status).toBe(400);
  });
});
