import { operationModules } from '@energy-portal/sdk/catalogue';
import { describe, expect, it } from 'vitest';
import type { HostedScreen, PublishedManifest } from '../screen-language/manifest.ts';
import { renderDocument } from './document.ts';
import type { DocumentInput } from './document.ts';
import { codeOfStatus } from './host-error.ts';
import { checkProxiedCall, checkRequest } from './request-checks.ts';
import { apexBase } from './request-path.ts';
import { findRoute, redirectedPath } from './route-match.ts';
import { languageVersion } from '../screen-language/language-version.ts';

const file = '/services/data/v64.0/sobjects/ContentVersion/068RM000002hFqYYAU/VersionData';

describe('findRoute', () => {
  const table = [
    ['/profile', '/profile', true],
    ['/profile', '/profile/', true],
    ['/profile', '/Profile', true],
    ['/profile', '/profiles', false],
    ['/messages/:number', '/messages/1', true],
    ['/messages/:number', '/messages', false],
    ['/messages/:number?', '/messages', true],
    ['/help/*', '/help/a/b', true],
    ['/a.b', '/axb', false],
    ['/', '/', true],
  ] as const;
  it.each(table)('%s and %s: %s', (route, path, want) => {
    expect(findRoute([{ route }], path) !== undefined).toBe(want);
  });
});

describe('redirectedPath', () => {
  const redirects = [
    { from: '/cases/:number/:part', to: '/messages/:number' },
    { from: '/cases', to: '/messages' },
  ];
  it.each([
    ['/cases', '/messages'],
    ['/cases/', '/messages'],
    ['/cases/00%2F1/x', '/messages/00%2F1'],
    ['/cases/1', undefined],
    ['//evil.example', undefined],
  ])('%s leads to %s', (path, want) => expect(redirectedPath(redirects, path)).toBe(want));
});

const call = (changes: object) => ({
  method: 'GET',
  target: '/services/data/v64.0/ui-api/records/003',
  headers: { host: 'localhost:1' },
  rawHeaders: ['Host', 'localhost:1'],
  ...changes,
});

describe('checkRequest', () => {
  const host = { host: 'localhost:1' };
  const table = [
    ['one host', {}, undefined],
    ['two hosts', { rawHeaders: ['Host', 'a', 'host', 'b'] }, 'INVALID_REQUEST'],
    ['no host', { rawHeaders: [], headers: {} }, 'INVALID_REQUEST'],
    ['a host with a path', { headers: { host: 'a/b' } }, 'INVALID_REQUEST'],
    ['an address as host', { headers: { host: '[::1]:4173' } }, undefined],
    ['an address that is none', { headers: { host: '999.999.999.999' } }, 'INVALID_REQUEST'],
    ['an IPv6 address that is none', { headers: { host: '[:::]' } }, 'INVALID_REQUEST'],
    ['a port that is none', { headers: { host: 'localhost:99999' } }, 'INVALID_REQUEST'],
    ['an absolute target', { target: 'http://x/' }, 'INVALID_REQUEST'],
    ['a body of stated length', { method: 'POST', headers: { ...host, 'content-length': '2' } }, undefined],
    [
      'a body of unknown length',
      { method: 'POST', headers: { ...host, 'transfer-encoding': 'chunked' } },
      'INVALID_REQUEST',
    ],
  ] as const;
  it.each(table)('%s', (_name, changes, want) => {
    expect(checkRequest(call(changes))).toBe(want);
  });
});

