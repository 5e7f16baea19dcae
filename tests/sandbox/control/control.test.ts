import { describe, expect, it } from 'vitest';
import { MARIA } from '../seed/fixed-ids.ts';
import { startSandboxServer } from '../server.ts';
import { APEX, UI_API, createTestClock, createTestOrg, createVisitor } from '../testing/test-org.ts';
import type { Visitor } from '../testing/test-org.ts';

const CONTROL = '/__sandbox/control';
const contact = `${UI_API}/records/${MARIA.contactId}`;
const city = `${contact}?fields=Contact.MailingCity`;

async function open(): Promise<{ readonly maria: Visitor; readonly org: ReturnType<typeof createTestOrg> }> {
  const org = createTestOrg({ control: true });
  const maria = createVisitor(org);
  await maria.logIn('maria.lopez');
  return { maria, org };
}

describe('the control', () => {
  it('is not there unless it is asked for', async () => {
    const visitor = createVisitor(createTestOrg({ seed: 'empty' }));
    for (const path of ['', '/errors', '/clock']) {
      expect((await visitor.send('GET', `${CONTROL}${path}`)).status).toBe(404);
    }
    expect((await visitor.send('POST', `${CONTROL}/reset`)).status).toBe(404);
  });

  it.each([
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of another origin', { Origin: 'http://evil.example' }],
    ['a form', { 'X-Requested-With': '' }],
  ])('does not obey %s', async (_, headers) => {
    const visitor = createVisitor(createTestOrg({ control: true, seed: 'empty' }));
    expect((await visitor.send('POST', `${CONTROL}/reset`, {}, headers)).status).toBe(403);
  });

  it.each([
    ['POST', '/seed', { name: 'nope' }, 400],
    ['POST', '/seed', { name: 3 }, 400],
    ['POST', '/seed', '{', 400],
    ['POST', '/seed', '[]', 400],
    ['POST', '/clock', { set: 'never' }, 400],
    ['POST', '/clock', { advance: -1 }, 400],
    ['POST', '/clock', { advance: Number.MAX_SAFE_INTEGER }, 400],
    ['POST', '/clock', { forward: 1 }, 400],
    ['POST', '/errors', {}, 400],
    ['POST', '/errors', { kind: 'nope' }, 400],
    ['POST', '/errors', { kind: 'cut', operation: 'nope' }, 400],
    ['POST', '/errors', { kind: 'cut', times: 0 }, 400],
    ['POST', '/errors', { kind: 'status', status: 200 }, 400],
    ['POST', '/errors', { kind: 'status', code: 'NO_OUTAGE' }, 400],
    ['POST', '/errors', { kind: 'delay', milliseconds: 1e9 }, 400],
    ['PUT', '/errors', {}, 405],
    ['GET', '/nothing', undefined, 404],
  ])('%s %s %j is answered with %i', async (method, path, body, status) => {
    const visitor = createVisitor(createTestOrg({ control: true, seed: 'empty' }));
    const answer = await visitor.send(method, `${CONTROL}${path}`, body);
    expect(answer).toMatchObject({ status, body: [{ errorCode: expect.any(String) }] });
  });

  it('brings records, clock and injected errors back', async () => {
    const { maria } = await open();
    await maria.send('PATCH', contact, { fields: { MailingCity: 'Elsewhere' } });
    await maria.send('POST', `${CONTROL}/clock`, { advance: 1000 });
    await maria.send('POST', `${CONTROL}/errors`, { kind: 'cut', path: '/nowhere' });
    expect((await maria.send('POST', `${CONTROL}/reset`)).status).toBe(204);
    expect((await maria.send('GET', CONTROL)).body).toEqual({
      clock: { now: '2026-11-21T12:00:00.000Z', state: 'following' },
      errors: [],
      seed: 'demo',
      seeds: ['demo', 'edge-cases', 'empty'],
    });
    await maria.logIn('maria.lopez');
    expect((await maria.send('GET', city)).body.fields.MailingCity.value).toBe('Round Rock');
  });

  it('seeds by name', async () => {
    const { maria } = await open();
    await maria.send('POST', `${CONTROL}/seed`, { name: 'empty' });
    expect((await maria.logIn('maria.lopez')).status).toBe(401);
    await maria.send('POST', `${CONTROL}/seed`, { name: 'demo' });
    expect((await maria.logIn('maria.lopez')).status).toBe(200);
  });

  it('shows what was sent', async () => {
    const { maria } = await open();
    expect(await maria.send('GET', `${CONTROL}/outbox?to=nobody@example.com`)).toMatchObject({
      status: 200,
      body: [],
    });
  });
});

describe('the clock', () => {
  it('moves, stands still and is let go', async () => {
    const clock = createTestClock();
    const visitor = createVisitor(createTestOrg({ control: true, seed: 'empty', clock }));
    const move = async (body: object) => (await visitor.send('POST', `${CONTROL}/clock`, body)).body;
    expect(await move({ advance: 60_000 })).toEqual({ now: '2026-11-21T12:01:00.000Z', state: 'ahead' });
    clock.advance(1000);
    expect(await move({})).toEqual({ now: '2026-11-21T12:01:01.000Z', state: 'ahead' });
    expect(await move({ set: '2030-01-01T00:00:00Z' })).toEqual({
      now: '2030-01-01T00:00:00.000Z',
      state: 'still',
    });
    clock.advance(1000);
    expect(await move({ advance: 5 })).toEqual({ now: '2030-01-01T00:00:00.005Z', state: 'still' });
    expect(await move({ release: true })).toEqual({ now: '2026-11-21T12:00:02.000Z', state: 'following' });
  });

  it('is the one of sessions', async () => {
    const { maria } = await open();
    await maria.send('POST', `${CONTROL}/clock`, { advance: 31 * 60_000 });
    expect((await maria.send('GET', city)).status).toBe(401);
  });
});

