import { beforeAll, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

let maria: Visitor;
let emily: Visitor;
const master = '012000000000000AAA';

beforeAll(async () => {
  const org = createTestOrg();
  maria = createVisitor(org);
  emily = createVisitor(org);
  await maria.logIn('maria.lopez');
  await emily.logIn('emily.hughes');
});

const statusesOf = (body: { results: { statusCode: number }[] }): number[] =>
  body.results.map((result) => result.statusCode);

describe('counts of related lists', () => {
  const counts = `${UI_API}/related-list-count`;

  it.each([
    [`${MARIA.contactId}/Cases`, { count: 14, hasMore: false }],
    [`${MARIA.contactId}/cases?maxCount=5`, { count: 5, hasMore: true }],
    [`${MARIA.contactId}/Cases?maxCount=14`, { count: 14, hasMore: false }],
    [`${MARIA.caseId.slice(0, 15)}/CaseComments`, { count: 2, hasMore: false }],
    [`${MARIA.caseId}/ContentDocumentLinks`, { count: 1, hasMore: false }],
  ])('answers %s', async (path, wanted) => {
    const answer = await maria.send('GET', `${counts}/${path}`);
    expect(answer).toMatchObject({
      status: 200,
      body: { ...wanted, listReference: { type: 'relatedList' } },
    });
    const again = await maria.send('GET', `${counts}/${path}`, undefined, {
      'If-None-Match': `"${answer.body.eTag}"`,
    });
    expect(again.status).toBe(304);
  });

  it('counts several lists, each with its own status', async () => {
    const { body } = await maria.send('GET', `${counts}/batch/${MARIA.caseId}/CaseComments,Histories`);
    expect(body).toMatchObject({ hasErrors: true, results: [{ result: { count: 2 } }, {}] });
    expect(statusesOf(body)).toEqual([200, 404]);
  });

  it.each([
    [`${MARIA.caseId}/Nope`, 404],
    ['500000000000000AAA/CaseComments', 404],
    [`${MARIA.caseId}/CaseComments?maxCount=0`, 400],
    [`batch/${MARIA.caseId}/a%20b`, 400],
    [`batch/500000000000000AAA/CaseComments`, 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await maria.send('GET', `${counts}/${path}`)).status).toBe(status);
  });

  it('does not count for other customers', async () => {
    expect((await emily.send('GET', `${counts}/${MARIA.caseId}/CaseComments`)).status).toBe(404);
  });
});

describe('information of related lists', () => {
  const infos = `${UI_API}/related-list-info`;

  it('tells those of an object', async () => {
    const { body } = await maria.send('GET', `${infos}/Case?recordTypeId=${master}`);
    expect(body).toMatchObject({ parentObjectApiName: 'Case', parentRecordTypeId: master });
    expect(body.relatedLists[0]).toMatchObject({
      fieldApiName: 'ParentId',
      keyPrefix: '00a',
      objectApiName: 'CaseComment',
      relatedListId: 'CaseComments',
      relatedListInfoUrl: `${infos}/Case/CaseComments`,
      themeInfo: { color: 'F2CF5B' },
    });
  });

  it('describes one, with the layout’s columns or all', async () => {
    const short = await maria.send('GET', `${infos}/case/casecomments?fields=CaseComment.CommentBody`);
    expect(short).toMatchObject({
      status: 200,
      body: {
        fieldApiName: 'ParentId',
        fields: ['CaseComment.CommentBody'],
        orderedByInfo: [{ fieldApiName: 'CreatedDate', isAscending: true }],
        restrictColumnsToLayout: true,
        visibility: 'Public',
      },
    });
    expect(short.body.displayColumns).toHaveLength(2);
    expect(short.body.displayColumns[0].dataType).toBe('textarea');
    const long = await maria.send('GET', `${infos}/Case/CaseComments?restrictColumnsToLayout=false`);
    expect(long.body.displayColumns).toHaveLength(4);
  });

  it('describes several, each with its own status', async () => {
    const { body } = await maria.send('GET', `${infos}/batch/Case/CaseComments,Nope`);
    expect(statusesOf(body)).toEqual([200, 404]);
  });

  it.each([
    ['Nope', 404],
    ['Case/Nope', 404],
    [`Case?recordTypeId=012000000000001AAA`, 404],
    ['Case?recordTypeId=x', 400],
    ['Case/CaseComments?fields=CaseComment.Nope', 400],
    ['batch/Nope/CaseComments', 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await maria.send('GET', `${infos}/${path}`)).status).toBe(status);
  });

  it('is changed for one user only, and the records come in that order', async () => {
    const path = `${infos}/Contact/Cases`;
    const records = `${UI_API}/related-list-records/${MARIA.contactId}/Cases`;
    const before = (await maria.send('POST', records, {})).body;
    const change = {
      orderedByInfo: [{ fieldApiName: 'CreatedDate', isAscending: false }],
      userPreferences: { columnWidths: { Subject: 400 }, columnWrap: { Subject: true } },
    };
    const changed = await maria.send('PATCH', path, change);
    expect(changed).toMatchObject({
      status: 200,
      body: {
        orderedByInfo: [{ fieldApiName: 'CreatedDate', isAscending: false, label: 'Created Date' }],
        userPreferences: { columnWidths: { Subject: 400, CaseNumber: -1 }, columnWrap: { Subject: true } },
      },
    });
    const after = (await maria.send('POST', records, {})).body;
    const ids = (page: typeof before) => page.records.map((record: { id: string }) => record.id);
    expect(ids(after)).toEqual(ids(before).toReversed());
    expect(after.listInfoETag).toBe(changed.body.eTag);
    expect((await emily.send('GET', path)).body.orderedByInfo[0].isAscending).toBe(true);
    const preferences = await maria.send('GET', `${UI_API}/related-list-preferences/Contact.Cases`);
    expect(preferences.body.columnWidths.Subject).toBe(400);
  });

  it.each([
    [{ orderedByInfo: [{ fieldApiName: 'Nope', isAscending: true }] }, 400],
    [{ userPreferences: { columnWidths: { Nope: 4 } } }, 400],
    [{ label: 'x' }, 400],
  ])('refuses %j', async (body, status) => {
    expect(await maria.send('PATCH', `${infos}/Contact/Cases`, body)).toMatchObject({
      status,
      body: { output: null },
    });
  });
});

