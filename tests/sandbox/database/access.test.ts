import { beforeAll, describe, expect, it } from 'vitest';
import { APEX, UI_API, createTestOrg, createVisitor } from '../testing/test-org.ts';
import type { Visitor } from '../testing/test-org.ts';

/** One record of each kind that belongs to one customer, by the list that shows it to them. */
const OWNED = [
  ['Contact', 'list-records/Contact/AllContacts', { fields: { OtherPhone: null } }],
  ['Account', 'list-records/Account/MyAccounts', { fields: { Phone: '2145550101' } }],
  ['Order', 'list-records/Order/RecentOrders', { fields: { Plan_Name__c: 'x' } }],
  ['Case', 'list-records/Case/MyCases', { fields: { Comments__c: 'x' } }],
  ['Usage__c', 'list-records/Usage__c/RecentUsage', { fields: { Consumed__c: 1 } }],
] as const;

let maria: Visitor;
let james: Visitor;
let guest: Visitor;

beforeAll(async () => {
  const org = createTestOrg();
  [maria, james, guest] = [createVisitor(org), createVisitor(org), createVisitor(org)];
  await maria.logIn('maria.lopez');
  await james.logIn('james.carter');
});

async function firstId(visitor: Visitor, list: string): Promise<string> {
  const { body } = await visitor.send('GET', `${UI_API}/${list}?pageSize=1`);
  return body.records[0].id;
}

describe.each(OWNED)('%s', (object, list, change) => {
  it('is seen by its owner, is not there for others, and needs a session', async () => {
    const path = `${UI_API}/records/${await firstId(james, list)}`;
    const read = `${path}?fields=${object}.Id`;
    expect((await james.send('GET', read)).status).toBe(200);
    expect(await maria.send('GET', read)).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] });
    expect(await guest.send('GET', read)).toMatchObject({
      status: 401,
      body: [{ errorCode: 'INVALID_SESSION_ID' }],
    });
    expect((await maria.send('PATCH', path, change)).status).toBe(404);
    expect((await maria.send('DELETE', path)).status).toBe(404);
    expect((await guest.send('PATCH', path, change)).status).toBe(401);
  });

  it('is in no list of another customer', async () => {
    const all = async (visitor: Visitor): Promise<string[]> => {
      const { body } = await visitor.send('GET', `${UI_API}/${list}?pageSize=2000`);
      return body.records.map((record: { id: string }) => record.id);
    };
    const [marias, jamess] = [await all(maria), await all(james)];
    expect(marias.length).toBeGreaterThan(0);
    expect(marias.filter((id) => jamess.includes(id))).toEqual([]);
  });

  it('answers the same for what is hidden and for what does not exist', async () => {
    const hidden = await firstId(james, list);
    const missing = `${hidden.slice(0, 3)}000000000000`;
    const read = (id: string) => maria.send('GET', `${UI_API}/records/${id}?fields=${object}.Id`);
    expect((await read(hidden)).body).toEqual((await read(missing)).body);
  });
});

describe('ways around', () => {
  it('a related list of a hidden parent is not there', async () => {
    const id = await firstId(james, 'list-records/Case/MyCases');
    expect((await maria.send('POST', `${UI_API}/related-list-records/${id}/CaseComments`, {})).status).toBe(
      404,
    );
  });

  it('a reply to a hidden case is refused', async () => {
    const ParentId = await firstId(james, 'list-records/Case/MyCases');
    const reply = { apiName: 'CaseComment', fields: { ParentId, CommentBody: 'x' } };
    const answer = await maria.send('POST', `${UI_API}/records`, reply);
    expect(answer.body.output.fieldErrors.ParentId[0].errorCode).toBe('INVALID_CROSS_REFERENCE_KEY');
  });

  it("a filter cannot reach beyond the customer's own rows", async () => {
    const where = encodeURIComponent('{ or: [{ Id: { ne: null } }, { Subject: { like: "%" } }] }');
    const all = await maria.send('GET', `${UI_API}/list-records/Case/MyCases?pageSize=2000`);
    const filtered = await maria.send(
      'GET',
      `${UI_API}/list-records/Case/MyCases?pageSize=2000&where=${where}`,
    );
    expect(filtered.body.count).toBe(all.body.count);
  });

  it('a related user shows staff but no other customer', async () => {
    const { body } = await james.send('GET', `${APEX}/getCurrentSession`);
    expect((await maria.send('GET', `${UI_API}/records/${body.userId}?fields=User.Name`)).status).toBe(404);
    expect((await james.send('GET', `${UI_API}/records/${body.userId}?fields=User.Name`)).status).toBe(200);
  });
});
