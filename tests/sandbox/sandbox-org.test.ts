import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createContract } from './contract/contract.ts';
import { operations } from './operations/operations.ts';
import type { SandboxError } from './sandbox-org.ts';
import { DEMO_LOG_INS } from './seed/demo-log-ins.ts';
import { MARIA } from './seed/fixed-ids.ts';
import { startSandboxServer } from './server.ts';
import { APEX, UI_API, createTestOrg, createVisitor } from './testing/test-org.ts';

const contact = `${UI_API}/records/${MARIA.contactId}`;
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the org', () => {
  it('has the members that its README names', () => {
    const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
    const [, named = ''] = /`createSandboxOrg\(options\) -> \{ ([^}]*) \}`/.exec(readme) ?? [];
    const org = createTestOrg({ seed: 'empty' });
    expect(Object.keys(org).toSorted()).toEqual(named.split(', ').toSorted());
    org.close();
  });

  const { routes } = createContract();

  it('serves only operations of the contract', () => {
    const known = routes.map((route) => route.operationId);
    expect(Object.keys(operations).filter((id) => !known.includes(id))).toEqual([]);
  });

  it('answers every operation that it does not serve with 501, whoever asks', async () => {
    const org = createTestOrg();
    const maria = createVisitor(org);
    await maria.logIn('maria.lopez');
    for (const { operationId, method, path } of routes.filter((each) => !(each.operationId in operations))) {
      const message = `This org does not serve ${operationId} yet`;
      for (const visitor of [createVisitor(org), maria]) {
        const answer = await visitor.send(method, path.replace(/\{[^}]*\}/g, 'x'));
        expect(answer).toMatchObject({ status: 501, body: [{ errorCode: 'NOT_IMPLEMENTED', message }] });
      }
    }
  });

  it('comes back to its seed by reset, and sessions end', async () => {
    const org = createTestOrg();
    const maria = createVisitor(org);
    await maria.logIn('maria.lopez');
    const before = await maria.send('GET', `${contact}?layoutTypes=Full`);
    await maria.send('PATCH', contact, { fields: { MailingCity: 'Elsewhere' } });
    org.reset();
    expect((await maria.send('GET', `${contact}?layoutTypes=Full`)).status).toBe(401);
    await maria.logIn('maria.lopez');
    expect((await maria.send('GET', `${contact}?layoutTypes=Full`)).body).toEqual(before.body);
  });

  it('keeps its records in a file', async () => {
    const database = join(folder, 'org.db');
    const first = createTestOrg({ database });
    const maria = createVisitor(first);
    await maria.logIn('maria.lopez');
    await maria.send('PATCH', contact, { fields: { MailingCity: 'Kept' } });
    first.close();
    const second = createTestOrg({ database });
    const again = createVisitor(second);
    await again.logIn('maria.lopez');
    expect(
      (await again.send('GET', `${contact}?fields=Contact.MailingCity`)).body.fields.MailingCity.value,
    ).toBe('Kept');
    second.close();
  });

  it('is empty when it is told to be', async () => {
    const visitor = createVisitor(createTestOrg({ seed: 'empty' }));
    expect((await visitor.send('GET', `${APEX}/getCurrentSession`)).body.isGuest).toBe(true);
    expect((await visitor.logIn('maria.lopez')).status).toBe(401);
    expect(
      (await visitor.send('GET', `${APEX}/getBrandCustomerServiceInfo?brandName=Brand%20A`)).status,
    ).toBe(404);
  });

  it('lets every demo customer in but the inactive one', async () => {
    const org = createTestOrg();
    const statuses = [];
    for (const { username } of DEMO_LOG_INS) statuses.push((await createVisitor(org).logIn(username)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 403]);
  });

  it('reports its own errors and answers 500 without details', async () => {
    const errors: SandboxError[] = [];
    const org = createTestOrg({ report: (error) => errors.push(error) });
    org.close();
    const answer = await createVisitor(org).send(
      'GET',
      `${APEX}/getBrandCustomerServiceInfo?brandName=Brand%20A`,
    );
    expect(answer).toMatchObject({ status: 500, body: [{ errorCode: 'INTERNAL_SERVER_ERROR' }] });
    expect(JSON.stringify(answer.body)).not.toMatch(/database/i);
    expect(errors).toMatchObject([
      { operationId: 'getBrandCustomerServiceInfo', reason: 'unexpected error' },
    ]);
  });

  it.each([
    ['an unknown address', 'GET', '/nothing/here', 404, 'NOT_FOUND'],
    ['a broken escape', 'GET', `${UI_API}/records/%ff`, 404, 'NOT_FOUND'],
    ['a version before all others', 'GET', '/services/data/v42.0/ui-api/records/x', 404, 'NOT_FOUND'],
    ['a version to come', 'GET', '/services/data/v67.0/ui-api/records/x', 404, 'NOT_FOUND'],
    ['a method that is not there', 'PUT', contact, 405, 'METHOD_NOT_ALLOWED'],
  ])('answers %s in its own error body', async (_, method, path, status, errorCode) => {
    const answer = await createVisitor(createTestOrg({ seed: 'empty' })).send(method, path);
    expect(answer).toMatchObject({ status, body: [{ errorCode }] });
  });
});

describe('the server', () => {
  it('speaks HTTP and lets go of its port', async () => {
    const running = await startSandboxServer({ port: 0, host: '127.0.0.1', org: createTestOrg() });
    const body = JSON.stringify({ username: 'maria.lopez', password: 'Sunny-day-7' });
    const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'portal' };
    const logIn = await fetch(`${running.url}${APEX}/logIn`, { method: 'POST', headers, body });
    expect(logIn.status).toBe(200);
    const Cookie = logIn.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const session = await fetch(`${running.url}${APEX}/getCurrentSession`, { headers: { Cookie } });
    expect(await session.json()).toMatchObject({ displayName: 'Maria Lopez' });
    const deleted = await fetch(`${running.url}${UI_API}/records/${MARIA.caseId}`, {
      method: 'DELETE',
      headers: { Cookie, ...headers },
    });
    expect(deleted.status).toBe(204);
    const taken = startSandboxServer({
      port: Number(new URL(running.url).port),
      host: '127.0.0.1',
      org: createTestOrg({ seed: 'empty' }),
    });
    await expect(taken).rejects.toThrow(/EADDRINUSE/);
    await running.close();
  });
});
