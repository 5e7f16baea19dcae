import { useSyncExternalStore } from 'react';
import { Tag, VisuallyHidden } from '../../ui/index.ts';
import { formatValue } from '../../page/format-value.ts';
import { factsOf, flagsOf, ownOf, pricesBelow, pricesOf } from './offer-texts.ts';
import type { OfferContext, PriceHead } from './offer-texts.ts';
import { Cost, Flags, Lines, OpenButton, Papers, titleOf } from './plan-card.tsx';
import type { TitledOffer } from './plan-card.tsx';

/** Choosing an offer for the comparison. */
export interface Choosing {
  readonly label: string;
  readonly isChosen: boolean;
  readonly isFull: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** Props of {@link OfferCard}. */
interface OfferCardProps extends OfferContext {
  readonly choosing: Choosing | undefined;
  /** Name of the price that is written large, where the customer's own is known of no offer. */
  readonly lead: string | undefined;
  /** The other prices, of all offers. */
  readonly heads: readonly PriceHead[];
  /** True for the offer that the customer has. */
  readonly isPresent: boolean;
  /** True for the offer that costs least at the customer's own use. */
  readonly isLowest: boolean;
}

/**
 * One offer of several. What every offer has stands first, and in cards of one row on one line; what only some have comes
 * last, so that no card has a hole.
 */
export function OfferCard({ choosing, lead, heads, isPresent, isLowest, ...untitled }: OfferCardProps) {
  const title = titleOf(untitled);
  const offer = { ...untitled, title };
  const { block, page } = offer;
  const isFolded = useNarrow() && block.facts.some(({ decides }) => decides === true);
  const own = ownOf(offer);
  const first = pricesOf(offer).find(({ name }) => name === lead);
  return (
    <article
      className="card plan"
      data-chosen={choosing?.isChosen || undefined}
      data-present={isPresent || undefined}
    >
      <h3>{title}</h3>
      <div className="plan-head">
        {isPresent || isLowest ? (
          <Tag tone="brand">{page.text(`blocks.${block.name}.${isPresent ? 'present' : 'own.lowest'}`)}</Tag>
        ) : null}
        {own === undefined ? null : <Cost {...own} />}
        {own === undefined || isPresent ? null : <Versus {...offer} />}
        {first === undefined ? null : <Cost amount={first.text} rest={first.label} />}
      </div>
      <div className="plan-actions">
        <OpenButton {...offer} look={isLowest ? 'primary' : 'secondary'} />
        {choosing === undefined ? null : <Chooser {...choosing} title={title} />}
      </div>
      <About {...offer} isFolded={isFolded} prices={pricesBelow(heads, offer)} />
    </article>
  );
}

/** The difference to what the customer pays now, where both are known. */
function Versus({ block, page, item }: OfferContext) {
  const [bill, before] = [block.own?.bill, block.own?.presentBill].map(
    (source) => source && page.value(source, item),
  );
  if (typeof bill !== 'number' || typeof before !== 'number') return null;
  const change = isAlike(bill, before) ? 0 : Math.sign(bill - before);
  const amount = formatValue(Math.abs(bill - before), 'cents', page.language);
  const key = change === 0 ? 'same' : change < 0 ? 'less' : 'more';
  return (
    <p className="plan-versus" data-change={change}>
      {page.text(`blocks.${block.name}.own.${key}`, { amount })}
    </p>
  );
}

/** An estimate says nothing about less than a hundredth. */
const isAlike = (bill: number, before: number) => Math.abs(bill - before) < before / 100;

interface AboutProps extends TitledOffer {
  readonly isFolded: boolean;
  readonly prices: ReturnType<typeof pricesOf>;
}

/** All that there is to know beside the cost. On a phone, what does not decide is behind a disclosure. */
function About({ isFolded, prices, ...offer }: AboutProps) {
  const facts = factsOf(offer);
  const flags = flagsOf(offer);
  const rest = (
    <>
      <Lines className="plan-prices" lines={prices} />
      <Lines className="plan-facts" lines={facts.filter(({ decides }) => !isFolded || !decides)} />
      <div className="plan-rest">
        <Flags flags={flags.filter(({ tone }) => !isFolded || tone === 'neutral')} />
        <Papers {...offer} />
      </div>
    </>
  );
  if (!isFolded) return rest;
  return (
    <>
      <Lines className="plan-facts" lines={facts.filter(({ decides }) => decides)} />
      <Flags flags={flags.filter(({ tone }) => tone !== 'neutral')} />
      <details className="plan-details">
        <summary>
          {offer.page.text(`blocks.${offer.block.name}.details`)}
          <VisuallyHidden>: {offer.title}</VisuallyHidden>
        </summary>
        <div>{rest}</div>
      </details>
    </>
  );
}

function Chooser({ label, isChosen, isFull, onChange, title }: Choosing & { readonly title: string }) {
  return (
    <label className="plan-check">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </span>
    </label>
  );
}

/** The width below which screens count as those of phones (`Widths` of screen.schema.json). */
const NARROW = '(width < 48em)';

const watch = (tell: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Returns true while the window is as narrow as a phone. */
function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(NARROW).matches);
}
