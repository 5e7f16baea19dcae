import { fileURLToPath } from 'node:url';
import { readProject } from '@energy-portal/portal/publish';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkOrg, renderOrgCheck, type OrgCheck } from './org-check.ts';
import { readSpecs, type Specs } from '../../tests/conformance/index.ts';
import { createSandboxOrg, type ApexForm } from '../../tests/sandbox/index.ts';

const ORG = 'http://org.test';
const UI_API = '/services/data/v64.0/ui-api';
const { files } = readProject(fileURLToPath(new URL('../..', import.meta.url)));

/** JSON that a test changes as it likes. */
// oxlint-disable-next-line no-explicit-any -- a damage reaches into whatever the org answers
type Body = any;

/** Changes an answer of the org, or gives another one in its place. */
type Damage = (body: Body) => Body | Response;

let specs: Specs;
beforeAll(async () => void (specs = await readSpecs()));

/** The check of an org whose answers at some paths are damaged. */
async function checkDamaged(
  damages: readonly (readonly [string, Damage])[],
  apexForm: ApexForm = 'plain',
): Promise<OrgCheck> {
  const org = createSandboxOrg({
    database: ':memory:',
    clock: Date,
    seed: 'demo',
    strict: true,
    apexForm,
    allowedOrigins: ['https://portal.example.com'],
    passwordCost: 16,
  });
  const given = await org.fetch(
    new Request(`${ORG}/services/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: 'sandbox-app',
        client_secret: 'sandbox-secret',
        username: 'maria.lopez@example.com',
        password: 'Sunny-day-7',
      }),
    }),
  );
  const { access_token: token } = (await given.json()) as { access_token: string };
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const isGuest = request.headers.get('authorization') === null;
    const response = await org.fetch(request);
    const own = damages.filter(([path]) => path === (isGuest ? `guest ${pathname}` : pathname));
    if (own.length === 0) return response;
    let body: Body = await response.json();
    for (const [, damage] of own) {
      const changed: unknown = damage(body);
      if (changed instanceof Response) return changed;
      body = changed ?? body;
    }
    return Response.json(body, { headers: response.headers });
  };
  const origin = 'https://portal.example.com';
  const check = await checkOrg({ org: ORG, token, fetch: ask, timeout: 60_000, specs, files, origin });
  org.close();
  return check;
}

const info = (object: string): string => `${UI_API}/object-info/${object}`;
const apex = (call: string): string => `/lwr/apex/v64.0/PortalDataController/${call}`;
const refuse =
  (status: number): Damage =>
  () =>
    Response.json([{ errorCode: 'X', message: 'x' }], { status });
const hide = (object: string, field: string) =>
  [info(object), ({ fields }: Body) => void delete fields[field]] as const;
const change = (object: string, field: string, members: object) =>
  [info(object), ({ fields }: Body) => void Object.assign(fields[field], members)] as const;
const page = (): Response =>
  new Response('<html>Log in</html>', { headers: { 'content-type': 'text/html' } });
const fixed = { createable: false, updateable: false };

/** A damage, the screen or object that lacks something by it, and the words for it. */
type Row = readonly [readonly [string, Damage], place: string, message: string];

const fieldRows: readonly Row[] = [
  [hide('Contact', 'MobilePhone'), 'account/my-profile.json', 'has no field "MobilePhone"'],
  [
    change('Contact', 'OtherPhone', fixed),
    'account/my-profile.json',
    'Nobody can set the field "OtherPhone"',
  ],
  [hide('Contact', 'MailingPostalCode'), 'account/my-profile.json', 'has no field "MailingPostalCode"'],
  [change('Contact', 'Email', { dataType: 'String' }), '.json', 'Contact.Email is a String in the org'],
  [hide('Contact', 'FirstName'), '.json', 'has no field "FirstName"'],
  [change('Contact', 'LastName', { dataType: 'TextArea' }), '.json', 'Contact.LastName is a TextArea'],
  [hide('Case', 'Status'), 'messages/', 'has no field "Status"'],
  [hide('Case', 'CaseNumber'), 'messages/', 'has no field "CaseNumber"'],
  [hide('Case', 'Description'), 'messages/', 'has no field "Description"'],
  [change('Case', 'Subject', { dataType: 'TextArea' }), 'messages/', 'Case.Subject is a TextArea'],
  [change('Case', 'Type', { dataType: 'String' }), 'messages/', 'Case.Type is a String'],
  [change('Case', 'IsClosed', { dataType: 'String' }), 'messages/', 'Case.IsClosed is a String'],
  [
    change('Case', 'LastModifiedDate', { sortable: false }),
    'account/home.json',
    'cannot sort by "Case.LastModifiedDate"',
  ],
  [change('Case', 'LastModifiedDate', { dataType: 'Date' }), '.json', 'Case.LastModifiedDate is a Date'],
  [hide('CaseComment', 'CommentBody'), 'messages/case.json', 'has no field "CommentBody"'],
  [
    change('CaseComment', 'CreatedById', { dataType: 'String' }),
    'messages/case.json',
    'is a String in the org',
  ],
  [change('CaseComment', 'CreatedDate', { sortable: false }), 'messages/case.json', 'cannot sort by'],
  [
    [`${UI_API}/list-ui/Case`, ({ lists }: Body) => void (lists.length = 0)],
    'messages/list.json',
    'has no list view "MyCases"',
  ],
  [
    [info('Case'), ({ childRelationships }: Body) => void (childRelationships.length = 0)],
    'messages/case.json',
    'has a related list "CaseComments"',
  ],
];

const orgRows: readonly Row[] = [
  [[info('User'), refuse(404)], 'Object User', 'does not show the object User: it answers 404'],
  [[info('Account'), refuse(403)], 'Object Account', 'it answers 403'],
  [[info('Contact'), refuse(404)], 'account/my-profile.json', 'The org has no object "Contact"'],
  [[`${UI_API}/list-ui/Case`, refuse(403)], 'account/home.json', 'has no list view "MyCases"'],
  [[apex('getLobby'), refuse(404)], 'Apex call getLobby', 'The org has no getLobby'],
  [[apex('payBill'), refuse(404)], 'Apex call payBill', 'The org has no payBill'],
  [[apex('getBills'), refuse(403)], 'Apex call getBills', "token's user may not call getBills"],
  [[apex('getAccounts'), refuse(401)], 'Apex call getAccounts', 'answers 401'],
  [[apex('getReferrals'), refuse(500)], 'Apex call getReferrals', 'nobody has written it yet, or it fails'],
  [[apex('getUsageHistory'), page], 'Apex call getUsageHistory', 'answers 200 with a page'],
  [[`guest ${apex('getCurrentSession')}`, refuse(401)], 'Apex call getCurrentSession', 'Guests may not call'],
  [
    [
      `${UI_API}/object-info`,
      (body) =>
        Response.json(body, {
          headers: {
            'sforce-limit-info': 'api-usage=90000/100000',
            'access-control-allow-origin': 'https://other.example.com',
          },
        }),
    ],
    'Calls of a day',
    '90000 of 100000 calls',
  ],
  [[`${UI_API}/object-info`, () => undefined], 'CORS', 'Pages of https://portal.example.com may not call'],
];

describe.each([
  ['fields and lists', fieldRows],
  ['objects, calls and limits', orgRows],
])('the check of an org with damaged %s', (_, rows) => {
  let check: OrgCheck;
  beforeAll(async () => void (check = await checkDamaged(rows.map(([damage]) => damage))));

  it.each(rows.map(([, place, message]) => [place, message] as const))('names %s: %s', (place, message) => {
    const found = check.findings.filter((finding) => finding.message.includes(message));
    expect(found.map((finding) => finding.place).join()).toContain(place);
    expect(found.every(({ remedy }) => remedy.length > 10)).toBe(true);
  });

  it('names nothing else', () => {
    const others = check.findings.filter(
      ({ message }) => !rows.some(([, , words]) => message.includes(words)),
    );
    expect(others).toEqual([]);
  });
});

describe('the check of an org', () => {
  it('finds nothing missing in the sandbox, which it only reads', async () => {
    const check = await checkDamaged([]);
    expect(check.findings).toEqual([]);
    const text = renderOrgCheck(check);
    expect(text).toContain('Nothing is missing.');
    expect(text).toMatch(/Versions [\d.]+.*; \d+ of 100000 calls of this day used; sets no cookies/);
    expect(text).toContain('CORS allows the origin.');
  });

  it.each<readonly [string, readonly [string, Damage], string]>([
    ['another server', ['/services/data/', refuse(404)], 'is no org: it answers 404'],
    ['a page to log in on', ['/services/data/', page], 'answers with a web page'],
    [
      'an old version',
      ['/services/data/', () => Response.json([{ version: '50.0' }])],
      'has no version 64.0; it has 50.0',
    ],
    ['a token that has ended', [`${UI_API}/object-info`, refuse(401)], 'does not know the token'],
    ['a user without the interface', [`${UI_API}/object-info`, refuse(403)], 'does not let the token’s user'],
  ])('ends in one sentence at %s', async (_, damage, sentence) => {
    await expect(checkDamaged([damage])).rejects.toThrow(sentence);
  });

  it.each([
    ['wraps its answers', 'wrapped', 'The org wraps the answers of Apex.'],
    ['has them elsewhere', 'rest', /^None of the \d+ Apex calls is there\.$/],
  ] as const)('says once that the Apex of an org %s', async (_, apexForm, message) => {
    const { findings } = await checkDamaged([], apexForm);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toMatch(message);
    expect(findings[0]?.remedy).toContain('--apex');
  });

  it('ends in one sentence where the project does not say what its org has', async () => {
    const { org: _org, ...others } = files;
    const options = {
      org: ORG,
      token: '',
      fetch: () => Promise.reject(new Error('asked')),
      timeout: 1,
      specs,
    };
    await expect(checkOrg({ ...options, files: others })).rejects.toThrow(
      'screen-configs/org.json is missing',
    );
  });
});
