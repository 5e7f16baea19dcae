import { describe, expect, it } from 'vitest';
import { readPreferredLanguage, savePreferredLanguage, twinToOpen } from './preferred-language.ts';

describe('twinToOpen', () => {
  const table = [
    ['/profile', 'es', '/es/profile'],
    ['/profile?a=1#b', 'es', '/es/profile?a=1#b'],
    ['/profile?redirect=false', 'es', undefined],
    ['/es/profile', 'es', undefined],
    ['/es/profile', 'en', undefined],
    ['/profile', 'en', undefined],
    ['/profile', undefined, undefined],
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
