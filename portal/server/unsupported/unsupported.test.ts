import browserslist from 'browserslist';
import { describe, expect, it } from 'vitest';
import own from '../../package.json' with { type: 'json' };
import { plainFile } from '../build-files.ts';
import { manifest } from '../testing/empty-build.ts';
import { isSupported } from './supported-browsers.ts';
import { renderUnsupported } from './unsupported-page.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS';
const chrome = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;

describe('isSupported', () => {
  it.each([
    [chrome(142), true],
    [chrome(123), true],
    [chrome(122), false],
    [chrome(142).replace('Chrome', 'HeadlessChrome'), true],
    [`${chrome(120)} Edg/120.0.0.0`, false],
    [`${chrome(142)} Edg/142.0.0.0`, true],
    [`${chrome(110)} SamsungBrowser/26.0`, false],
    [`${chrome(121)} SamsungBrowser/27.0`, true],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', true],
    ['Mozilla/5.0 (Android 14; Mobile; rv:119.0) Gecko/119.0 Firefox/119.0', false],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.4 Safari/605.1.15`, false],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.5 Safari/605.1.15`, true],
    [`${iPhone} 18_6 like Mac OS X) ${apple} Version/26.0 Mobile/15E148 Safari/604.1`, true],
    [`${iPhone} 16_2 like Mac OS X) ${apple} Version/16.2 Mobile/15E148 Safari/604.1`, false],
    [`${iPhone} 16_2 like Mac OS X) ${apple} CriOS/142.0 Mobile/15E148 Safari/604.1`, false],
    [`${iPhone} 18_1 like Mac OS X) ${apple} Mobile/15E148`, true],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', false],
    [`${chrome(64)} Edge/17.17134`, false],
    ['curl/8.5.0', true],
    ['', true],
    [undefined, true],
  ])('%s: %s', (userAgent, supported) => {
    expect(isSupported(userAgent)).toBe(supported);
  });

  it.each(own.browserslist)('knows %s as browserslist does', (query) => {
    expect(query).toMatch(/^\w+ >= \d+(?:\.\d+)?$/);
    expect(browserslist(query).length).toBeGreaterThan(0);
  });
});

const texts = { title: 'Old & slow', body: 'Update.', call: 'Call:', anyway: 'Go on' };
const shared = (text: object) =>
  plainFile(Buffer.from(JSON.stringify({ common: { unsupported: text } })), '.json');
const published = {
  manifest: {
    ...manifest,
    brands: [{ ...manifest.brands[0], id: 'c', name: 'C', crmName: 'C', word: null, phone: '800-555-0130' }],
  },
  files: new Map([
    ['/published/en.json', shared(texts)],
    ['/published/es.json', shared({ ...texts, title: 'Actualice' })],
  ]),
  host: { screens: {}, unknown: { chunks: { first: [], soon: [], all: [] }, frames: { en: {}, es: {} } } },
};

describe('renderUnsupported', () => {
  it('says it in the language of the address, with the phone number, and without a script', () => {
    const english = renderUnsupported(new URL('https://p.example/login?a="1"'), published);
    expect(english?.html).toContain('<html lang="en">');
    expect(english?.html).toContain('Old &#38; slow');
    expect(english?.html).toContain('href="tel:800-555-0130"');
    expect(english?.html).toContain('/login?a=%221%22&#38;anyway=1');
    expect(english?.html).not.toContain('<script');
    expect(renderUnsupported(new URL('https://p.example/es/login'), published)?.html).toContain('Actualice');
  });

  it('is left to the page where there are no texts', () => {
    const without = { ...published, files: new Map() };
    expect(renderUnsupported(new URL('https://p.example/'), without)).toBeUndefined();
  });
});
