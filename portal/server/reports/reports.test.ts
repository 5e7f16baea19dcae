import { afterEach, describe, expect, it } from 'vitest';
import { createScenes } from '../testing/scene.ts';
import { readViolations } from './violation.ts';
import { createWindowCounter } from './window-counter.ts';

const place = { screenAt: (path: string) => (path === '/deposit' ? 'payments/deposit' : 'unknown') };
const page = 'https://portal.example/deposit?email=ann@a.example#token=secret';

describe('reports of browsers', () => {
  const violation = {
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    source: '/assets/sdk-1.js',
    screen: 'payments/deposit',
  };
  const body = {
    documentURL: page,
    blockedURL: 'https://evil.example/x.js?card=4111111111111111',
    effectiveDirective: 'script-src-elem',
    sourceFile: 'https://portal.example/assets/sdk-1.js?x',
    sample: 'const secret = 1',
  };
  const read = (changes: object) =>
    readViolations([{ type: 'csp-violation', body: { ...body, ...changes } }], place);

  it.each([
    ['in the newer form', [{ type: 'csp-violation', url: page, body }], [violation]],
    ['in the newer form by itself', { type: 'csp-violation', url: page, body }, [violation]],
    [
      'in the older form',
      {
        'csp-report': {
          'document-uri': page,
          'blocked-uri': body.blockedURL,
          'violated-directive': "script-src-elem 'self'",
          'source-file': body.sourceFile,
        },
      },
      [violation],
    ],
    [
      'of a hash',
      [
        {
          type: 'integrity-violation',
          url: page,
          body: { blockedURL: 'https://portal.example/assets/a.js' },
        },
      ],
      [{ directive: 'integrity', blocked: '/assets/a.js', source: 'none', screen: 'payments/deposit' }],
    ],
    ['of something else', [{ type: 'deprecation', body: {} }], []],
    ['that is none', 'text', []],
    ['that is nothing', null, []],
  ])('are read %s', (_, given, want) => {
    expect(readViolations(given, place)).toEqual(want);
  });

  it.each([
    ['inline', 'inline'],
    ['chrome-extension://abc/x.js', 'chrome-extension:'],
    ['https://portal.example/profile/ann', 'own page'],
    ['ann@a.example', 'unknown'],
    [7, 'none'],
  ])('name %s without telling more: %s', (blockedURL, want) => {
    expect(read({ blockedURL })).toMatchObject([{ blocked: want }]);
  });

  it.each([
    ['worker-src', 'worker-src'],
    ['require-trusted-types-for', 'require-trusted-types-for'],
    ['made-up', 'unknown'],
    ['constructor', 'unknown'],
  ])('name the directive %s: %s', (effectiveDirective, want) => {
    expect(read({ effectiveDirective })).toMatchObject([{ directive: want }]);
  });

  it('tell nothing of the customer, whatever they hold', () => {
    const texts = ['ann@a.example', 'secret', '4111', 'card', '?', '#'];
    const told = JSON.stringify([
      ...read({ effectiveDirective: 'ann@a.example' }),
      ...read({ sourceFile: `https://portal.example/assets/${'x'.repeat(300)}ann@a.example` }),
      ...read({ documentURL: 'ann@a.example' }),
    ]);
    expect(texts.filter((text) => told.includes(text))).toEqual([]);
  });

  it('count no more than ten of one request', () => {
    expect(
      readViolations(
        Array.from({ length: 50 }, () => ({ type: 'csp-violation', body })),
        place,
      ),
    ).toHaveLength(10);
  });
});

describe('a counter', () => {
  it('begins again after its time, and bounds the names it knows', () => {
    let now = 0;
    const { take } = createWindowCounter({ clock: { now: () => now }, duration: 10, names: 2 });
    const taken = ['a', 'a', 'a', 'b', 'c', 'd', 'e'].map((name) => take(name, 2));
    expect(taken).toEqual([true, true, false, true, true, true, false]);
    now = 10;
    expect(take('a', 2)).toBe(true);
  });
});

describe('the host', () => {
  const { start, stopAll } = createScenes();
  afterEach(stopAll);
  const type = (value: string) => ({ 'content-type': value });
  const report = (file: number) =>
    JSON.stringify([
      {
        type: 'csp-violation',
        body: { documentURL: page, blockedURL: `https://x${file}.example/`, effectiveDirective: 'img-src' },
      },
    ]);

  it('asks for reports, logs each kind once, and refuses too many, too large and malformed ones', async () => {
    const scene = await start({ org: (_request, response) => void response.end() });
    const { headers } = await scene.ask('/');
    expect(headers['content-security-policy']).toContain('report-to security');
    expect(headers['reporting-endpoints']).toBe('security="/security-reports"');
    const send = async (body: string, from: string, as = 'application/reports+json') =>
      (await scene.ask('/security-reports', { method: 'POST', headers: type(as), body, from })).status;
    const statuses = [];
    for (let at = 0; at < 12; at += 1) statuses.push(await send(report(at % 3), '127.0.0.5'));
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429, 429]);
    expect(await send('{', '127.0.0.6')).toBe(400);
    expect(await send(report(1), '127.0.0.6', 'text/plain')).toBe(415);
    expect(await send(`[${' '.repeat(9_000)}]`, '127.0.0.6')).toBe(413);
    expect(await send(report(1), '127.0.0.6')).toBe(204);
    const told = scene.logged.filter(({ msg }) => msg === 'a browser refused');
    expect(told).toHaveLength(3);
    expect(told[0]).toMatchObject({ directive: 'img-src', blocked: 'https://x0.example' });
  });
});
