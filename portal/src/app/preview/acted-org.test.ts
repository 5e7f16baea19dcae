import { describe, expect, it } from 'vitest';
import type { PreviewState } from '../../../screen-language/preview-link.ts';
import { actedFetch } from './acted-org.ts';

const origin = 'https://portal.test';
const session = '/lwr/apex/v64.0/PortalDataController/getCurrentSession';
const record = '/services/data/v64.0/ui-api/records/003000000000001AAA';
const own = '/published/screens/a.json';

/** Asks an org that would answer everything with its path. */
async function asked(state: Omit<PreviewState, 'preview'>, path: string, method = 'GET'): Promise<unknown> {
  const fetch = actedFetch(
    async (request) => Response.json(new URL((request as Request).url).pathname),
    state,
  );
  const answer = await Promise.race([
    fetch(origin + path, { method }).catch((error: unknown) => String(error)),
    Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => new Promise((resolve) => setTimeout(resolve, 50, 'nothing'))),
  ]);
  if (!(answer instanceof Response)) return answer;
  return answer.ok ? answer.json() : [answer.status, await answer.json()];
}

const refused = {
  method: 'PATCH',
  path: '/services/data/v64.0/ui-api/records/{recordId}',
  code: 'FIELD_INTEGRITY_EXCEPTION',
};

describe('an org that is acted', () => {
  it.each([
    ['waits', { org: 'waiting' }, record, 'GET', 'nothing'],
    ['cannot be reached', { org: 'offline' }, record, 'GET', 'TypeError: Failed to fetch'],
    ['is down', { org: 'down' }, record, 'GET', [503, [{ errorCode: 'SERVER_UNAVAILABLE' }]]],
    ['has ended the session', { org: 'ended' }, record, 'GET', [401, [{ errorCode: 'INVALID_SESSION_ID' }]]],
    ['refuses one call', { refused }, record, 'PATCH', [400, [{ errorCode: refused.code }]]],
    ['answers all others', { refused }, record, 'GET', record],
    ['says who is there, whatever state it is in', { org: 'down' }, session, 'GET', session],
    ['is not asked for the portal’s own files', { org: 'offline' }, own, 'GET', own],
    ['is as it is where nothing is acted', {}, record, 'PATCH', record],
  ] as const)('%s', async (_, state, path, method, want) => {
    const answer = await asked(state, path, method);
    if (Array.isArray(want)) expect(answer).toMatchObject(want);
    else expect(answer).toEqual(want);
  });
});
