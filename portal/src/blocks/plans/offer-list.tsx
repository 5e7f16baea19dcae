import { useState } from 'react';
import type {
  OfferFilter,
  PlansBlock as PlansConfig,
} from '../../../screen-language/generated/screen-config.gen.ts';
import { Button, lazyComponent, Spinner } from '../../ui/index.ts';
import type { BlockPage, BlockProps } from '../../page/page.ts';
import { filterOffers, lowestOffer, sortOffers, usefulSorts } from './offer-order.ts';
import type { Offer } from './offers.ts';
import { OfferTable } from './offer-table.tsx';
import { PlanControls } from './plan-controls.tsx';
import './offer-list.css';

/** Shown when the customer asks for it. */
const PlanComparison = lazyComponent(
  async () => (await import('./plan-comparison.tsx')).PlanComparison,
  Spinner,
);

/** Props of {@link OfferList}. */
interface OfferListProps extends BlockProps<PlansConfig> {
  readonly offers: readonly Offer[];
}

/** Offers with what sorts, narrows and compares them. */
export function OfferList({ block, page, offers }: OfferListProps) {
  const [filters, setFilters] = useState<readonly OfferFilter[]>([]);
  const [sortName, setSortName] = useState<string>();
  const sorts = usefulSorts(offers, block.sorts ?? [], page.value);
  const sort = sorts.find(({ name }) => name === sortName) ?? sorts[0];
  const shown = sortOffers(filterOffers(offers, filters, page.value), sort, page.value);
  // What they are sorted by is what is compared.
  const [lead = block.prices[0]] = [sort, ...sorts].flatMap(
    (one) => block.prices.find(({ value }) => value === one?.value) ?? [],
  );
  const present = block.present && page.bound(block.present);
  const bill = sorts.find(({ value }) => value === block.own?.bill)?.value;
  const lowest = lowestOffer(shown, bill, page.value);
  const comparing = useComparing(block, page);
  const chosen = comparing.ids.flatMap((id) => offers.find((offer) => offer.id === id) ?? []);
  const text = (key: string, values?: object) => page.text(`blocks.${block.name}.${key}`, { ...values });
  return (
    <>
      <PlanControls
        {...{ block, page, sorts }}
        sort={sort?.name}
        onSort={setSortName}
        chosen={filters}
        onFilter={(filter, isWanted) =>
          setFilters(isWanted ? [...filters, filter] : filters.filter((one) => one !== filter))
        }
      />
      {(block.filters ?? []).length === 0 ? null : (
        <Told count={shown.length} most={comparing.most} text={text} />
      )}
      {comparing.isOpen ? (
        <PlanComparison {...{ block, page }} offers={chosen} onClose={comparing.clear} />
      ) : null}
      <OfferTable
        {...{ block, page }}
        offers={shown}
        lead={lead.name}
        present={present}
        lowest={lowest?.id}
        choosingOf={comparing.choosingOf}
      />
      {comparing.isOpen ? null : <ComparisonBar count={chosen.length} comparing={comparing} text={text} />}
    </>
  );
}

type TextOf = (key: string, values?: object) => string;

/** The number of offers that are shown, and how many of them can be compared. */
function Told({
  count,
  most,
  text,
}: {
  readonly count: number;
  readonly most: number;
  readonly text: TextOf;
}) {
  return (
    <div className="plans-told">
      <p role="status">{count === 0 ? text('noneLeft') : text('found', { count })}</p>
      {most === 0 ? null : <p>{text('compareHint', { most })}</p>}
    </div>
  );
}

interface ComparisonBarProps {
  readonly count: number;
  readonly comparing: Pick<ReturnType<typeof useComparing>, 'open' | 'clear'>;
  readonly text: TextOf;
}

/** The number of chosen offers, and the way to their comparison. */
function ComparisonBar({ count, comparing, text }: ComparisonBarProps) {
  if (count === 0) return null;
  return (
    <div className="plans-bar">
      <Button disabled={count < 2} onClick={comparing.open}>
        {text('compareNow', { count })}
      </Button>
      <Button look="quiet" onClick={comparing.clear}>
        {text('compareClear')}
      </Button>
    </div>
  );
}

/** Which offers are chosen for the comparison, and whether it is open. */
function useComparing({ compare, name }: PlansConfig, page: BlockPage) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const most = compare === undefined ? 0 : Number(page.bound(compare));
  return {
    ids,
    most,
    isOpen,
    open: () => setOpen(true),
    clear: () => {
      setIds([]);
      setOpen(false);
    },
    choosingOf: (id: string) =>
      most === 0
        ? undefined
        : {
            label: page.text(`blocks.${name}.compare`),
            isChosen: ids.includes(id),
            isFull: ids.length >= most,
            onChange: (isChosen: boolean) => {
              const chosen = isChosen ? [...ids, id] : ids.filter((one) => one !== id);
              setIds(chosen);
              setOpen(isOpen && chosen.length > 1);
            },
          },
  };
}
