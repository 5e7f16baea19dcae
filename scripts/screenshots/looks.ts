import { firstLanguage, languages, type Language } from '@energy-portal/portal/server';
import type { PageBrand } from '../../tests/e2e/addresses.ts';

/** One way to look at a screen. */
export interface Look {
  readonly name: string;
  readonly brand: PageBrand;
  readonly language: Language;
  /** CSS pixels. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

const desktop = { brand: 'c', language: firstLanguage, width: 1280, scheme: 'light' } as const;

/** The looks that show most of what can go wrong. */
export const fewLooks: readonly Look[] = [
  { ...desktop, name: 'wide' },
  { ...desktop, name: 'phone', width: 360 },
  ...languages
    .filter((language) => language !== firstLanguage)
    .map((language) => ({ ...desktop, name: `phone-${language}`, language, width: 360 })),
  { ...desktop, name: 'brand-a', brand: 'a' },
  { ...desktop, name: 'brand-b-dark', brand: 'b', scheme: 'dark' },
];

/** Every brand in every language, width and scheme. */
export const allLooks: readonly Look[] = (['a', 'b', 'c'] as const).flatMap((brand) =>
  languages.flatMap((language) =>
    [1280, 360].flatMap((width) =>
      (['light', 'dark'] as const).map((scheme) => ({
        brand,
        language,
        width,
        scheme,
        name: `${brand}-${language}-${width}-${scheme}`,
      })),
    ),
  ),
);
