import type { PlansBlock as PlansConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockProps } from '../../page/page.ts';
import { OfferCard } from './offer-card.tsx';
import type { Choosing } from './offer-card.tsx';
import type { Offer } from './offers.ts';
import { factsOf, ownOf, pricesOf } from './offer-texts.ts';
import type { OfferContext, OfferLine } from './offer-texts.ts';

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

/** Offers below each other: cards, and in a wide window the rows of a table with its heads. */
export function OfferTable({ offers, lead, present, lowest, choosingOf, ...context }: OfferTableProps) {
  return (
    <div className="plans-sheet">
      {offers[0] === undefined ? null : <Heads {...context} item={offers[0].item} lead={lead} />}
      <ul className="plans-list">
        {offers.map(({ id, item }) => (
          <li key={id}>
            <OfferCard
              {...context}
              item={item}
              lead={lead}
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

interface HeadsProps extends OfferContext {
  readonly lead: string;
}

/** The heads of the columns are for the eye: each offer says them again to whoever hears it. */
function Heads({ lead, ...offer }: HeadsProps) {
  const own = ownOf(offer);
  const prices = pricesOf(offer);
  const first = own === undefined ? prices.find(({ name }) => name === lead) : undefined;
  return (
    <div className="plans-columns" aria-hidden="true">
      <span>{own?.label ?? first?.label}</span>
      <Labels className="plan-prices" lines={prices.filter((price) => price !== first)} />
      <Labels className="plan-facts" lines={factsOf(offer)} />
    </div>
  );
}

interface LabelsProps {
  readonly className: 'plan-prices' | 'plan-facts';
  readonly lines: readonly OfferLine[];
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
