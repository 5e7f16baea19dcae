import type { ReactNode } from 'react';
import { langOfOrg } from '../../i18n/index.ts';
import { Icon, LinkButton, outerLink, VisuallyHidden } from '../../ui/index.ts';
import { factsOf, flagsOf, ownOf, pricesOf } from './offer-texts.ts';
import type { OfferContext, OfferFlagLine, OfferLine } from './offer-texts.ts';

/** Props of {@link PlanCard}. */
interface PlanCardProps extends OfferContext {
  /** Stands for the offer's title where the page says that already. */
  readonly heading: string | undefined;
}

/** The one offer that a page is about: what it costs, and what to know. */
export function PlanCard({ heading, ...offer }: PlanCardProps) {
  const title = titleOf(offer);
  const own = ownOf(offer);
  return (
    <article className="card plan">
      <h2>{heading ?? title}</h2>
      {own === undefined ? null : <Cost {...own} />}
      <Lines className="plan-prices" lines={pricesOf(offer)} />
      <Lines className="plan-facts" lines={factsOf(offer)} />
      <Flags flags={flagsOf(offer)} />
      <Papers {...offer} title={title} />
      <OpenButton {...offer} title={title} />
    </article>
  );
}

/** The name of an offer. */
export const titleOf = ({ block, page, item }: OfferContext) => String(page.value(block.title, item));

/** An offer, and its name for those who hear one link after the other. */
export interface TitledOffer extends OfferContext {
  readonly title: string;
}

interface CostProps {
  readonly label?: string;
  readonly amount: string;
  readonly rest: string;
}

/** The one large figure of a card. */
export function Cost({ label, amount, rest }: CostProps) {
  return (
    <p className="plan-cost">
      {label === undefined ? null : <span>{label}</span>}
      <strong>{amount}</strong>
      <span>{rest}</span>
    </p>
  );
}

interface LinesProps {
  readonly className: 'plan-prices' | 'plan-facts';
  readonly lines: readonly OfferLine[];
}

/** Names and what they say of an offer. */
export function Lines({ className, lines }: LinesProps) {
  return (
    <dl className={className}>
      {lines.map(({ name, label, text }) => (
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

/** The small print: a sentence of the org, and the documents of the offer. */
export function Papers({ block, page, item, title }: TitledOffer): ReactNode {
  const note = block.note === undefined ? undefined : page.value(block.note, item);
  const lang = langOfOrg(page.language);
  const found = (block.links ?? []).flatMap(({ name, address }) => {
    const href = outerLink(page.value(address, item));
    return href === undefined ? [] : [{ name, href }];
  });
  return (
    <>
      {typeof note === 'string' ? (
        <p className="plan-note">
          <span lang={lang}>{note}</span> {lang === 'en' && <small>({page.text('inEnglish')})</small>}
        </p>
      ) : null}
      {found.length === 0 ? null : (
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
      )}
    </>
  );
}

interface OpenButtonProps extends TitledOffer {
  readonly look?: 'primary' | 'secondary';
}

/** The way to the offer, where there is one. */
export function OpenButton({ block, page, item, title, look = 'secondary' }: OpenButtonProps) {
  const href = block.link === undefined ? undefined : page.hrefOf(block.link, item);
  if (href === undefined) return null;
  return (
    <LinkButton href={href} look={look}>
      {page.text(`blocks.${block.name}.open`)}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </LinkButton>
  );
}
