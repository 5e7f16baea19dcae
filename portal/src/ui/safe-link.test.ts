import { describe, expect, it } from 'vitest';
import { outerLink, ownLink, safeLink } from './safe-link.ts';

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

describe('ownLink', () => {
  const origin = 'https://portal.example';
  const table = [
    ['/services/data/x', 'https://portal.example/services/data/x'],
    ['https://portal.example/x', 'https://portal.example/x'],
    ['//evil.example/x', undefined],
    ['/\t//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['\n//evil.example', undefined],
    ['https://evil.example/x', undefined],
    [null, undefined],
  ] as const;
  it.each(table)('%j leads to %s', (value, want) => {
    expect(ownLink(value, origin)).toBe(want);
  });
});

describe('outerLink', () => {
  const table = [
    ['https://brand.example/facts.pdf', 'https://brand.example/facts.pdf'],
    [' https://brand.example/facts.pdf', 'https://brand.example/facts.pdf'],
    ['http://brand.example/facts.pdf', undefined],
    ['http://none.invalid/facts.pdf', undefined],
    ['/facts.pdf', undefined],
    ['//brand.example/facts.pdf', undefined],
    ['javascript:alert(1)//https://', undefined],
    [7, undefined],
    [undefined, undefined],
  ] as const;
  it.each(table)('%j leads to %s', (value, want) => {
    expect(outerLink(value)).toBe(want);
  });
});
