import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPreviewLinks } from './preview-links.ts';
import { openStudioScene } from './testing/studio-scene.ts';
import type { StudioScene } from './testing/studio-scene.ts';

const day = 24 * 3_600_000;
const facts = { author: 'Maria', authorId: 'm', title: 'Letters', drafts: { a: 'new' } };
let folder = '';
let now = 1000;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'));
  now = 1000;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const open = () => openPreviewLinks(folder, { now: () => now });

it('opens for seven days with its secret alone, which is kept nowhere', () => {
  const secret = open().make(facts);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(open().find(secret)).toMatchObject(facts);
  expect(open().find(`${secret.slice(1)}x`)).toBeUndefined();
  const [name = ''] = readdirSync(folder);
  expect(name + readFileSync(join(folder, name), 'utf8')).not.toContain(secret);
  expect(open().find(name.slice(0, 64))).toBeUndefined();
  now += 7 * day - 1;
  expect(open().find(secret)).toMatchObject(facts);
  now += 1;
  expect([open().find(secret), readdirSync(folder)]).toEqual([undefined, []]);
});

it('ends when somebody ends it, and is none under another name', () => {
  const [one, other] = [open().make(facts), open().make(facts)];
  open().end(open().find(one)?.id ?? '');
  expect([open().find(one), open().all().length]).toEqual([undefined, 1]);
  const [name = ''] = readdirSync(folder);
  renameSync(join(folder, name), join(folder, `${'0'.repeat(64)}.json`));
  expect([open().byId('0'.repeat(64)), open().byId('../x'), open().find(other)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('the calls of a link', () => {
  let scene: StudioScene;
  beforeEach(async () => {
    scene = await openStudioScene();
  });
  afterEach(() => scene.close());
  const make = async (role: string) => {
    const cookie = await scene.logIn(role);
    const answer = await scene.call({
      method: 'POST',
      url: '/api/links',
      payload: { title: 'Letters' },
      cookie,
    });
    const { address = '' } = answer.body as { readonly address?: string };
    return { cookie, status: answer.status, secret: address.split('/#/shared/')[1] ?? '' };
  };

  it('show drafts to somebody without an account, who can do nothing else', async () => {
    const { secret } = await make('texts');
    const shared = await scene.call({ method: 'POST', url: '/api/shared', payload: { secret } });
    expect(shared).toMatchObject({
      status: 200,
      body: { author: 'The texts', settings: { me: { role: 'read' } } },
    });
    const cookie = `studio-link=${secret}`;
    for (const url of ['/api/project', '/api/settings', '/api/links', '/api/document?id=messages/list'])
      expect(await scene.call({ method: 'GET', url, cookie })).toMatchObject({ status: 401 });
    const payload = { drafts: [{ path: 'locales/en/common.json', text: '{}' }] };
    expect(await scene.call({ method: 'PUT', url: '/api/drafts', payload, cookie })).toMatchObject({
      status: 401,
    });
    const preview = { method: 'GET', url: '/api/shared/preview?id=a/b&brand=a' } as const;
    expect(await scene.call({ ...preview, cookie })).toMatchObject({
      body: { message: 'There is no preview.' },
    });
    expect(await scene.call(preview)).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('not open') },
    });
  });

  it('share nothing else where what is planned is gone', async () => {
    const cookie = await scene.logIn('texts');
    const payload = { title: 'Letters', plan: 'gone' };
    const answer = await scene.call({ method: 'POST', url: '/api/links', payload, cookie });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await scene.call({ method: 'GET', url: '/api/links', cookie })).body).toEqual([]);
  });

  it('are refused for a wrong secret, one that was ended, and a role that only reads', async () => {
    expect((await make('read')).status).toBe(403);
    const { secret, cookie } = await make('texts');
    const shared = (one: string) =>
      scene.call({ method: 'POST', url: '/api/shared', payload: { secret: one } });
    expect((await shared('x'.repeat(43))).status).toBe(404);
    const list = await scene.call({ method: 'GET', url: '/api/links', cookie });
    const [link] = list.body as readonly { readonly id: string }[];
    const end = (by: string) =>
      scene.call({ method: 'POST', url: '/api/links/end', payload: { id: link?.id ?? '' }, cookie: by });
    expect((await end(await scene.logIn('screens'))).status).toBe(404);
    expect((await end(cookie)).status).toBe(200);
    expect((await shared(secret)).status).toBe(404);
  });
});
