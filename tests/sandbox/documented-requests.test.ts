import { beforeAll, describe, expect, it } from 'vitest';
import { apiVersions } from './contract/versions.ts';
import { MARIA } from './seed/fixed-ids.ts';
import { documentedRequests } from './testing/documented-requests.ts';
import { UI_API, createTestOrg, createVisitor } from './testing/test-org.ts';
import type { Visitor } from './testing/test-org.ts';

// The org throws on every answer of its own that breaks the specs, so a 2xx here is a valid one.
let maria: Visitor;

beforeAll(async () => {
  maria = createVisitor(createTestOrg());
  await maria.logIn('maria.lopez');
});

const served = documentedRequests.filter(({ refused }) => refused === undefined);
const isRead = ({ method, path }: (typeof served)[number]) =>
  method === 'GET' || /lookups|search|related-list-records/.test(path);
const inVersion = (path: string, version: string) => path.replace('v64.0', `v${version}`);

/** The addresses of the org that an answer names, whatever they are members of. */
function addressesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    /url$/i.test(name) && typeof member === 'string' && member.startsWith('/services/')
      ? [member]
      : addressesIn(member),
  );
}

describe('every call of the platform’s guide', () => {
  it.each(documentedRequests.map((request) => [request.method, request.path, request] as const))(
    '%s %s',
    async (method, path, { body, refused }) => {
      const answer = await maria.send(method, `${UI_API}/${path}`, body);
      if (refused === undefined) expect([200, 201, 204]).toContain(answer.status);
      else expect(answer).toMatchObject({ status: refused, body: [{ errorCode: expect.any(String) }] });
    },
  );

  it.each(served.filter(isRead).map((request) => [request.method, request.path, request] as const))(
    '%s %s names no address that leads nowhere',
    async (method, path, { body }) => {
      const answer = await maria.send(method, `${UI_API}/${path}`, body);
      for (const address of new Set(addressesIn(answer.body))) {
        const reached = await maria.send('GET', address);
        expect([reached.status, address]).toEqual([200, address]);
      }
    },
  );
});

describe('versions of the interface', () => {
  it.each(apiVersions.map(({ version }) => version))('%s answers as the specs’ does', async (version) => {
    for (const path of [
      `records/${MARIA.contactId}?layoutTypes=Full`,
      'object-info/Contact',
      'list-records/Case/MyCases?pageSize=2',
      `record-ui/${MARIA.caseId}`,
    ]) {
      const own = await maria.send('GET', `${UI_API}/${path}`);
      const other = await maria.send('GET', inVersion(`${UI_API}/${path}`, version));
      expect(other.status).toBe(200);
      expect(Object.keys(other.body)).toEqual(Object.keys(own.body));
      for (const address of addressesIn(other.body)) expect(address).toContain(`/v${version}/`);
    }
  });

  it.each([
    ['GET', `/services/data/v43.0/ui-api/object-info/Contact/`],
    ['GET', `${UI_API}/object-info/Case/picklist-values/012000000000000AAA/`],
    ['POST', `/services/data/v43.0/ui-api/records/`],
    ['GET', '/lwr/apex/v66.0/PortalDataController/getCurrentSession/'],
  ])('take a slash at the end: %s %s', async (method, path) => {
    const body = { apiName: 'Case', fields: { Subject: 'With a slash', Description: 'Text.' } };
    const answer = await maria.send(method, path, method === 'POST' ? body : undefined);
    expect([200, 201]).toContain(answer.status);
  });
});

describe('records by their layouts', () => {
  const objects = ['Contact', 'Account', 'Case', 'Order', 'User'];
  const combinations = ['Full', 'Compact'].flatMap((type) =>
    ['View', 'Edit', 'Create'].map((mode) => [type, mode] as const),
  );

  /** Ids of records that the customer sees, by object. */
  async function recordIds(): Promise<Readonly<Record<string, string>>> {
    const { body } = await maria.send('GET', `${UI_API}/records/${MARIA.contactId}?fields=Contact.AccountId`);
    const { contactId, caseId, orderId, userId } = MARIA;
    const account = body.fields.AccountId.value;
    return {
      Contact: contactId,
      Case: caseId,
      Order: orderId,
      User: userId,
      ...(account && { Account: account }),
    };
  }

  it.each(combinations)('hold every field that the %s layout for %s names', async (type, mode) => {
    const ids = await recordIds();
    for (const object of objects.filter((name) => ids[name] !== undefined)) {
      const query = `layoutTypes=${type}&modes=${mode}`;
      const { body: page } = await maria.send('GET', `${UI_API}/record-ui/${ids[object]}?${query}`);
      const { body: record } = await maria.send('GET', `${UI_API}/records/${ids[object]}?${query}`);
      const { recordTypeId } = record;
      const { sections } = page.layouts[object][recordTypeId][type][mode];
      const components: { apiName: string | null }[] = sections.flatMap(
        (section: { layoutRows: { layoutItems: { layoutComponents: [] }[] }[] }) =>
          section.layoutRows.flatMap(({ layoutItems }) =>
            layoutItems.flatMap((item) => item.layoutComponents),
          ),
      );
      const named = components.flatMap(({ apiName }) => (apiName === null ? [] : [apiName]));
      expect(Object.keys(record.fields)).toEqual(expect.arrayContaining(named));
      expect(Object.keys(page.records[ids[object] ?? ''].fields)).toEqual(expect.arrayContaining(named));
    }
  });

  it('keep log-in names to those whose they are', async () => {
    const own = await maria.send('GET', `${UI_API}/records/${MARIA.userId}?fields=User.Username,User.Email`);
    expect(own.body.fields).toMatchObject({ Username: { value: 'maria.lopez' } });
    const path = `${UI_API}/records/${MARIA.commentId}?fields=CaseComment.CreatedBy.Username,CaseComment.CreatedBy.Email,CaseComment.CreatedBy.Name`;
    const advisor = (await maria.send('GET', path)).body.fields.CreatedBy.value;
    expect(advisor.fields).toMatchObject({
      Username: { value: null },
      Email: { value: null },
      Name: { value: expect.any(String) },
    });
    const byLayout = await maria.send('GET', `${UI_API}/records/${advisor.id}?layoutTypes=Full`);
    expect(byLayout.body.fields.Username).toEqual({ displayValue: null, value: null });
  });
});

it('pages through the children of a record', async () => {
  const first = await maria.send(
    'GET',
    `${UI_API}/records/${MARIA.contactId}?fields=Contact.Name,Case.Subject&childRelationships=Contact.Cases&pageSize=4`,
  );
  const ids: string[] = [];
  let page = first.body.childRelationships.Cases;
  for (;;) {
    ids.push(...page.records.map(({ id }: { id: string }) => id));
    if (page.nextPageUrl === null) break;
    page = (await maria.send('GET', page.nextPageUrl)).body;
    expect(Object.keys(page.records[0].fields)).toContain('Subject');
  }
  expect(ids.length).toBeGreaterThan(8);
  expect(new Set(ids).size).toBe(ids.length);
  const unknown = await maria.send('GET', `${UI_API}/records/${MARIA.contactId}/child-relationships/Nope`);
  const hidden = await maria.send(
    'GET',
    `${UI_API}/records/${MARIA.contactId}/child-relationships/Staff_Notes__r`,
  );
  expect([unknown.status, hidden.status]).toEqual([404, 404]);
  expect(hidden.body).toEqual(unknown.body);
});
