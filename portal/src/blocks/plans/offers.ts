import type { PlansBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import { entriesOf } from '../../page/entries.ts';
import type { BlockPage } from '../../page/page.ts';

/** One offer: its id, and the entry that sources call `item`. */
export interface Offer {
  readonly id: string;
  readonly item: unknown;
}

/** The offers that the block is about, as the read gives them. */
export function offersOf(block: PlansBlock, page: BlockPage): readonly Offer[] {
  const read = page.read(block.read);
  const found = block.single === true ? [read.data] : entriesOf(read, block.items);
  const isMeant = (item: unknown) =>
    page.holds(block.matching, item) &&
    (block.where ?? []).every(({ value, is }) => page.value(value, item) === page.bound(is, item));
  return found.filter(isMeant).map((item) => ({ id: String(page.value(block.id, item)), item }));
}
