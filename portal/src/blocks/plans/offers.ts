import type { OfferFilter, OfferSort, PlansBlock } from '../../generated/screen-config.gen.ts';
import { entriesOf } from '../entries.ts';
import type { BlockPage } from '../page.ts';

/** One offer: its id, and the entry that sources call `item`. */
export interface Offer {
  readonly id: string;
  readonly item: unknown;
}

/** Reads a part of an offer. */
export type PartOf = (source: string, item: unknown) => unknown;

/** The offers that the block is about, as the read gives them. */
export function offersOf(block: PlansBlock, page: BlockPage): readonly Offer[] {
  const read = page.read(block.read);
  const found = block.single === true ? [read.data] : entriesOf(read, block.items);
  const isMeant = (item: unknown) =>
    (block.where ?? []).every(({ value, is }) => page.value(value, item) === page.bound(is, item));
  return found.filter(isMeant).map((item) => ({ id: String(page.value(block.id, item)), item }));
}

/** The offers that pass every filter. */
export function filterOffers(
  offers: readonly Offer[],
  filters: readonly OfferFilter[],
  partOf: PartOf,
): readonly Offer[] {
  return offers.filter(({ item }) => filters.every((filter) => passes(partOf(filter.value, item), filter)));
}

function passes(value: unknown, { is, atLeast, atMost }: OfferFilter): boolean {
  if (is !== undefined && value !== is) return false;
  if (atLeast !== undefined && !(Number(value) >= atLeast)) return false;
  return atMost === undefined || Number(value) <= atMost;
}

/** The offers in an order. Those without a value come last; equal ones stay as they were. */
export function sortOffers(
  offers: readonly Offer[],
  sort: OfferSort | undefined,
  partOf: PartOf,
): readonly Offer[] {
  if (sort === undefined) return offers;
  const sign = sort.order === 'descending' ? -1 : 1;
  const rank = ({ item }: Offer) => {
    const value = partOf(sort.value, item);
    return typeof value === 'number' ? sign * value : Number.POSITIVE_INFINITY;
  };
  const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);
  return offers.toSorted((one, other) => compare(rank(one), rank(other)));
}

/** The orders for which some offer has a value. */
export function usefulSorts(
  offers: readonly Offer[],
  sorts: readonly OfferSort[],
  partOf: PartOf,
): readonly OfferSort[] {
  return sorts.filter(({ value }) => offers.some(({ item }) => typeof partOf(value, item) === 'number'));
}