describe('injected errors', () => {
  it('break the next calls of one operation, in its own error body', async () => {
    const { maria } = await open();
    const plan = { operation: 'getRecord', kind: 'status', status: 503, retryAfter: 7, times: 2 };
    expect((await maria.send('POST', `${CONTROL}/errors`, plan)).status).toBe(201);
    for (let count = 0; count < 2; count += 1) {
      expect((await maria.send('GET', `${UI_API}/object-info/Contact`)).status).toBe(200);
      const broken = await maria.send('GET', city);
      expect(broken).toMatchObject({ status: 503, body: [{ errorCode: 'SERVER_UNAVAILABLE' }] });
      expect(broken.headers.get('Retry-After')).toBe('7');
    }
    expect((await maria.send('GET', city)).status).toBe(200);
  });

  it('are told by the code of an outage where one is named', async () => {
    const { maria } = await open();
    const plan = { operation: 'requestEmailChange', kind: 'status', status: 500, code: 'CALLOUT_ERROR' };
    await maria.send('POST', `${CONTROL}/errors`, plan);
    const broken = await maria.send('POST', `${APEX}/requestEmailChange`, {});
    expect(broken).toMatchObject({ status: 500, body: [{ errorCode: 'CALLOUT_ERROR' }] });
  });

  it('refuse writes in the shape of writes', async () => {
    const { maria } = await open();
    await maria.send('POST', `${CONTROL}/errors`, { operation: 'updateRecord', kind: 'status', status: 412 });
    const broken = await maria.send('PATCH', contact, { fields: { MailingCity: 'Elsewhere' } });
    expect(broken).toMatchObject({ status: 412, body: { output: null } });
  });

  it('are listed until they are used up or cleared', async () => {
    const { maria } = await open();
    await maria.send('POST', `${CONTROL}/errors`, { path: 'getCurrentSession', kind: 'status', times: 3 });
    await maria.send('GET', `${APEX}/getCurrentSession`);
    expect((await maria.send('GET', `${CONTROL}/errors`)).body).toMatchObject([{ times: 2 }]);
    expect((await maria.send('DELETE', `${CONTROL}/errors`)).status).toBe(204);
    expect((await maria.send('GET', `${APEX}/getCurrentSession`)).status).toBe(200);
  });

  it.each([
    ['cut', 'Round Rock'],
    ['lost', 'Lost'],
  ])('%s ends the connection and leaves %s', async (kind, left) => {
    const { maria } = await open();
    await maria.send('POST', `${CONTROL}/errors`, { operation: 'updateRecord', kind });
    const change = maria.send('PATCH', contact, { fields: { MailingCity: 'Lost' } });
    await expect(change).rejects.toThrow(/cut/);
    expect((await maria.send('GET', city)).body.fields.MailingCity.value).toBe(left);
  });

  it('come late', async () => {
    const { maria } = await open();
    await maria.send('POST', `${CONTROL}/errors`, { kind: 'delay', milliseconds: 20 });
    const start = performance.now();
    expect((await maria.send('GET', city)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(15);
  });

  it('reach clients over HTTP', async () => {
    const { maria, org } = await open();
    const server = await startSandboxServer({ port: 0, host: '127.0.0.1', org });
    const headers = { Cookie: maria.cookie() ?? '' };
    const read = () => fetch(`${server.url}${city}`, { headers });
    await maria.send('POST', `${CONTROL}/errors`, { kind: 'cut' });
    await expect(read()).rejects.toThrow(TypeError);
    await maria.send('POST', `${CONTROL}/errors`, { kind: 'truncated' });
    const half = await read();
    expect(half.status).toBe(200);
    await expect(half.text()).rejects.toThrow(TypeError);
    await maria.send('POST', `${CONTROL}/errors`, { kind: 'malformed' });
    await expect((await read()).json()).rejects.toThrow(SyntaxError);
    expect((await read()).status).toBe(200);
    await server.close();
  });
});

describe('the customers at every limit', () => {
  it('log in and read what they have', async () => {
    const org = createTestOrg({ seed: 'edge-cases' });
    const rows = [
      ['no.accounts', 0],
      ['forty.accounts', 3],
      ['many.records', 50],
      ['long.names', 3],
      ['accents', 3],
      ['right.to.left', 3],
    ] as const;
    for (const [username, count] of rows) {
      const customer = createVisitor(org);
      expect((await customer.logIn(username)).status).toBe(200);
      const list = `${UI_API}/list-records/Case/MyCases?fields=Case.Subject&pageSize=50`;
      expect(await customer.send('GET', list)).toMatchObject({ status: 200, body: { count } });
    }
  });
});