describe('preferences of related lists', () => {
  const preferences = `${UI_API}/related-list-preferences`;

  it('are saved for one user and read alone and together', async () => {
    const change = {
      columnWidths: { CommentBody: 400 },
      columnWrap: { CommentBody: true },
      orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false }],
    };
    const saved = await maria.send('PATCH', `${preferences}/Case.CaseComments`, change);
    expect(saved).toMatchObject({
      status: 200,
      body: {
        columnWidths: { CommentBody: 400, CreatedDate: -1 },
        orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false, label: 'Created Date' }],
        preferencesId: 'Case.CaseComments',
      },
    });
    expect((await maria.send('GET', `${preferences}/case.casecomments`)).body).toEqual(saved.body);
    const { body } = await maria.send('GET', `${preferences}/batch/Case.CaseComments,Case.Histories`);
    expect(body.results[0].result).toEqual(saved.body);
    expect(statusesOf(body)).toEqual([200, 404]);
    expect((await emily.send('GET', `${preferences}/Case.CaseComments`)).body.columnWidths.CommentBody).toBe(
      -1,
    );
  });

  it.each(['Case', 'Case.', '.CaseComments', 'Case.Case.Comments', 'a b.c', 'Nope.CaseComments'])(
    'are not there for %s',
    async (id) => {
      expect((await maria.send('GET', `${preferences}/${encodeURIComponent(id)}`)).status).toBe(404);
    },
  );
});

describe('records of several related lists', () => {
  const batch = `${UI_API}/related-list-records/batch/${MARIA.caseId}`;

  it('come with a status each', async () => {
    const replies = {
      relatedListId: 'CaseComments',
      fields: ['CaseComment.CommentBody'],
      pageSize: 1,
      sortBy: ['-CreatedDate'],
    };
    const relatedListParameters = [
      replies,
      { relatedListId: 'Histories' },
      { relatedListId: 'CaseComments', pageSize: 2000 },
      { relatedListId: 'CaseComments', where: '{' },
      { relatedListId: 'x y' },
    ];
    const { status, body } = await maria.send('POST', batch, { relatedListParameters });
    expect(status).toBe(200);
    expect(statusesOf(body)).toEqual([200, 404, 400, 400, 404]);
    const { relatedListId, ...query } = replies;
    const alone = await maria.send(
      'POST',
      `${UI_API}/related-list-records/${MARIA.caseId}/${relatedListId}`,
      query,
    );
    expect(body.results[0].result).toEqual(alone.body);
    expect(alone.body).toMatchObject({ count: 1, nextPageToken: '1', sortBy: ['-CaseComment.CreatedDate'] });
  });

  it('are not there for other customers', async () => {
    const body = { relatedListParameters: [{ relatedListId: 'CaseComments' }] };
    expect((await emily.send('POST', batch, body)).status).toBe(404);
  });
});

describe('records of a related list by an address', () => {
  const path = `${UI_API}/related-list-records/${MARIA.contactId}/Cases`;

  it('are those of the POST, page by page, and not sent twice', async () => {
    const fields = ['Case.Subject'];
    const asked = { fields, pageSize: 4, sortBy: ['-Case.CreatedDate'], includeColumnLabels: true };
    const posted = await maria.send('POST', path, asked);
    const address = `${path}?fields=Subject&pageSize=4&sortBy=-Case.CreatedDate&includeColumnLabels=true`;
    const read = await maria.send('GET', address);
    expect({ ...read.body, eTag: '' }).toEqual({ ...posted.body, eTag: '' });
    const known = { 'If-None-Match': read.headers.get('ETag') ?? '' };
    expect((await maria.send('GET', address, undefined, known)).status).toBe(304);
    const next = await maria.send('GET', read.body.nextPageUrl);
    expect(next.body.currentPageToken).toBe('4');
    expect(next.body.records[0].id).not.toBe(read.body.records[0].id);
  });

  it.each([
    ['pageSize=2000', 400],
    ['pageSize=x', 400],
    ['pageToken=', 400],
    ['pageToken=2001', 400],
    ['fields=Case.No-name', 400],
    ['fields=Case.Nope', 400],
    ['optionalFields=Case.Nope', 200],
    ['sortBy=Nope', 400],
    ['where=%7B', 400],
    ['includeColumnLabels=1', 400],
  ])('answer ?%s with %i', async (query, status) => {
    expect((await maria.send('GET', `${path}?${query}`)).status).toBe(status);
    expect((await emily.send('GET', `${path}?${query}`)).status).toBe(404);
  });
});
