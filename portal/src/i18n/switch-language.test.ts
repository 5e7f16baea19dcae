import { describe, expect, it } from 'vitest';
import {
  switchLanguage,
  readPreferredLanguage,
  savePreferredLanguage,
  twinToOpen,
} from './switch-language.ts';

const site = 'https://portal.example';

describe('switchLanguage', () => {
  const table = [
    ['/profile', 'es', '/es/profile'],
    ['/', 'es', '/es'],
    ['/es/profile', 'es', '/es/profile'],
    ['/essay', 'es', '/es/essay'],
    ['/es/profile', 'en', '/profile?redirect=false'],
    ['/es', 'en', '/?redirect=false'],
    ['/es/', 'en', '/?redirect=false'],
    ['/essay', 'en', '/essay?redirect=false'],
    ['/es/essay', 'en', '/essay?redirect=false'],
    ['/es/orders?orderId=8#top', 'en', '/orders?orderId=8&redirect=false#top'],
    ['/es/orders?redirect=true', 'en', '/orders?redirect=true'],
    ['/es//evil.example/x', 'en', '/evil.example/x?redirect=false'],
    ['/es/\\evil.example/x', 'en', '/evil.example/x?redirect=false'],
    ['//evil.example', 'es', '/es/evil.example'],
    ['/profile', 'vi', '/vi/profile'],
    ['/es', 'vi', '/vi'],
    ['/es/orders?orderId=8', 'vi', '/vi/orders?orderId=8'],
    ['/vi/profile', 'es', '/es/profile'],
    ['/vi/es//vi', 'en', '/?redirect=false'],
    ['/village', 'en', '/village?redirect=false'],
  ] as const;
  it.each(table)('%s to %s is %s', (path, to, want) => {
    expect(switchLanguage(new URL(site + path), to).href).toBe(site + want);
  });
});

describe('twinToOpen', () => {
  const table = [
    ['/profile', 'es', '/es/profile'],
    ['/profile?a=1#b', 'es', '/es/profile?a=1#b'],
    ['/profile?redirect=false', 'es', undefined],
    ['/es/profile', 'es', undefined],
    ['/es/profile', 'en', undefined],
    ['/profile', 'en', undefined],
    ['/profile', undefined, undefined],
    ['/deposit#token=1', 'vi', '/vi/deposit#token=1'],
    ['/es/profile', 'vi', undefined],
    ['/vi/profile', 'es', undefined],
  ] as const;
  it.each(table)('%s, preferring %s, opens %s', (path, preferred, want) => {
    const twin = twinToOpen(new URL(`https://portal.example${path}`), preferred);
    expect(twin?.href.slice('https://portal.example'.length)).toBe(want);
  });
});

it('has no preference, and keeps none, where the browser forbids storage', () => {
  const forbidden = (): Storage => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  expect(readPreferredLanguage(forbidden)).toBeUndefined();
  expect(() => savePreferredLanguage(forbidden, 'es')).not.toThrow();
});
