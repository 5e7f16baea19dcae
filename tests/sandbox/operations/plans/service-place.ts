/** Returns true when two addresses in one line are the same place, however they are written. */
export function isSamePlace(one: string, other: string): boolean {
  return one !== '' && plain(one) === plain(other);
}

const SHORT: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  court: 'ct',
  drive: 'dr',
  lane: 'ln',
  place: 'pl',
  road: 'rd',
  street: 'st',
  apartment: 'unit',
  apt: 'unit',
};

function plain(address: string): string {
  const words = address
    .toLowerCase()
    .replaceAll('#', ' unit ')
    .split(/[^a-z0-9]+/);
  return words
    .filter((word) => word !== '')
    .map((word) => SHORT[word] ?? word)
    .join(' ');
}
