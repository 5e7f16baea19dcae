import type { Brand } from '../../screen-language/manifest.ts';

/**
 * The brand that a page address selects: the first whose word the address contains, else the default.
 *
 * @param address origin or address of the page, compared without regard to case
 * @param brands the rows of brands.json; one of them has no word
 * @see requirement 000 section 1
 * @example brandOfAddress('http://brand-a.localhost:4000', brands).id // 'a'
 */
export function brandOfAddress(address: string, brands: readonly Brand[]): Brand {
  const lowered = address.toLowerCase();
  const named = brands.find((brand) => brand.word !== null && lowered.includes(brand.word.toLowerCase()));
  return named ?? defaultBrand(brands);
}

/** The brand that the org calls by this name, where there is one. */
export function brandOfCrmName(crmName: string, brands: readonly Brand[]): Brand | undefined {
  return brands.find((brand) => brand.crmName === crmName);
}

function defaultBrand(brands: readonly Brand[]): Brand {
  const brand = brands.find((row) => row.word === null) ?? brands.at(-1);
  if (brand === undefined) throw new Error('brands.json has no brand.');
  return brand;
}
