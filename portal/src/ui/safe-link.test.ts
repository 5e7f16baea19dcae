import { describe, expect, it } from 'vitest';
import { safeLink } from './safe-link.ts';

describe('safeLink', () => {
  const origin = 'http://localhost:4173';
  const table = [
    ['https://brand.example/privacy', 'https://brand.example/privacy'],
    ['/privacy', 'http://localhost:4173/privacy'],
    ['http://localhost:4173/x', 'http://localhost:4173/x'],
    ['http://brand.example/privacy', undefined],
    ['javascript:alert(1)', undefined],
    ['\tjava\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['vbscript:x', undefined],
    ['blob:http://localhost:4173/x', undefined],
    ['//evil.example/x', undefined],
    ['', undefined],
    [null, undefined],
  ] as const;
  it.each(table)('%s leads to %s', (value, want) => {
    expect(safeLink(value, origin)).toBe(want);
  });
});
