import type { OfferFilter, OfferSort } from '../../../screen-language/generated/screen-config.gen.ts';
import type { Offer } from './offers.ts';

/** Reads a value of an offer. */
type ValueOf = (source: string, item: unknown) => unknown;

/** The offers that pass every filter. */
export function filterOffers(
  offers: readonly Offer[],
  filters: readonly OfferFilter[],
  valueOf: ValueOf,
): readonly Offer[] {
  return offers.filter(({ item }) => filters.every((filter) => passes(valueOf(filter.value, item), filter)));
}

function passes(value: unknown, { is, atLeast, atMost }: OfferFilter): boolean {
  if (is !== undefined && value !== is) return false;
  if (atLeast === undefined && atMost === undefined) return true;
  // What is unknown is on neither side.
  return typeof value === 'number' && value >= (atLeast ?? value) && value <= (atMost ?? value);
}

/** The offers in an order. Those without a value come last; equal ones stay as they were. */
export function sortOffers(
  offers: readonly Offer[],
  sort: OfferSort | undefined,
  valueOf: ValueOf,
): readonly Offer[] {
  if (sort === undefined) return offers;
  const sign = sort.order === 'descending' ? -1 : 1;
  const rank = ({ item }: Offer) => {
    const value = valueOf(sort.value, item);
    return typeof value === 'number' ? sign * value : Number.POSITIVE_INFINITY;
  };
  const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);
  return offers.toSorted((one, other) => compare(rank(one), rank(other)));
}

/** The orders for which some offer has a value. */
export function usefulSorts(
  offers: readonly Offer[],
  sorts: readonly OfferSort[],
  valueOf: ValueOf,
): readonly OfferSort[] {
  return sorts.filter(({ value }) => offers.some(({ item }) => typeof valueOf(value, item) === 'number'));
}

/** The one of several offers whose bill is lowest; undefined where fewer than two bills are known. */
export function lowestOffer(
  offers: readonly Offer[],
  bill: string | undefined,
  valueOf: ValueOf,
): Offer | undefined {
  if (bill === undefined) return undefined;
  const told = offers.filter(({ item }) => typeof valueOf(bill, item) === 'number');
  return told.length < 2 ? undefined : sortOffers(told, { name: 'bill', value: bill }, valueOf)[0];
}
