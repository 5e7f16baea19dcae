import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandboxOrg, type SandboxOrg } from '../../tests/sandbox/index.ts';
import { logInByBrowser } from './browser-log-in.ts';

const ORG = 'http://org.test';
let org: SandboxOrg;
beforeEach(() => {
  const usual = { database: ':memory:', clock: Date, seed: 'demo', passwordCost: 16 } as const;
  const clients = [{ id: 'check', name: 'Check', redirectUris: ['http://localhost/OauthRedirect'] }];
  org = createSandboxOrg({ ...usual, strict: true, clients });
});
afterEach(() => org.close());

const ask: typeof fetch = (input, init) => org.fetch(new Request(input, init));
const hidden = (html: string): string => /name="request" value="([^"]+)"/.exec(html)?.[1] ?? '';

/** Somebody at the org's page, who then lets the program in, or does not. */
async function visit(address: string, decision: 'allow' | 'deny'): Promise<void> {
  const send = (fields: Record<string, string>) =>
    ask(`${ORG}/services/oauth2/authorize`, { method: 'POST', body: new URLSearchParams(fields) });
  const page = await (await ask(address)).text();
  const who = { username: 'maria.lopez@example.com', password: 'Sunny-day-7' };
  const consent = await (await send({ request: hidden(page), ...who })).text();
  const answer = await send({ request: hidden(consent), decision });
  await fetch(answer.headers.get('location') ?? '');
}

/** A port that is free now. */
const freePort = 41_717;

async function logIn(decision: 'allow' | 'deny', clientId = 'check') {
  const visits: Promise<void>[] = [];
  const tell = (address: string): void => void visits.push(visit(address, decision));
  const options = { org: ORG, clientId, port: freePort, timeout: 60_000, fetch: ask, tell };
  try {
    return await logInByBrowser(options);
  } finally {
    await Promise.all(visits);
  }
}

const read = (token: string) =>
  ask(`${ORG}/services/data/v64.0/ui-api/object-info`, { headers: { Authorization: `Bearer ${token}` } });

describe('a log-in by a browser', () => {
  it("gives the token of whoever logged in at the org's page, and ends it afterwards", async () => {
    const { token, revoke } = await logIn('allow');
    expect((await read(token)).status).toBe(200);
    await revoke();
    expect((await read(token)).status).toBe(401);
  });

  it('says in one sentence that nobody was let in', async () => {
    await expect(logIn('deny')).rejects.toThrow(
      'http://org.test lets nobody in by the app check: access_denied. Allow it, or name another by --client-id.',
    );
  });

  it('says that nobody came in time', async () => {
    const options = { org: ORG, clientId: 'check', port: freePort, timeout: 1, fetch: ask };
    await expect(logInByBrowser({ ...options, tell: () => undefined })).rejects.toThrow(
      'Nobody has logged in. Start again, or give a token by --token.',
    );
  });
});
