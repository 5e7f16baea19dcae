import { createContext, useContext } from 'react';
import type { Brand } from '../../screen-language/manifest.ts';

export { brandOfAddress, brandOfCrmName } from './brand.ts';
export type { Brand } from '../../screen-language/manifest.ts';

const Current = createContext<Brand | undefined>(undefined);

/** Set once, by the shell: the brand of the page address. */
export const BrandProvider = Current.Provider;

/** The brand of the page. */
export function useBrand(): Brand {
  const brand = useContext(Current);
  if (brand === undefined) throw new Error('Put it below BrandProvider.');
  return brand;
}

const art = import.meta.glob<string>('./art/*.svg', { eager: true, query: '?url', import: 'default' });
const logos = import.meta.glob<string>('./logos/*.svg', { eager: true, query: '?url', import: 'default' });
const stylesheets = import.meta.glob<string>('./tokens/*.css', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the address of the brand's drawings. Samples without a brand have none. */
export function useArt(): string {
  return art[`./art/${useContext(Current)?.id}.svg`] ?? '';
}

/** Address of a brand's logo. The files are found by the brand's id; there is no list to keep. */
export function logoOf(brandId: string): string {
  return logos[`./logos/${brandId}.svg`] ?? '';
}

/** Address of a brand's token file. */
export function stylesheetOf(brandId: string): string {
  return stylesheets[`./tokens/${brandId}.css`] ?? '';
}
