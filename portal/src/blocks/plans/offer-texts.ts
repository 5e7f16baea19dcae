import type { OfferFact, PlansBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockPage } from '../../page/page.ts';
import { rowOf } from '../../i18n/index.ts';
import { formatValue, numbers } from '../../page/format-value.ts';

/** A name and what it says of one offer. */
export interface OfferLine {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** The offer, and the context in which its texts are written. */
export interface OfferContext {
  readonly block: PlansBlock;
  readonly page: BlockPage;
  readonly item: unknown;
}

const nothing = '–';

/** The prices of an offer that it has. */
export function pricesOf({ block, page, item }: OfferContext): readonly OfferLine[] {
  return block.prices.flatMap(({ name, value, as }) => {
    const price = page.value(value, item);
    if (typeof price !== 'number') return [];
    const text = as === undefined ? writePrice(price, block, page) : formatValue(price, as, page.language);
    return [{ name, label: page.text(`blocks.${block.name}.prices.${name}`), text }];
  });
}

/** A column of prices: offers without that one have a dash there. */
export type PriceHead = Pick<OfferLine, 'name' | 'label'>;

/** The prices that any of several offers has, in the order of the config. */
export function priceHeads(offers: readonly OfferContext[]): readonly PriceHead[] {
  const labels = new Map(offers.flatMap(pricesOf).map(({ name, label }) => [name, label]));
  const prices = offers[0]?.block.prices ?? [];
  return prices.flatMap(({ name }) => {
    const label = labels.get(name);
    return label === undefined ? [] : [{ name, label }];
  });
}

/** The prices of one offer below the heads of all. */
export function pricesBelow(heads: readonly PriceHead[], offer: OfferContext): readonly OfferLine[] {
  const prices = pricesOf(offer);
  return heads.map((head) => prices.find(({ name }) => name === head.name) ?? { ...head, text: nothing });
}

function writePrice(price: number, block: PlansBlock, page: BlockPage): string {
  const tenths = numbers(rowOf(page.language).numbers, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  });
  return page.text(`blocks.${block.name}.price`, { value: tenths.format(price) });
}

/** Price and bill at the customer's own use; undefined where one of the three is not known. */
export function ownOf({ block, page, item }: OfferContext) {
  if (block.own === undefined) return undefined;
  const [price, bill] = [page.value(block.own.price, item), page.value(block.own.bill, item)];
  const usage = page.value(block.own.usage, item);
  if (typeof price !== 'number' || typeof bill !== 'number' || typeof usage !== 'number') return undefined;
  return {
    amount: formatValue(bill, 'cents', page.language),
    label: page.text(`blocks.${block.name}.own.label`, {
      usage: formatValue(Math.round(usage), 'number', page.language),
    }),
    rest: page.text(`blocks.${block.name}.own.bill`, { price: writePrice(price, block, page) }),
  };
}

/** A fact of one offer; what decides stays in sight where there is little room. */
interface OfferFactLine extends OfferLine {
  readonly decides: boolean;
}

/** All facts of an offer, in the order of the config. */
export function factsOf({ block, page, item }: OfferContext): readonly OfferFactLine[] {
  return block.facts.map((fact) => ({
    name: fact.name,
    decides: fact.decides === true,
    label: page.text(`blocks.${block.name}.facts.${fact.name}.label`),
    text: factText(fact, { block, page, item }),
  }));
}

function factText({ name, value: source, as = 'text', by }: OfferFact, { block, page, item }: OfferContext) {
  const found = page.value(source, item);
  if (found === undefined || found === null) return nothing;
  const value = formatValue(found, as, page.language);
  const key = `blocks.${block.name}.facts.${name}`;
  const special =
    by === undefined ? undefined : page.optionalText(`${key}.by.${String(page.value(by, item))}`, { value });
  return special ?? page.text(`${key}.value`, { value });
}

/** One thing that may surprise about an offer. */
export type OfferFlagLine = ReturnType<typeof flagsOf>[number];

/** The surprises of an offer. */
export function flagsOf({ block, page, item }: OfferContext) {
  return (block.flags ?? []).flatMap(
    ({ name, value: source, as, with: more = {}, tone = 'info' as const, show }) => {
      if (!page.holds(show, item)) return [];
      const found = page.value(source, item);
      if (found === undefined || found === null || found === 0 || found === false || found === '') return [];
      const values = Object.entries(more).map(([member, binding]) => {
        const { from, as: look } = typeof binding === 'string' ? { from: binding } : binding;
        const written = page.value(from, item);
        const usual = typeof written === 'number' ? 'number' : 'text';
        return [member, formatValue(written, look ?? usual, page.language)];
      });
      const text = page.text(`blocks.${block.name}.flags.${name}`, {
        ...Object.fromEntries(values),
        value: formatValue(found, as, page.language),
      });
      return [{ name, tone, text }];
    },
  );
}
