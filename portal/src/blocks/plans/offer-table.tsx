import type { PlansBlock as PlansConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockProps } from '../../page/page.ts';
import { OfferCard } from './offer-card.tsx';
import type { Choosing } from './offer-card.tsx';
import type { Offer } from './offers.ts';
import { factsOf, ownOf, priceHeads } from './offer-texts.ts';
import type { PriceHead } from './offer-texts.ts';

/** Props of {@link OfferTable}. */
interface OfferTableProps extends BlockProps<PlansConfig> {
  readonly offers: readonly Offer[];
  /** Name of the price that is written large where the customer's own is not known. */
  readonly lead: string;
  /** Id of the offer that the customer has. */
  readonly present: unknown;
  /** Id of the offer that costs least at the customer's own use. */
  readonly lowest: string | undefined;
  readonly choosingOf: (id: string) => Choosing | undefined;
}

/**
 * Offers below each other: cards, and in a wide window the rows of a table with its heads, which are those of all offers. What one
 * alone lacks is a dash in its row.
 */
export function OfferTable({ offers, lead, present, lowest, choosingOf, ...context }: OfferTableProps) {
  const contexts = offers.map(({ item }) => ({ ...context, item }));
  const own = contexts.map(ownOf).find((one) => one !== undefined);
  const prices = priceHeads(contexts);
  const first = own === undefined ? prices.find(({ name }) => name === lead) : undefined;
  const heads = prices.filter((price) => price !== first);
  return (
    <div className="plans-sheet">
      {contexts[0] === undefined ? null : (
        // For the eye: each offer says them again to whoever hears it.
        <div className="plans-columns" aria-hidden="true">
          <span>{own?.label ?? first?.label}</span>
          <Labels className="plan-prices" lines={heads} />
          <Labels className="plan-facts" lines={factsOf(contexts[0])} />
        </div>
      )}
      <ul className="plans-list">
        {offers.map(({ id, item }) => (
          <li key={id}>
            <OfferCard
              {...context}
              item={item}
              lead={first?.name}
              heads={heads}
              choosing={choosingOf(id)}
              isPresent={id === present}
              isLowest={id === lowest}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LabelsProps {
  readonly className: 'plan-prices' | 'plan-facts';
  readonly lines: readonly PriceHead[];
}

function Labels({ className, lines }: LabelsProps) {
  return (
    <div className={className}>
      {lines.map(({ name, label }) => (
        <span key={name}>{label}</span>
      ))}
    </div>
  );
}
