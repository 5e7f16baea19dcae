/** The words that stand before the portal's host and select a brand; the default brand has none. */
export const BRAND_WORDS: Readonly<Record<string, string>> = { 'Brand A': 'brand-a', 'Brand B': 'brand-b' };

/**
 * Returns the address of a brand's portal: a customer who opens another brand's page is not logged in there.
 * @example addressOfBrand('http://localhost:4173', 'Brand A') // 'http://brand-a.localhost:4173'
 */
export function addressOfBrand(portalUrl: string, brand: string | undefined): string {
  const word = brand === undefined ? undefined : BRAND_WORDS[brand];
  const { protocol, host, hostname, origin } = new URL(portalUrl);
  // Nothing can stand before the numbers of an address.
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  return word === undefined || isNumber ? origin : `${protocol}//${word}.${host}`;
}
