import { describe, expect, it } from 'vitest';
import { acceptsEncoding } from './accepted-encodings.ts';
import { addressKey } from './limits/client-address.ts';
import { readHostNames } from './host-names.ts';
import { cookiesForClient, cookiesForOrg } from './org/cookies.ts';
import { callClassOf } from './org/call-class.ts';
import { fileHeaders, isJson } from './org/headers.ts';
import { checkProxiedCall, checkRequest } from './request-checks.ts';
import { findRoute } from './route-match.ts';

const isKnownHost = readHostNames('portal.example', []);
const routes = [{ route: '/messages/:number?' }, { route: '/help/*' }, { route: '/a/:b/:c?' }];
const call = (changes: object) => ({ method: 'POST', target: '/', headers: {}, rawHeaders: [], ...changes });
const own = { 'x-requested-with': 'p', 'sec-fetch-site': 'same-origin' };
const record = '/services/data/v64.0/ui-api/records/003';

/** The parsers of the host that read what strangers write. */
const parsers: readonly (readonly [string, (text: string) => unknown])[] = [
  ['Accept-Encoding', (text) => acceptsEncoding(text, 'br')],
  ['Host', (host) => checkRequest(call({ headers: { host }, rawHeaders: ['Host', host] }))],
  ['Host by name', (host) => isKnownHost(host, {})],
  [
    'Content-Type',
    (type) =>
      checkProxiedCall(
        call({ target: record, headers: { ...own, 'content-type': type, 'content-length': '1' } }),
      ),
  ],
  [
    'Origin',
    (origin) =>
      checkProxiedCall(call({ target: record, headers: { 'x-requested-with': 'p', origin, host: 'x' } })),
  ],
  ['Cookie', (text) => cookiesForOrg(text, true)],
  ['path of a call', (text) => checkProxiedCall(call({ target: `${record}/${text}` }))],
  ['query of a call', (text) => checkProxiedCall(call({ target: `${record}?${text}` }))],
  ['class of a call', (text) => callClassOf({ method: 'POST', target: `${record}${text}` })],
  ['path of a page', (text) => findRoute(routes, `/${text}`)],
  ['Set-Cookie of the org', (text) => cookiesForClient(text, true)],
  ['Content-Type of the org', (text) => isJson(text)],
  ['Content-Disposition of the org', (text) => fileHeaders(text)],
  ['address', (text) => addressKey(text)],
];
/** Texts that have no end to what they begin. */
const starts = ['br', 'br;q=', '', 'a=', '/', '[', 'attachment; filename=', 'application/json', '::'];
const fillers = [' ', 'a', ',', ';', ' ;', '=', '/', ':', '%2e', '\t', '"', '0', '.a', '&a=', '"\\'];

/** The least of some times, in milliseconds: what others do on the machine only adds. */
function timeOf(work: () => unknown): number {
  let least = Infinity;
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Milliseconds that 16 kB may cost in any case. Quadratic work on so much takes twenty times as long. */
const little = 5;
/** The bound, beside looking at each character of the same text: on an idle machine that takes 0.02 ms. */
const most = 400;

/** Looks at each character: the least work that a parser does. */
function scan(text: string): number {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === 0x20) found += 1;
  return found;
}

/**
 * Returns true where four times the text takes more than twice what is linear, or very long in any case. A busy machine
 * only adds to a time, so of many runs the least ones are compared.
 */
function isSlow(parse: (text: string) => unknown, textOf: (length: number) => string): boolean {
  const [short, long] = [textOf(4_000), textOf(16_000)];
  let [once, fourTimes] = [Infinity, Infinity];
  for (let round = 0; round < 6; round += 1) {
    once = Math.min(
      once,
      timeOf(() => parse(short)),
    );
    fourTimes = Math.min(
      fourTimes,
      timeOf(() => parse(long)),
    );
    if (fourTimes <= little) return false;
  }
  return fourTimes > 8 * once || fourTimes > most * timeOf(() => scan(long));
}

describe('what strangers write', () => {
  it.each(parsers)('%s takes a time in line with its length', (_, parse) => {
    const found = starts.flatMap((start) =>
      fillers.filter((filler) =>
        isSlow(parse, (length) => `${start}${filler.repeat(length / filler.length)}x`),
      ),
    );
    expect(found).toEqual([]);
  });

  it.each<[string, (text: string) => unknown, (length: number) => string]>([
    [
      'an expression that is not linear',
      (text) => /(?:^|,)\s*br\s*(?:;\s*q=1)?\s*(?:,|$)/.test(text),
      (length) => `br${' '.repeat(length / 4)}x`,
    ],
    [
      'linear work that is slow',
      (text) => Array.from({ length: 800 }, (_, at) => scan(text) + at),
      (length) => ' '.repeat(length),
    ],
  ])('finds %s', (_, parse, textOf) => {
    expect(isSlow(parse, textOf)).toBe(true);
  });
});
