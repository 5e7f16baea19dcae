import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRAND_WORDS, addressOfBrand } from './brand-address.ts';

describe("a brand's address", () => {
  it.each([
    ['http://localhost:4173', 'Brand A', 'http://brand-a.localhost:4173'],
    ['http://localhost:4173', 'Brand B', 'http://brand-b.localhost:4173'],
    ['http://localhost:4173', 'Brand C', 'http://localhost:4173'],
    ['http://localhost:4173', undefined, 'http://localhost:4173'],
    ['https://energy.example.com/', 'Brand A', 'https://brand-a.energy.example.com'],
    ['http://127.0.0.1:4173', 'Brand A', 'http://127.0.0.1:4173'],
    ['http://[::1]:4173', 'Brand B', 'http://[::1]:4173'],
  ])('%s, %s -> %s', (portalUrl, brand, address) => {
    expect(addressOfBrand(portalUrl, brand)).toBe(address);
  });

  it('has the words of the portal', () => {
    const path = new URL('../../../../screen-configs/brands.json', import.meta.url);
    // The file's own check is the publication's.
    const { brands } = JSON.parse(readFileSync(path, 'utf8')) as {
      readonly brands: readonly { readonly crmName: string; readonly word: string | null }[];
    };
    const words = brands.flatMap(({ crmName, word }) => (word === null ? [] : [[crmName, word]]));
    expect(BRAND_WORDS).toEqual(Object.fromEntries(words));
  });
});
