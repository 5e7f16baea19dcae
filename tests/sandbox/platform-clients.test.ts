import { Connection } from 'jsforce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARIA } from './seed/fixed-ids.ts';
import type { RunningSandbox } from './server.ts';
import { startSandboxServer } from './server.ts';
import { createTestOrg } from './testing/test-org.ts';
import type { TestAnswer } from './testing/test-org.ts';

const LOG_IN = { username: 'maria.lopez@example.com', password: 'Sunny-day-7' };
const APP = { clientId: 'sandbox-app', clientSecret: 'sandbox-secret' };
const PAGE = 'http://localhost:5173';

let server: RunningSandbox;

beforeAll(async () => {
  const org = createTestOrg({ allowedOrigins: [PAGE] });
  server = await startSandboxServer({ port: 0, host: '127.0.0.1', org });
});
afterAll(() => server.close());

async function logIn(): Promise<Connection> {
  const client = new Connection({ oauth2: { loginUrl: server.url, ...APP } });
  await client.login(LOG_IN.username, LOG_IN.password);
  return client;
}

describe('jsforce, as its users write it, without a version', () => {
  it('reads, makes, changes and deletes records by addresses of its own version', async () => {
    const client = await logIn();
    // The library's own default, of which nobody here knows.
    expect(client.version).not.toBe('64.0');
    const read = await client.requestGet(`/ui-api/records/${MARIA.contactId}?fields=Contact.Name`);
    expect(read).toMatchObject({ fields: { Name: { value: 'Maria Lopez' } } });
    const fields = { Subject: 'From jsforce', Description: 'Text.' };
    const made = await client.requestPost<{ id: string }>('/ui-api/records', { apiName: 'Case', fields });
    const path = `/ui-api/records/${made.id}`;
    const changed = await client.requestPatch(path, { fields: { Description: 'Changed' } });
    expect(changed).toMatchObject({ id: made.id, fields: { Description: { value: 'Changed' } } });
    await client.requestDelete(path);
    await expect(client.requestGet(`${path}?fields=Case.Subject`)).rejects.toMatchObject({
      errorCode: 'NOT_FOUND',
    });
    await client.logout();
  });

  it('follows the addresses of pages to their end', async () => {
    const client = await logIn();
    interface Page {
      readonly nextPageUrl: string | null;
      readonly records: readonly { readonly id: string }[];
    }
    const ids = new Set<string>();
    let next: string | null = '/ui-api/list-records/Case/MyCases?pageSize=4&fields=Case.Subject';
    while (next !== null) {
      const page: Page = await client.requestGet(next);
      for (const { id } of page.records) ids.add(id);
      next = page.nextPageUrl;
      if (next !== null) expect(next).toContain(`/v${client.version}/`);
    }
    expect(ids.size).toBeGreaterThan(8);
  });

  it('finds the newest version and goes on with it', async () => {
    const client = await logIn();
    const versions = await client.request<{ version: string; url: string }[]>('/services/data');
    const newest = versions.at(-1);
    expect(newest?.version).toBe('66.0');
    const resources = await client.request<Record<string, string>>(newest?.url ?? '');
    const info = await client.request(`${resources['ui-api']}/object-info/Case`);
    expect(info).toMatchObject({ apiName: 'Case' });
  });
});

/** The wire of a data service in a browser, at its newest version: bearer token, tags, batches, several at once. */
describe('a record layer in the browser, at v66.0', () => {
  const base = '/services/data/v66.0/ui-api';
  let token = '';

  beforeAll(async () => {
    const form = {
      grant_type: 'password',
      client_id: APP.clientId,
      client_secret: APP.clientSecret,
      ...LOG_IN,
    };
    const answer = await fetch(`${server.url}/services/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    token = (await answer.json()).access_token;
  });

  async function call(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<TestAnswer & { readonly tag: string }> {
    const headers = {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      Origin: PAGE,
      'X-Chatter-Entity-Encoding': 'false',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...more,
    };
    const answer = await fetch(`${server.url}${path.startsWith('/') ? path : `${base}/${path}`}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      tag: answer.headers.get('ETag') ?? '',
      body: text && JSON.parse(text),
      headers: answer.headers,
    };
  }

  it('is let through by the browser’s own question', async () => {
    const answer = await call('OPTIONS', `records/${MARIA.contactId}`, undefined, {
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers':
        'authorization,content-type,if-unmodified-since,x-chatter-entity-encoding,x-user-agent',
    });
    expect(answer.status).toBe(204);
    const allowed = (answer.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'if-unmodified-since',
        'x-chatter-entity-encoding',
        'x-user-agent',
      ]),
    );
  });

  it('draws a record page: page, information, picklists and related lists at once', async () => {
    const [page, infos, picklists, lists, actions] = await Promise.all([
      call('GET', `record-ui/${MARIA.caseId}?layoutTypes=Full&modes=View&optionalFields=Case.Contact.Name`),
      call('GET', 'object-info/batch/Case,Contact'),
      call('GET', 'object-info/Case/picklist-values/012000000000000AAA'),
      call('GET', 'related-list-info/Case'),
      call('GET', `actions/record/${MARIA.caseId}?formFactor=Large&sections=Page`),
    ]);
    expect([page, infos, picklists, lists, actions].map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ]);
    expect(page.body.records[MARIA.caseId].fields.Contact.value.fields.Name.value).toBe('Maria Lopez');
    const names = lists.body.relatedLists.map(
      ({ relatedListId }: { relatedListId: string }) => relatedListId,
    );
    const pages = await call('POST', `related-list-records/batch/${MARIA.caseId}`, {
      relatedListParameters: names.map((relatedListId: string) => ({ relatedListId, pageSize: 5 })),
    });
    expect(pages.body.hasErrors).toBe(false);
  });

  it('asks again with the tag, and saves only what nobody else changed', async () => {
    const path = `records/${MARIA.contactId}?fields=Contact.MobilePhone`;
    const first = await call('GET', path);
    expect((await call('GET', path, undefined, { 'If-None-Match': first.tag })).status).toBe(304);
    const since = { 'If-Unmodified-Since': new Date(first.body.lastModifiedDate).toUTCString() };
    const change = { fields: { MobilePhone: '5125550177' } };
    const saved = await call('PATCH', `records/${MARIA.contactId}`, change, since);
    expect(saved.body.weakEtag).toBeGreaterThan(first.body.weakEtag);
    const early = { 'If-Unmodified-Since': new Date(0).toUTCString() };
    expect((await call('PATCH', `records/${MARIA.contactId}`, change, early)).status).toBe(412);
    expect((await call('GET', path, undefined, { 'If-None-Match': first.tag })).status).toBe(200);
  });

  it('merges a list and a record by their standard fields', async () => {
    const list = await call('GET', 'list-records/Case/MyCases?pageSize=3');
    for (const { id, systemModstamp, fields } of list.body.records) {
      expect(fields.SystemModstamp.value).toBe(systemModstamp);
      const single = await call('GET', `records/${id}?fields=Case.Subject`);
      expect(single.body.systemModstamp).toBe(systemModstamp);
    }
  });

  it('reads a batch in which some are missing', async () => {
    const gone = '500RM0000099999AAA';
    const { body } = await call('GET', `records/batch/${MARIA.caseId},${gone}?fields=Case.Subject`);
    expect(body.results.map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([200, 404]);
  });
});
