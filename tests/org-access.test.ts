import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleSpecs } from '@energy-portal/generator';
import { findSpecs } from '@energy-portal/generator/project';
import { getRelatedListRecords, getRelatedListRecordsBatch } from '@energy-portal/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrgClient, type OrgClient } from './contract/org-client.ts';
import { maria } from './contract/sandbox-differences.ts';

const RECORD = '/services/data/v64.0/ui-api/records/003RM0000068xVCYAY?fields=Contact.LastName';
const CASE = '500RM000003kPqRYAU';
let org: OrgClient;

beforeAll(async () => {
  org = await createOrgClient();
});
afterAll(() => org.close());

describe('the credentials that the specs name', () => {
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    org.fetch(new Request(`https://org.example${path}`, init));

  it('are a session cookie or an access token, for both apis', async () => {
    const root = fileURLToPath(new URL('..', import.meta.url));
    const specs = await bundleSpecs(await findSpecs(root), (path) => readFile(`${root}${path}`, 'utf8'));
    const named = specs.ok && specs.value.map(({ api, document }) => [api, document['security']]);
    const either = [{ session: [] }, { bearer: [] }];
    expect(named).toEqual([
      ['apex', either],
      ['ui-api', either],
    ]);
  });

  it('are what the sandbox takes: either, and not none', async () => {
    const answer = await send('/lwr/apex/v64.0/PortalDataController/logIn', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'portal' },
      body: JSON.stringify(maria),
    });
    const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const grant = { grant_type: 'password', client_id: 'sandbox-app', client_secret: 'sandbox-secret' };
    const token = await send('/services/oauth2/token', {
      method: 'POST',
      body: new URLSearchParams({ ...grant, ...maria }),
    });
    const { access_token: accessToken } = (await token.json()) as { readonly access_token: string };
    const statuses = [{ cookie }, { authorization: `Bearer ${accessToken}` }, {}].map(
      async (headers) => (await send(RECORD, { headers: new Headers(headers) })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 401]);
  });
});

describe('bare names of fields in a related list', () => {
  const bare = { fields: ['CommentBody'] };
  const qualified = { fields: ['CaseComment.CommentBody'] };

  it('are fields of the list, as on the platform', async () => {
    const list = { parentRecordId: CASE, relatedListId: 'CaseComments' };
    const [one, other] = await Promise.all([
      org.client.read(getRelatedListRecords, { ...list, fields: bare.fields }),
      org.client.read(getRelatedListRecords, { ...list, ...qualified }),
    ]);
    expect(one).toMatchObject({
      state: 'fulfilled',
      data: { fields: ['CaseComment.CommentBody', 'CaseComment.Id'] },
    });
    expect('data' in one && one.data).toEqual('data' in other && other.data);
  });

  it('and in a batch of them', async () => {
    const snapshot = await org.client.read(getRelatedListRecordsBatch, {
      parentRecordId: CASE,
      relatedListParameters: [{ relatedListId: 'CaseComments', fields: bare.fields }],
    });
    expect(snapshot).toMatchObject({ state: 'fulfilled', data: { results: [{ statusCode: 200 }] } });
  });
});
