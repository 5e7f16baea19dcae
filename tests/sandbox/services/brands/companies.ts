import { constants } from '../../contract/constants.ts';

/** The brand of what names none, as the org calls it. */
export const DEFAULT_BRAND = `Brand ${constants.brands.default.toUpperCase()}`;

const COMPANIES: Readonly<Record<string, string>> = {
  'Brand A': 'Marigold Energy',
  'Brand B': 'Fernway Power',
  'Brand C': 'Tidewell Energy',
};

/** The company behind a brand, as messages and agreements name it. */
export function companyOf(brand: string): string {
  return COMPANIES[brand] ?? COMPANIES[DEFAULT_BRAND] ?? brand;
}
