import { describe, expect, it } from 'vitest';
import { createQueue } from '../../publish/index.ts';
import type { Publications, StagedPublication, Staging } from '../../publish/index.ts';
import { readClaim } from '../../server/staging/staff-tokens.ts';
import type { StagingKeys } from '../../server/staging/staff-tokens.ts';
import type { Actor } from './actor.ts';
import { createStudioStaging } from './studio-staging.ts';
import type { StagingSettings } from './studio-staging.ts';

const keys: StagingKeys = [{ id: 'k', bytes: new Uint8Array(32).fill(1) }];
const settings: StagingSettings = { keys, portals: ['https://portal.example', 'http://localhost:4173'] };
const staged: StagedPublication = {
  author: 'Maria',
  authorId: 'm',
  time: 1,
  reason: 'Plainer',
  version: 'v1',
  files: { 'locales/en/screens/messages/list.json': { before: null, after: '{}' } },
};
const actor = (id: string): Actor => ({ id, username: id, name: id.toUpperCase(), role: 'publish' });
const call = { version: 'v1', author: 'Paul', reason: 'Good' };

function open(
  own: { readonly current?: StagedPublication; readonly settings?: StagingSettings } = {
    current: staged,
    settings,
  },
) {
  const did: unknown[] = [];
  const staging: Staging = {
    current: () => own.current,
    stage: async (wanted) => (
      did.push(['stage', [...wanted.files.keys()], wanted.writers]),
      { state: 'done', line: 'Staged.' }
    ),
    promote: async (signature, version) => (did.push([signature, version]), { state: 'done', line: 'Live.' }),
    clear: () => ({ state: 'done', line: 'Cleared.' }),
  };
  const changes = new Map([
    ['locales/en/screens/messages/list.json', '{}'],
    ['locales/en/common.json', '{}'],
  ]);
  // Staging asks for what differs alone.
  const publications = { changes: () => changes } as Partial<Publications> as Publications;
  const clock = { now: () => 1_000 };
  const writers = { of: (paths: Iterable<string>) => [...paths].map((path) => `writer of ${path}`) };
  const options = { staging, publications, writers, settings: own.settings, clock, inOrder: createQueue() };
  return { did, ...createStudioStaging(options) };
}

describe('a publication that is staged', () => {
  it('is told with the documents that it changes', () => {
    expect(open().state(actor('m'))).toEqual({
      portals: ['portal.example', 'localhost:4173'],
      staged: {
        author: 'Maria',
        time: 1,
        reason: 'Plainer',
        version: 'v1',
        isOwn: true,
        hasWritten: false,
        changed: ['messages/list'],
      },
    });
  });

  it('is told without the accounts of those who wrote it', () => {
    const { state } = open({ current: { ...staged, writers: ['p'] }, settings });
    expect(state(actor('p')).staged).toMatchObject({ isOwn: false, hasWritten: true });
    expect(state(actor('q')).staged).not.toHaveProperty('writers');
  });

  it.each([
    ['not put live by whoever wrote any of it', true, 0],
    ['put live by whoever wrote it where nobody else has to', false, 1],
  ])('that somebody else staged is %s', async (_, isReviewed, count) => {
    const { did, promote } = open({ current: { ...staged, writers: ['x', 'p'] }, settings });
    const answer = await promote(call, { actor: actor('p'), isReviewed });
    expect(did).toHaveLength(count);
    expect(answer).toMatchObject(
      count === 1
        ? { state: 'done' }
        : {
            problem: {
              code: 'NOT_ALLOWED',
              message: expect.stringContaining('Somebody who wrote none of it'),
            },
          },
    );
    expect(await promote(call, { actor: actor('q'), isReviewed })).toMatchObject({ state: 'done' });
  });

  it('has the documents that somebody chose', async () => {
    const { did, stage } = open();
    await stage({ author: 'M', reason: 'x', documents: ['messages/list'] }, actor('m'));
    await stage({ author: 'M', reason: 'x', documents: ['messages/new'] }, actor('m'));
    const path = 'locales/en/screens/messages/list.json';
    expect(did).toEqual([['stage', [path], [`writer of ${path}`]]]);
  });

  it.each([
    ['whoever staged it, alone', 'm', false, [[{ author: 'Paul', reason: 'Good' }, 'v1']]],
    ['another person', 'p', false, [[{ author: 'Paul', reason: 'Good (staged by Maria)' }, 'v1']]],
    [
      'another person, where somebody has to',
      'p',
      true,
      [[{ author: 'Paul', reason: 'Good (staged by Maria)' }, 'v1']],
    ],
    ['nobody: whoever staged it may not, where another person has to', 'm', true, []],
  ] as const)('is put live by %s', async (_who, id, isReviewed, did) => {
    const opened = open();
    const answer = await opened.promote(call, { actor: actor(id), isReviewed });
    expect(opened.did).toEqual(did);
    expect(answer).toMatchObject(did.length === 0 ? { problem: { code: 'NOT_ALLOWED' } } : { state: 'done' });
  });
});

describe('an invitation', () => {
  it('leads to one portal, for two minutes', () => {
    const made = open().invite('portal.example');
    const address = new URL(made.state === 'done' ? made.value.address : '');
    expect([address.origin, address.pathname]).toEqual(['https://portal.example', '/staging']);
    const token = address.searchParams.get('invitation') ?? '';
    const wanted = { use: 'invitation', host: 'portal.example' } as const;
    expect(readClaim(keys, token, { ...wanted, now: 120_999 })).toMatchObject(wanted);
    expect(readClaim(keys, token, { ...wanted, now: 121_000 })).toBeUndefined();
  });

  it.each([
    ['to a portal that is none of them', { current: staged, settings }, 'evil.example'],
    ['where nothing is staged', { settings }, 'portal.example'],
    ['where there are no keys', { current: staged }, 'portal.example'],
  ])('is refused %s', (_what, own, portal) => {
    expect(open(own).invite(portal)).toMatchObject({ problem: { code: 'NOT_FOUND' } });
  });
});
