/** A house's number at the beginning, also `210A`, `12-14` and `N204`; a street may begin with a number of its own, as `5th`. */
const HOUSE =
  /^\s*(?![NSEW]?\d+(?:st|nd|rd|th)\b)[NSEW]?\d[\w/-]*(?:\s*[-–&]\s*\d\w*)*(?:\s+\d\/\d)?(?:\s+|,\s*|$)/i;
/** A flat with its number or letter, wherever it stands. `FL 33101` is no floor. */
const FLAT =
  /[, ] ?(?:(?:Unit|Apt|Apartment|Suite|Ste|Flat|Room|Rm|Lot|Bldg|Building|Floor|Spc|Space|Trlr|Trailer)\b\.? ?(?:#|No\.)?|#) ?(?:\d[\w-]*|[A-Z](?:-?\d[\w-]*)?)(?!\w)/gi;
/** A floor, and a flat of another form that has commas around it. */
const FLOOR = /[, ] ?\d{1,3}(?:st|nd|rd|th) Fl(?:oor)?\b/gi;
const LONE = /, ?(?:(?:Unit|Apt|Apartment|Suite|Flat|#)(?!\w)[^,]*|\d{1,4} ?-?[A-Z]? ?(?=,))/gi;

/** The address for whoever has a link alone: the street, but neither the house nor the flat. Apex has the same. */
export function withoutNumbers(address: string): string {
  // One space each, so that no expression looks for their end from every one of them.
  const plain = address.replace(/\s+/g, ' ');
  return [FLAT, FLOOR, LONE, HOUSE].reduce((left, numbers) => left.replace(numbers, ''), plain).trim();
}
