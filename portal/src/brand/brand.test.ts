import { describe, expect, it } from 'vitest';
import config from '../../../screen-configs/brands.json' with { type: 'json' };
import { brandOfAddress, brandOfCrmName } from './brand.ts';

const rows = config.brands;

describe('brandOfAddress', () => {
  const table = [
    ['http://brand-a.localhost:4173', 'a'],
    ['https://www.BRAND-B.example', 'b'],
    ['https://portal.example', 'c'],
    ['https://brand-c.example', 'c'],
    ['', 'c'],
  ] as const;
  it.each(table)('%s is brand %s', (address, want) => {
    expect(brandOfAddress(address, rows).id).toBe(want);
  });

  it('refuses a table without brands', () => {
    expect(() => brandOfAddress('http://x', [])).toThrow('brands.json has no brand.');
  });
});

describe('brandOfCrmName', () => {
  it('finds a brand by the name the org uses, or none', () => {
    expect(brandOfCrmName('Brand B', rows)?.id).toBe('b');
    expect(brandOfCrmName('Brand Z', rows)).toBeUndefined();
  });
});
