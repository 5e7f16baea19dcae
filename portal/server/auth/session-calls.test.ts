import { logOut } from '@energy-portal/sdk';
import { describe, expect, it } from 'vitest';
import type { ClientAnswer } from '../org/client-answer.ts';
import { operationPath } from '../request-path.ts';
import { answerSessionCall } from './session-calls.ts';
import type { SessionCall } from './session-calls.ts';

const guest: ClientAnswer = { status: 200, headers: {}, body: Buffer.from('{"userId":null}') };

/** Logging out where the org ends tokens, or not, and says what a guest is, or not. */
function logOutWhere(revoked: boolean, ask: () => Promise<ClientAnswer>) {
  const session = { state: 'active', accessToken: 'a', refreshToken: 'r' };
  const call = {
    request: { method: 'POST', url: operationPath(logOut.table) },
    session,
    ask,
    oauth: { revoke: async () => revoked },
  };
  // Logging out needs no more of a call.
  return answerSessionCall(call as unknown as SessionCall);
}

describe('logging out', () => {
  it('ends the session, and says what is left', async () => {
    const outcome = await logOutWhere(true, async () => guest);
    expect(outcome?.session).toEqual({ state: 'none' });
    expect(JSON.parse(String(outcome?.answer.body))).toMatchObject({ userId: null, endReason: 'loggedOut' });
  });

  it('ends it even where the org says nothing after the tokens are revoked', async () => {
    const outcome = await logOutWhere(true, () => Promise.reject(new Error('gone')));
    const headers = { 'clear-site-data': '"storage"' };
    expect(outcome).toMatchObject({ session: { state: 'none' }, answer: { status: 502, headers } });
  });

  it('goes on with it where the org did not hear of it', async () => {
    await expect(logOutWhere(false, async () => guest)).rejects.toThrow(
      expect.objectContaining({ name: 'LogOutError' }),
    );
  });
});