describe('checkProxiedCall', () => {
  const own = { host: 'localhost:1', 'sec-fetch-site': 'same-origin', 'x-requested-with': 'portal' };
  const json = { 'content-type': 'application/json', 'content-length': '2' };
  const post = (headers: object) => ({ method: 'POST', headers });
  const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '2000000' };
  const upload = (headers: object, document = '') => ({
    ...post({ ...own, ...headers }),
    target: `/services/data/v64.0/ui-api/records/content-documents/${document}content-versions`,
  });
  const table = [
    ['a read', {}, undefined],
    ['an Apex read', { target: '/lwr/apex/v64.0/PortalDataController/getUtilityInfo?orderId=8' }, undefined],
    ['another API', { target: '/services/data/v64.0/sobjects/Account' }, 'NOT_FOUND'],
    ['a file', { method: 'GET', target: file }, undefined],
    ['another way to a file', { method: 'POST', target: file }, 'NOT_FOUND'],
    ['a record in the place of a file', { method: 'GET', target: file.replace('068', '0/8') }, 'NOT_FOUND'],
    ['a hidden slash', { target: '/services/data/v64.0/ui-api/..%2fx' }, 'NOT_FOUND'],
    ['a dot segment', { target: '/services/data/v64.0/ui-api/%2e%2e/x' }, 'NOT_FOUND'],
    ['a NUL', { target: '/lwr/apex/v64.0/a%00/b' }, 'NOT_FOUND'],
    ['a file', upload(form), undefined],
    ['a new version of a file', upload(form, '069RM000002jKlMYAU/'), undefined],
    ['a file of 25 MB', upload({ ...form, 'content-length': '26214400' }), undefined],
    ['a file that is too large', upload({ ...form, 'content-length': '27262977' }), 'REQUEST_TOO_LARGE'],
    ['a file that is no form', upload({ ...json }), 'UNSUPPORTED_MEDIA_TYPE'],
    ['a file of another site', upload({ ...form, 'sec-fetch-site': 'cross-site' }), 'FORBIDDEN_REQUEST'],
    ['a form that is no file', post({ ...own, ...form, 'content-length': '9' }), 'UNSUPPORTED_MEDIA_TYPE'],
    ['a write of the portal', post({ ...own, ...json }), undefined],
    ['a write without body', post(own), undefined],
    ['a write without the header', post({ ...own, 'x-requested-with': undefined }), 'FORBIDDEN_REQUEST'],
    ['a write of another site', post({ ...own, 'sec-fetch-site': 'same-site' }), 'FORBIDDEN_REQUEST'],
    ['a write from nowhere', post({ host: 'localhost:1', 'x-requested-with': 'x' }), 'FORBIDDEN_REQUEST'],
    [
      'a write with our Origin',
      post({ host: 'localhost:1', 'x-requested-with': 'x', origin: 'http://localhost:1' }),
      undefined,
    ],
    [
      'a write with another Origin',
      post({ host: 'localhost:1', 'x-requested-with': 'x', origin: 'http://evil.example' }),
      'FORBIDDEN_REQUEST',
    ],
    ['a form', post({ ...own, ...json, 'content-type': 'text/plain' }), 'UNSUPPORTED_MEDIA_TYPE'],
    ['a huge body', post({ ...own, ...json, 'content-length': '2000000' }), 'REQUEST_TOO_LARGE'],
    ...['%4cogIn', 'log%49n', 'logI%6E', 'log%2dIn', '%70ay', 'pay%5f', 'pay%7E', 'x%39'].map(
      (name) =>
        [
          `signs that need no other writing: ${name}`,
          { target: `/lwr/apex/v64.0/PortalDataController/${name}` },
          'NOT_FOUND',
        ] as const,
    ),
    [
      'signs that need it',
      { target: '/services/data/v64.0/ui-api/records/get%20a%C3%A9%5B%60%7B%40' },
      undefined,
    ],
    ['such signs in an Apex call', { target: '/lwr/apex/v64.0/PortalDataController/logIn%20' }, 'NOT_FOUND'],
    ['what some servers leave out', { target: '/lwr/apex/v64.0/PortalDataController/logIn;a' }, 'NOT_FOUND'],
    ['an Apex call of another class', { target: '/lwr/apex/v64.0/x/requestPasswordReset' }, 'NOT_FOUND'],
    ['the class in other letters', { target: '/lwr/apex/v64.0/portaldatacontroller/LOGIN' }, undefined],
    ['that in a record call', { target: '/services/data/v64.0/ui-api/records;a/003' }, 'NOT_FOUND'],
    [
      'an Apex call of another version',
      { target: '/lwr/apex/v63.0/PortalDataController/logIn' },
      'NOT_FOUND',
    ],
    ['a record of another version', { target: '/services/data/v63.0/ui-api/records/003' }, undefined],
    ['a path that goes on', { target: '/lwr/apex/v64.0/PortalDataController/logIn/' }, 'NOT_FOUND'],
  ] as const;
  it.each(table)('%s', (_name, changes, want) => {
    expect(checkProxiedCall(call(changes))).toBe(want);
  });
});

it('every Apex call of the specs is let in', async () => {
  const modules = await Promise.all(Object.values(operationModules).map((load) => load()));
  const paths = modules
    .flatMap((module) => Object.values(module))
    .flatMap(({ table }) => (table.api === 'apex' ? [table.path] : []));
  expect(paths.length).toBeGreaterThan(100);
  const kept = paths.filter((path) => checkProxiedCall(call({ target: `${apexBase}${path}` })) !== undefined);
  expect(kept).toEqual([]);
});

describe('codeOfStatus', () => {
  it.each([
    [413, 'REQUEST_TOO_LARGE'],
    [429, 'TOO_MANY_REQUESTS'],
    [418, 'INVALID_REQUEST'],
    [500, 'INTERNAL'],
    [undefined, 'INTERNAL'],
  ] as const)('%s is %s', (status, want) => {
    expect(codeOfStatus(status)).toBe(want);
  });
});

