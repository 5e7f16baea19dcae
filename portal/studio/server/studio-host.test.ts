import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../screen-language/language.ts';
import { done, failed } from './answer.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { readDraftedProject } from './drafted-project.ts';
import { openPreviewLinks } from './preview-links.ts';
import type { Previews } from './previews.ts';
import { createStudioHost } from './studio-host.ts';
import { Workspace } from './workspace.ts';

const host = '127.0.0.1:4180';
const headers = { host, 'x-studio': '1' };
const previews: Previews = {
  show: async (brand) =>
    brand === 'a'
      ? done({
          origin: 'http://127.0.0.1:1',
          revision: 1,
          held: [],
          manifest: undefined,
          project: readDraftedProject(process.cwd(), new Map()),
        })
      : failed('NOT_FOUND', 'No brand.'),
  showBeside: async () => failed('NOT_FOUND', 'Nothing is beside it.'),
  originOf: () => 'http://127.0.0.1:1',
  post: async () => ({ status: 200, cookies: [] }),
  stop: async () => undefined,
};

let page = '';
let server: ReturnType<typeof createStudioHost>;
beforeAll(() => {
  page = mkdtempSync(join(tmpdir(), 'studio-page-'));
  writeFileSync(join(page, 'index.html'), '<title>Studio</title>');
  const workspace = new Workspace({
    root: process.cwd(),
    drafts: createDraftKeeper(join(page, 'drafts.json')),
    format: async (text) => text,
    clock: { now: () => 0 },
  });
  server = createStudioHost({
    workspaceOf: () => workspace,
    previews,
    settings: { brands: [{ id: 'a', name: 'A' }], viewers: [] },
    password: '',
    page,
    origin: `http://${host}`,
    links: openPreviewLinks(join(page, 'links'), Date),
    sampleAddress: ({ route }) => `${route}?sample`,
    staging: {
      state: () => ({ portals: [] }),
      stage: async () => done('Staged.'),
      promote: async () => done('Published.'),
      clear: async () => done('Nothing is staged any more.'),
      invite: () => failed('NOT_FOUND', 'No portal.'),
    },
    publishing: {
      list: () => ({ versions: [], unpublished: [] }),
      publish: async () => failed('OTHER_BUILD', 'Build it first.'),
      publishAgain: async ({ number }) => done(`Published, as version ${number + 1}.`),
      cancel: () => undefined,
      liveText: () => 'live',
      liveTexts: () => new Map(),
      review: () => [],
      planned: () => [],
      plan: async () => done('Planned.'),
      decide: async () => failed('NOT_FOUND', 'This is not there any more.'),
      run: async () => [],
    },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(page, { recursive: true, force: true });
});

describe('the studio host', () => {
  it('sends its page with a policy that lets in nothing but its own and the previews', async () => {
    const answer = await server.inject({ url: '/', headers: { host } });
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>Studio</title>']);
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; .*frame-src http:\/\/127\.0\.0\.1:1; .*frame-ancestors 'none'$/,
    );
  });

  it.each([
    ['GET', '/api/entry', headers, 404, 'NOT_FOUND'],
    ['GET', '/nope', { host }, 404, 'NOT_FOUND'],
    ['GET', '/', { host: 'evil.example' }, 403, 'FOREIGN_REQUEST'],
    ['GET', '/api/project', { host }, 403, 'FOREIGN_REQUEST'],
    ['GET', '/api/document?id=no/such', headers, 404, 'NOT_FOUND'],
    ['GET', '/api/preview?id=messages/list&brand=z', headers, 404, 'NOT_FOUND'],
    ['POST', '/api/save', headers, 400, 'INVALID_REQUEST'],
    ['POST', '/api/publish', headers, 400, 'INVALID_REQUEST'],
  ] as const)('answers %s %s with %s: %s', async (...[method, url, sent, status, code]) => {
    const answer = await server.inject({ method, url, headers: sent });
    expect([answer.statusCode, answer.json()]).toEqual([status, { code, message: expect.any(String) }]);
  });

  it.each([
    ['application/json', '{', 400, 'not valid JSON'],
    ['application/json', '', 400, 'cannot be empty'],
    ['text/csv', 'a;b', 415, 'Unsupported Media Type'],
    ['application/json', ' '.repeat(2_097_153), 413, 'too large'],
  ])('says that a body of %s is its sender’s error: %#', async (...[type, payload, status, why]) => {
    const sent = { ...headers, 'content-type': type };
    const answer = await server.inject({ method: 'POST', url: '/api/save', headers: sent, payload });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { code: 'INVALID_REQUEST', message: expect.stringMatching(`${why}.*try again\\.$`) },
    ]);
  });

  it.each([
    ['GET', '/api/settings', undefined, { brands: [{ id: 'a', name: 'A' }] }],
    ['GET', '/api/schema?id=messages/list', undefined, { type: 'object' }],
    ['GET', '/api/preview?id=messages/list&brand=a', undefined, { path: '/messages?sample', revision: 1 }],
    ['PUT', '/api/drafts', { drafts: [{ path: 'package.json', text: '{}' }] }, { code: 'NOT_FOUND' }],
    ['POST', '/api/save', { paths: [] }, { diagnostics: [] }],
    [
      'POST',
      '/api/publish',
      { paths: [], author: 'M', reason: 'x' },
      { code: 'OTHER_BUILD', message: 'Build it first.' },
    ],
    ['POST', '/api/publish', { paths: [], author: '', reason: 'x' }, { code: 'INVALID_REQUEST' }],
    [
      'POST',
      '/api/publish-again',
      { number: 1, author: 'M', reason: 'x' },
      { message: 'Published, as version 2.' },
    ],
    ['GET', '/api/settings', undefined, { me: { name: '', role: 'publish' } }],
    ['GET', '/api/planned', undefined, []],
    [
      'POST',
      '/api/planned',
      { paths: [], author: 'M', reason: 'x', seen: {}, from: 9 },
      { message: 'Planned.' },
    ],
    ['POST', '/api/planned', { paths: [], author: 'M', reason: 'x' }, { code: 'INVALID_REQUEST' }],
    ['GET', '/api/review?document=messages/list', undefined, { documents: [] }],
    [
      'POST',
      '/api/planned',
      { paths: [], author: 'M', reason: 'x', seen: {}, from: 'soon' },
      { code: 'INVALID_REQUEST' },
    ],
    ['POST', '/api/planned/decide', { id: 'x', what: 'approve' }, { code: 'NOT_FOUND' }],
    ['GET', '/api/publications', undefined, { versions: [], unpublished: [] }],
    [
      'GET',
      '/api/document?id=messages/list',
      undefined,
      ['config', ...languages].map(() => ({ live: 'live' })),
    ],
    ['POST', '/api/screens', { area: 'a' }, { code: 'INVALID_REQUEST' }],
  ] as const)('answers %s %s', async (...[method, url, body, want]) => {
    const answer = await server.inject({
      method,
      url,
      headers,
      ...(body !== undefined && { payload: body }),
    });
    expect(answer.json()).toMatchObject(want);
  });
});
