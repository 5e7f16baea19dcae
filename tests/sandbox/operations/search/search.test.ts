import { beforeAll, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

let maria: Visitor;
let emily: Visitor;
const search = `${UI_API}/search/results`;
const info = `${UI_API}/search-info`;

beforeAll(async () => {
  const org = createTestOrg();
  maria = createVisitor(org);
  emily = createVisitor(org);
  await maria.logIn('maria.lopez');
  await emily.logIn('emily.hughes');
});

describe('search', () => {
  it('finds what holds every word, and marks it safely', async () => {
    const fields = { Subject: '<b>Unusual & zebra</b>', Description: 'A quagga at the meter.' };
    const made = await maria.send('POST', `${UI_API}/records`, { apiName: 'Case', fields });
    const { status, body } = await maria.send('POST', `${search}?q=ZEBRA%20quagga`, {});
    expect(status).toBe(200);
    expect(body.keywordSearchResults).toHaveLength(1);
    expect(body.keywordSearchResults[0]).toMatchObject({
      objectApiName: 'Case',
      nextPageToken: null,
      records: [
        {
          record: { id: made.body.id },
          highlightInfo: {
            fields: {
              Subject: '&lt;b&gt;Unusual &amp; <mark>zebra</mark>&lt;/b&gt;',
              Description: 'A <mark>quagga</mark> at the meter.',
            },
          },
        },
      ],
    });
    expect((await emily.send('POST', `${search}?q=zebra`, {})).body.keywordSearchResults).toEqual([]);
  });

  it('does not mind accents, nor the case of accented letters', async () => {
    const fields = { Subject: 'Mi NÚMERO de medidor', Description: 'Cambió.' };
    const made = await maria.send('POST', `${UI_API}/records`, { apiName: 'Case', fields });
    for (const text of ['numero cambio', 'número', 'NÚMERO', 'nu\u0301mero']) {
      const path = `${search}?q=${encodeURIComponent(text)}`;
      const { body } = await maria.send('POST', path, { objectApiNames: ['Case'] });
      const [found] = body.keywordSearchResults[0].records;
      expect(found.record.id).toBe(made.body.id);
      expect(found.highlightInfo.fields.Subject).toBe('Mi <mark>NÚMERO</mark> de medidor');
    }
    const list = await maria.send('GET', `${UI_API}/list-records/Case/MyCases?searchTerm=mi%20numero`);
    expect(list.body.records.map((record: { id: string }) => record.id)).toEqual([made.body.id]);
  });

  it('narrows by object and filters', async () => {
    const filters = [{ fieldPath: 'Status', operator: 'eq', values: ['Closed'] }];
    const body = { objectApiNames: ['Case', 'Utility__c'], searchObjectOptions: { case: { filters } } };
    const answer = await maria.send('POST', `${search}?q=o`, body);
    const [cases, utilities] = answer.body.keywordSearchResults;
    expect(utilities.objectApiName).toBe('Utility__c');
    const statuses = cases.records.map(
      (each: { record: { fields: { Status: { value: string } } } }) => each.record.fields.Status.value,
    );
    expect(new Set(statuses)).toEqual(new Set(['Closed']));
  });

  it.each([
    ['q=', {}, 400],
    ['q=%20', {}, 400],
    [`q=${'a'.repeat(2000)}`, {}, 400],
    ['q=a', { objectApiNames: ['Nope'] }, 404],
    ['q=a', { objectApiNames: ['User'] }, 400],
    [
      'q=a',
      { searchObjectOptions: { Case: { filters: [{ fieldPath: 'Nope', operator: 'eq', values: ['x'] }] } } },
      400,
    ],
    [
      'q=a',
      {
        searchObjectOptions: {
          Case: { filters: [{ fieldPath: 'Status', operator: 'near', values: ['x'] }] },
        },
      },
      400,
    ],
    [
      'q=a',
      {
        searchObjectOptions: {
          Case: {
            filters: [
              { fieldPath: 'Status', operator: 'eq', values: Array.from({ length: 5000 }, () => 'x') },
            ],
          },
        },
      },
      400,
    ],
    [
      'q=a',
      {
        searchObjectOptions: {
          Case: { dataCategories: [{ groupName: 'g', operator: 'AT', values: ['x'] }] },
        },
      },
      400,
    ],
    ['q=a', { nope: 1 }, 400],
  ])('answers ?%s %j with %i', async (query, body, status) => {
    const answer = await maria.send('POST', `${search}?${query}`, body);
    expect(answer.status).toBe(status);
    expect(Array.isArray(answer.body)).toBe(true);
  });

  it('pages through one object in a given order', async () => {
    const path = `${search}/keyword?q=e&objectApiName=case`;
    const ids: string[] = [];
    let pageToken: string | undefined;
    do {
      const input = {
        sortBy: '-CreatedDate',
        pageSize: 4,
        ...(pageToken === undefined ? {} : { pageToken }),
      };
      const { body } = await maria.send('POST', path, input);
      ids.push(...body.records.map((each: { record: { id: string } }) => each.record.id));
      pageToken = body.nextPageToken ?? undefined;
    } while (pageToken !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(MARIA.caseId);
    expect(ids.length).toBeGreaterThan(4);
  });

  it.each([
    ['q=a', {}, 400],
    ['q=a&objectApiName=Case', { sortBy: 'Nope' }, 400],
    ['q=a&objectApiName=Case', { pageSize: 2001 }, 400],
    ['q=a&objectApiName=Case', { pageToken: 'x' }, 400],
    ['objectApiName=Case', {}, 400],
  ])('refuses ?%s %j of one object', async (query, body, status) => {
    expect((await maria.send('POST', `${search}/keyword?${query}`, body)).status).toBe(status);
  });
});

describe('what customers must not know of', () => {
  it.each([
    ['a filter', 'GET', `${info}/Account/filters/Credit_Class__c/options`, undefined, 404],
    ['an object', 'POST', `${search}?q=a`, { objectApiNames: ['Staff_Note__c'] }, 404],
    ['an object by keyword', 'POST', `${search}/keyword?q=a&objectApiName=Staff_Note__c`, {}, 404],
    ['a list', 'GET', `${UI_API}/list-ui/Staff_Note__c`, undefined, 404],
    ['what its lists show', 'GET', `${UI_API}/list-object-info/Staff_Note__c`, undefined, 404],
    ['a lookup', 'POST', `${UI_API}/lookups/Staff_Note__c/Contact__c`, {}, 404],
  ])('is not there as %s', async (_, method, path, body, status) => {
    expect((await maria.send(method, path, body)).status).toBe(status);
  });

  it('is no column, no filter, no avatar and not to be written', async () => {
    const list = { label: 'x', listViewApiName: 'Hidden', displayColumns: ['Credit_Class__c'] };
    expect((await maria.send('POST', `${UI_API}/list-info/Account`, list)).status).toBe(400);
    const columns = (await maria.send('GET', `${UI_API}/list-object-info/Account`)).body.columns;
    const names = columns.map((column: { fieldApiName: string }) => column.fieldApiName);
    expect(names).not.toContain('Credit_Class__c');
    const avatar = await maria.send('GET', `${UI_API}/record-avatars/batch/${MARIA.staffNoteId}`);
    expect(avatar.body.results[0].statusCode).toBe(404);
    const operations = [{ type: 'DELETE', records: [{ fields: { Id: MARIA.staffNoteId } }] }];
    const deleted = await maria.send('POST', `${UI_API}/records/batch`, { operations });
    expect(deleted.body.results[0].statusCode).toBe(404);
  });
});

describe('filters of a search', () => {
  it('are those of the object', async () => {
    const { body } = await maria.send('GET', `${info}/Case/filters?channel=Portal&configurationName=x`);
    const byName = new Map(
      body.filters.map((filter: { filterApiName: string }) => [filter.filterApiName, filter]),
    );
    expect(byName.get('Status')).toMatchObject({ controlType: 'Select', type: 'Field', fieldPath: 'Status' });
    expect(byName.get('Subject')).toMatchObject({ controlType: 'Text' });
    expect(byName.get('AccountId')).toMatchObject({ targetObjectApiName: 'Account' });
  });

  it('offer values', async () => {
    const { body } = await maria.send('GET', `${info}/Case/filters/Status/options?q=clo`);
    expect(body.options).toEqual([{ iconUrl: null, label: 'Closed', value: 'Closed' }]);
    const accounts = await maria.send('GET', `${info}/Case/filters/AccountId/options`);
    expect(accounts.body.options).toHaveLength(5);
    expect(accounts.body.options[0].label).toMatch(/^Maria Lopez/);
    expect((await maria.send('GET', `${info}/Case/filters/Subject/options`)).body.options).toEqual([]);
  });

  it.each([
    ['Nope/filters', 404],
    ['User/filters', 400],
    ['Case/filters/Nope/options', 404],
    ['Case/filters/Description/options', 404],
    ['Case/filters/Status/options?q=', 400],
  ])('answers %s with %i', async (path, status) => {
    expect((await maria.send('GET', `${info}/${path}`)).status).toBe(status);
  });
});

describe('lookups', () => {
  const lookup = `${UI_API}/lookups/Case/ContactId`;
  const accounts = `${UI_API}/lookups/Case/AccountId`;

  it('are described', async () => {
    const { body } = await maria.send('GET', `${info}/case/lookup/contactid`);
    expect(body).toMatchObject({
      fieldApiName: 'ContactId',
      objectApiName: 'Case',
      secondaryField: 'Contact.Email',
      targetInfo: { Contact: { suggestionsInfo: { displayLayout: { displayFields: ['Name', 'Email'] } } } },
    });
  });

  it.each([
    ['searchType=Search&q=lo', 5],
    ['searchType=Search&q=electric', 4],
    ['searchType=TypeAhead&q=mar%20lop', 5],
    ['searchType=TypeAhead&q=opez', 0],
    ['searchType=Search&q=zz', 0],
    ['searchType=Search&q=%25%25', 0],
    ['searchType=Search&q=lo&page=2&pageSize=3', 2],
    ['', 0],
  ])('find accounts by ?%s', async (query, count) => {
    const { status, body } = await maria.send('POST', `${accounts}?${query}`, {});
    expect(status).toBe(200);
    expect(body.lookupResults.Account.count).toBe(count);
  });

  it('page and sort', async () => {
    const orderBy = [{ fieldApiName: 'AccountNumber', isAscending: false }];
    const { body } = await maria.send('POST', `${accounts}?searchType=Search&q=lo&pageSize=2&page=2`, {
      orderBy,
    });
    const page = body.lookupResults.Account;
    expect(page).toMatchObject({
      currentPageToken: '2',
      nextPageToken: '3',
      previousPageUrl: `${accounts}?page=1&pageSize=2&q=lo&searchType=Search`,
    });
    const all = await maria.send('GET', `${UI_API}/list-records/Account/MyAccounts?sortBy=-AccountNumber`);
    const ids = (records: { id: string }[]) => records.map((record) => record.id);
    expect(ids(page.records)).toEqual(ids(all.body.records).slice(2, 4));
  });

  it('begin with what was used last', async () => {
    await maria.send('GET', `${UI_API}/records/${MARIA.contactId}?fields=Contact.Name&updateMru=true`);
    const { body } = await maria.send('POST', lookup, {
      sourceRecord: { apiName: 'Case', fields: { Id: null } },
    });
    expect(body.lookupResults.Contact).toMatchObject({ count: 1, records: [{ id: MARIA.contactId }] });
    expect((await emily.send('POST', lookup, {})).body.lookupResults.Contact.count).toBe(0);
  });

  it('find nobody else’s records', async () => {
    const { body } = await emily.send('POST', `${lookup}?searchType=Search&q=lopez`, {});
    expect(body.lookupResults.Contact.count).toBe(0);
  });

  it.each([
    [`${lookup}?searchType=Search&q=a`, {}, 400],
    [`${lookup}?searchType=TypeAhead&q=ab`, {}, 400],
    [`${lookup}?searchType=Search`, {}, 400],
    [`${lookup}?searchType=Nope`, {}, 400],
    [`${lookup}?page=0`, {}, 400],
    [`${lookup}?targetApiName=Account`, {}, 400],
    [`${lookup}?sourceRecordId=500000000000000AAA`, {}, 404],
    [`${lookup}?sourceRecordId=${MARIA.contactId}`, {}, 400],
    [`${lookup}?dependentFieldBindings=nope`, {}, 400],
    [lookup, { orderBy: [{ fieldApiName: 'Nope', isAscending: true }] }, 400],
    [lookup, { sourceRecord: { apiName: 'Order', fields: {} } }, 400],
    [`${UI_API}/lookups/Case/Subject`, {}, 400],
    [`${UI_API}/lookups/Case/Nope`, {}, 404],
  ])('answer %s %j with %i', async (path, body, status) => {
    expect((await maria.send('POST', path, body)).status).toBe(status);
  });
});
