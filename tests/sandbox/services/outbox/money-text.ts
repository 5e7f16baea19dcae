const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount of US cents as messages write it, in both languages. */
export function moneyText(cents: number): string {
  return dollars.format(cents / 100);
}
