import type { PlansBlock as PlansConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { EmptyState, lazyComponent, Skeleton } from '../../ui/index.ts';
import type { BlockProps } from '../../page/page.ts';
import { offersOf } from './offers.ts';
import { PlanCard } from './plan-card.tsx';
import './plans.css';

/** Many offers want controls; a form that shows the one that it is about does without them. */
const Offers = lazyComponent(async () => (await import('./offer-list.tsx')).OfferList, WaitingOffers);

/** Offers as cards. What is shown of them, and what can be asked for, stands in the config. */
export function PlansBlock({ block, page }: BlockProps<PlansConfig>) {
  const read = page.read(block.read);
  if (read.state === 'failed' || read.state === 'waiting') return null;
  if (read.data === undefined) return <WaitingOffers page={page} />;
  const offers = offersOf(block, page);
  const heading = page.optionalText(`blocks.${block.name}.heading`);
  const empty = page.optionalText(`blocks.${block.name}.empty`);
  if (offers.length === 0) {
    return empty === undefined ? null : (
      <EmptyState title={empty}>{page.optionalText(`blocks.${block.name}.emptyHint`)}</EmptyState>
    );
  }
  if (block.single === true) {
    return offers.map(({ id, item }) => <PlanCard key={id} {...{ block, page, item, heading }} />);
  }
  return (
    <section className="plans">
      {heading === undefined ? null : <h2>{heading}</h2>}
      <Offers block={block} page={page} offers={offers} />
    </section>
  );
}

function WaitingOffers({ page }: Pick<BlockProps<PlansConfig>, 'page'>) {
  return <Skeleton label={page.text('loading')} lines={8} />;
}

/** Fetches what nearly all such blocks need beside their own code. */
PlansBlock.prefetch = Offers.load;
