/** The end of an address. A city is whole between two commas: without the first, a house or flat may stand before it. */
const END = /, ?([^,]+?),? ([A-Z]{2}),? (\d{5})(?:-\d{4})?$/;
const STATE_AND_ZIP = /\b([A-Z]{2}),? (\d{5})(?:-\d{4})?$/;
/** A name of letters, with no letter alone, which may be a flat. */
const CITY = /^(?!.*(?:^|[ .])\p{L}(?:[ .]|$))\p{L}[\p{L}.’' -]*$/u;
const FLAT =
  /\b(?:Unit|Apt|Apartment|Suite|Ste|Flat|Room|Rm|Lot|Bldg|Building|Floor|Fl|Spc|Space|Trlr|Trailer|No)\b/i;

/** City, state and ZIP code, for whoever has a link alone: of street, house and flat nothing. Apex has the same. */
export function cityAndZip(address: string): string | null {
  // One space each, so that no expression looks for their end from every one of them.
  const plain = address.replace(/\s+/g, ' ').trim();
  const [, city = '', state = '', zip = ''] = END.exec(plain) ?? [];
  if (CITY.test(city) && !FLAT.test(city)) return `${city}, ${state} ${zip}`;
  const [, shortState, shortZip] = STATE_AND_ZIP.exec(plain) ?? [];
  return shortState === undefined || shortZip === undefined ? null : `${shortState} ${shortZip}`;
}
