import { langOfOrg } from '../../i18n/index.ts';
import { useSyncExternalStore } from 'react';
import { Icon, LinkButton, outerLink, VisuallyHidden } from '../../ui/index.ts';
import { factsOf, flagsOf, ownOf, pricesOf } from './offer-texts.ts';
import type { OfferFlagLine, OfferLine, OfferContext } from './offer-texts.ts';

/** Choosing an offer for the comparison. */
interface Choosing {
  readonly label: string;
  readonly isChosen: boolean;
  readonly isFull: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** Props of {@link PlanCard}. */
interface PlanCardProps extends OfferContext {
  readonly choosing: Choosing | undefined;
  /** Stands for the offer's title where the page says that already. */
  readonly heading?: string | undefined;
}

/** One offer: what it costs, what to know, and the way to it. */
export function PlanCard({ choosing, heading, ...offer }: PlanCardProps) {
  const { block, page, item } = offer;
  const title = String(page.value(block.title, item));
  const href = block.link === undefined ? undefined : page.hrefOf(block.link, item);
  const isFolded = useNarrow() && block.facts.some(({ decides }) => decides === true);
  const own = ownOf(offer);
  // What it costs this customer says more than what it costs others.
  const isShort = isFolded && own !== undefined;
  return (
    <article className="plan" data-chosen={choosing?.isChosen || undefined}>
      {block.single === true ? <h2>{heading ?? title}</h2> : <h3>{title}</h3>}
      <Costs {...offer} own={own} hasPrices={!isShort} />
      <About {...offer} title={title} isFolded={isFolded} hasPrices={isShort} />
      {href === undefined && choosing === undefined ? null : (
        <div className="plan-actions">
          {href === undefined ? null : (
            <LinkButton href={href} look="secondary">
              {page.text(`blocks.${block.name}.open`)}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </LinkButton>
          )}
          {choosing === undefined ? null : <Chooser {...choosing} title={title} />}
        </div>
      )}
    </article>
  );
}

interface TitledOffer extends OfferContext {
  readonly title: string;
}

interface AboutProps extends TitledOffer {
  readonly isFolded: boolean;
  /** True where the prices at other usages stand behind the disclosure. */
  readonly hasPrices: boolean;
}

/** All that there is to know beside the price. On a phone, what does not decide is behind a disclosure. */
function About({ isFolded, hasPrices, ...offer }: AboutProps) {
  const facts = factsOf(offer);
  const flags = flagsOf(offer);
  const rest = (
    <>
      {hasPrices ? <Prices {...offer} /> : null}
      <Facts facts={facts.filter(({ decides }) => !isFolded || !decides)} />
      <Flags flags={flags.filter(({ tone }) => !isFolded || tone === 'neutral')} />
      <Note {...offer} />
      <DocumentLinks {...offer} />
    </>
  );
  if (!isFolded) return rest;
  return (
    <>
      <Facts facts={facts.filter(({ decides }) => decides)} isFolded />
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

interface FactsProps {
  readonly facts: readonly OfferLine[];
  readonly isFolded?: boolean;
}

function Facts({ facts, isFolded = false }: FactsProps) {
  return (
    <dl className="plan-facts" data-folded={isFolded || undefined}>
      {facts.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Note({ block, page, item }: OfferContext) {
  const note = block.note === undefined ? undefined : page.value(block.note, item);
  if (typeof note !== 'string') return null;
  return (
    <p className="plan-note" lang={langOfOrg(page.language)}>
      {note}
    </p>
  );
}

interface CostsProps extends OfferContext {
  readonly own: ReturnType<typeof ownOf>;
  readonly hasPrices: boolean;
}

function Costs({ own, hasPrices, ...offer }: CostsProps) {
  return (
    <>
      {own === undefined ? null : (
        <p className="plan-own">
          <span>{own.label}</span>
          <strong>{own.bill}</strong>
          <span>{own.rest}</span>
        </p>
      )}
      {hasPrices ? <Prices {...offer} /> : null}
    </>
  );
}

function Prices(offer: OfferContext) {
  return (
    <dl className="plan-prices">
      {pricesOf(offer).map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The surprises of an offer, each with its colour. */
export function Flags({ flags }: { readonly flags: readonly OfferFlagLine[] }) {
  if (flags.length === 0) return null;
  return (
    <ul className="plan-flags">
      {flags.map(({ name, tone, text }) => (
        <li key={name} data-tone={tone === 'danger' ? 'error' : tone}>
          <Icon name={tone === 'warning' || tone === 'danger' ? 'warning' : 'info'} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function DocumentLinks({ block, page, item, title }: TitledOffer) {
  const found = (block.links ?? []).flatMap(({ name, address }) => {
    const href = outerLink(page.value(address, item));
    return href === undefined ? [] : [{ name, href }];
  });
  if (found.length === 0) return null;
  return (
    <ul className="plan-links">
      {found.map(({ name, href }) => (
        <li key={name}>
          {/* What stands elsewhere takes nobody away from a form that is half filled in. */}
          <a href={href} target="_blank" rel="noopener noreferrer">
            {page.text(`blocks.${block.name}.links.${name}`)}
            <VisuallyHidden>
              : {title}, {page.text('newTab')}
            </VisuallyHidden>
            <span aria-hidden="true"> ↗</span>
          </a>
        </li>
      ))}
    </ul>
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