const manifest: PublishedManifest = {
  version: '</script><script>1',
  languageVersion,
  screens: [
    {
      id: 'profile',
      route: '/profile',
      access: 'customer',
      frame: 'page',
      title: { en: 'My <profile>', es: 'Mi perfil' },
      model: '/published/p.json',
      validators: '/published/p.js',
      texts: { en: '/published/en.json', es: '/published/es.json' },
    },
  ],
  texts: { en: '/published/t-en.json', es: '/published/t-es.json' },
  navigation: { logIn: '/login', home: { guest: '/login', customer: '/profile' } },
  brands: [
    { id: 'a', name: 'A Energy', crmName: 'Brand A', word: 'brand-a' },
    { id: 'c', name: 'C Energy', crmName: 'Brand C', word: null },
  ],
};
const chunks = {
  'index.html': { file: 'assets/index.js', isEntry: true },
  '/root/portal/src/brand/tokens/a.css': { file: 'assets/a-1.css', face: '/assets/face-1.woff2' },
  'src/screen/screen.tsx': {
    file: 'assets/screens.js',
    css: ['assets/screens.css'],
    imports: ['index.html', '_x.js'],
  },
  '_x.js': { file: 'assets/x.js' },
  'src/late.ts': { file: 'assets/late.js', css: ['assets/late.css'] },
};
const hosted: HostedScreen = {
  chunks: { first: ['src/app/live-page.tsx', 'src/screen/screen.tsx'], soon: ['src/late.ts'], all: [] },
  frames: { en: { a: '<h1>A</h1>', c: '<h1>$& C</h1>' }, es: { a: '<h1>Sí</h1>', c: '<h1>C</h1>' } },
};
const template =
  '<html lang="en"><head><title>T</title><!--portal-head--><link href="/assets/index.css"></head><!--portal-frame--><!--portal-manifest--></html>';
const page = (address: string, more: Partial<DocumentInput> = {}) =>
  renderDocument({
    template,
    url: new URL(address),
    brands: manifest.brands,
    manifest,
    chunks,
    host: { screens: { profile: hosted }, unknown: { ...hosted, frames: { en: {}, es: {} } } },
    ...more,
  });

describe('renderDocument', () => {
  it('carries the manifest in the language of the page alone', () => {
    const { html } = page('http://brand-a.localhost:1/es/profile');
    const text = /id="portal-manifest">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(text)).toEqual({
      ...manifest,
      screens: [{ ...manifest.screens[0], title: 'Mi perfil', texts: '/published/es.json' }],
      texts: '/published/t-es.json',
    });
  });

  it('names language, brand, title and what the first screen needs', () => {
    const { status, html } = page('http://brand-a.localhost:1/es/profile');
    expect(status).toBe(200);
    for (const piece of [
      '<html lang="es" data-brand="a">',
      '<title>Mi perfil · A Energy</title>',
      '<link rel="stylesheet" href="/assets/a-1.css">',
      '<link rel="preload" as="font" href="/assets/face-1.woff2" crossorigin="anonymous" type="font/woff2" fetchpriority="low">',
      '<link rel="stylesheet" href="/assets/screens.css">',
      '<link rel="modulepreload" href="/assets/screens.js">',
      '<link rel="modulepreload" href="/assets/x.js">',
      '<link rel="modulepreload" href="/published/p.js">',
      'hreflang="en" href="http://brand-a.localhost:1/profile"',
      'hreflang="es" href="http://brand-a.localhost:1/es/profile"',
      'hreflang="x-default" href="http://brand-a.localhost:1/profile"',
      'href="/published/t-es.json"',
      'href="/published/es.json"',
      '<link rel="modulepreload" href="/assets/late.js">',
      '<h1>Sí</h1>',
    ]) {
      expect(html).toContain(piece);
    }
    expect(html).not.toContain('modulepreload" href="/assets/index.js"');
    expect(html).not.toContain('/assets/late.css');
    expect(html.indexOf('/assets/screens.css')).toBeGreaterThan(html.indexOf('/assets/index.css'));
  });

  it.each([
    ['https://pay.example', '<meta name="portal-payments" content="https://pay.example">'],
    [undefined, undefined],
  ])('names the payment processor %s', (processor, want) => {
    const { html } = page('http://localhost:1/login', { processor });
    expect(html.match(/<meta name="portal-payments"[^>]*>/)?.[0]).toBe(want);
  });

  it.each([
    [true, true],
    [undefined, false],
  ])('offers to look into the record cache: %s', (hasInspector, want) => {
    const { html } = page('http://localhost:1/login', { hasInspector });
    expect(html.includes('<meta name="portal-inspector">')).toBe(want);
  });

  it.each([
    [true, true],
    [undefined, false],
  ])('has answers checked: %s', (validatesAnswers, want) => {
    const { html } = page('http://localhost:1/login', { validatesAnswers });
    expect(html.includes('<meta name="portal-validates">')).toBe(want);
  });

  it('binds scripts before anything asks for one', () => {
    const importMap = '{"integrity":{}}';
    const { html } = page('http://localhost:1/profile', { importMap });
    const map = html.indexOf(`<script type="importmap">${importMap}</script>`);
    expect(map).toBeGreaterThan(0);
    expect(html.search(/modulepreload|type="module"/)).toBeGreaterThan(map);
  });

  it('escapes what it puts into the page', () => {
    const { html } = page('http://localhost:1/profile');
    expect(html).toContain('<h1>$& C</h1>');
    expect(html).toContain('<title>My &#60;profile&#62; · C Energy</title>');
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it.each([
    ['http://localhost:1/', 200],
    ['http://localhost:1/es', 200],
    ['http://localhost:1/nope', 404],
    ['http://localhost:1/es/nope', 404],
    ['http://localhost:1/essay', 404],
  ])('answers %s with %s', (address, want) => {
    expect(page(address).status).toBe(want);
  });
});
