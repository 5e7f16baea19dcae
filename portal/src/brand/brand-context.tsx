import { createContext, useContext } from 'react';
import type { Brand } from '../../screen-language/manifest.ts';

const Current = createContext<Brand | undefined>(undefined);

/** Set once, by the shell: the brand of the page address. */
export const BrandProvider = Current.Provider;

/** The brand of the page. */
export function useBrand(): Brand {
  const brand = useContext(Current);
  if (brand === undefined) throw new Error('There is no BrandProvider above this component.');
  return brand;
}
