import { useState } from 'react';
import type { OfferFilter, PlansBlock as PlansConfig } from '../../generated/screen-config.gen.ts';
import { Button, EmptyState, Skeleton } from '../../ui/index.ts';
import type { BlockPage, BlockProps } from '../page.ts';
import { filterOffers, offersOf, sortOffers, usefulSorts } from './offers.ts';
import type { Offer } from './offers.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanControls } from './plan-controls.tsx';
import './plans.css';

/** Offers as cards. What is shown of them, and what can be asked for, stands in the config. */
export function PlansBlock({ block, page }: BlockProps<PlansConfig>) {
  const read = page.read(block.read);
  if (read.state === 'failed' || read.state === 'waiting') return null;
  if (read.data === undefined) return <Skeleton label={page.text('loading')} lines={8} />;
  const offers = offersOf(block, page);
  const heading = page.optionalText(`blocks.${block.name}.heading`);
  const empty = page.optionalText(`blocks.${block.name}.empty`);
  if (offers.length === 0) {
    return empty === undefined ? null : (
      <EmptyState title={empty}>{page.optionalText(`blocks.${block.name}.emptyHint`)}</EmptyState>
    );
  }
  if (block.single === true) {
    return offers.map(({ id, item }) => (
      <PlanCard key={id} {...{ block, page, item, heading }} choosing={undefined} />
    ));
  }
  return (
    <section className="plans">
      {heading === undefined ? null : <h2>{heading}</h2>}
      <Offers block={block} page={page} offers={offers} />
    </section>
  );
}

interface OffersProps extends BlockProps<PlansConfig> {
  readonly offers: readonly Offer[];
}

function Offers({ block, page, offers }: OffersProps) {
  const [filters, setFilters] = useState<readonly OfferFilter[]>([]);
  const [sortName, setSortName] = useState<string>();
  const sorts = usefulSorts(offers, block.sorts ?? [], page.value);
  const sort = sorts.find(({ name }) => name === sortName) ?? sorts[0];
  const shown = sortOffers(filterOffers(offers, filters, page.value), sort, page.value);
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
      <p className="plans-found" role="status">
        {shown.length === 0 ? text('noneLeft') : text('found', { count: shown.length })}
      </p>
      {comparing.most === 0 ? null : (
        <p className="plans-hint">{text('compareHint', { most: comparing.most })}</p>
      )}
      {comparing.isOpen ? (
        <PlanComparison {...{ block, page }} offers={chosen} onClose={comparing.clear} />
      ) : null}
      <ul className="plans-list">
        {shown.map(({ id, item }) => (
          <li key={id}>
            <PlanCard {...{ block, page, item }} choosing={comparing.choosingOf(id)} />
          </li>
        ))}
      </ul>
      {chosen.length === 0 || comparing.isOpen ? null : (
        <div className="plans-bar">
          <Button disabled={chosen.length < 2} onClick={comparing.open}>
            {text('compareNow', { count: chosen.length })}
          </Button>
          <Button look="quiet" onClick={comparing.clear}>
            {text('compareClear')}
          </Button>
        </div>
      )}
    </>
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
    isOpen: isOpen && ids.length > 1,
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
            onChange: (isChosen: boolean) =>
              setIds(isChosen ? [...ids, id] : ids.filter((one) => one !== id)),
          },
  };
}
