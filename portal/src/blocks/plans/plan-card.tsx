import { Icon, LinkButton, VisuallyHidden } from '../../ui/index.ts';
import { factsOf, flagsOf, ownOf, pricesOf } from './offer-texts.ts';
import type { OfferParts } from './offer-texts.ts';

/** Choosing an offer for the comparison. */
export interface Choosing {
  readonly label: string;
  readonly isChosen: boolean;
  readonly isFull: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** Props of {@link PlanCard}. */
export interface PlanCardProps extends OfferParts {
  readonly choosing: Choosing | undefined;
  /** Stands for the offer's title where the page says that already. */
  readonly heading?: string | undefined;
}

/** One offer: what it costs, what to know, and the way to it. */
export function PlanCard({ choosing, heading, ...parts }: PlanCardProps) {
  const { block, page, item } = parts;
  const title = String(page.value(block.title, item));
  const note = block.note === undefined ? undefined : page.value(block.note, item);
  const href = block.link === undefined ? undefined : page.hrefOf(block.link, item);
  return (
    <article className="plan" data-chosen={choosing?.isChosen || undefined}>
      {block.single === true ? <h2>{heading ?? title}</h2> : <h3>{title}</h3>}
      <Costs {...parts} />
      <dl className="plan-facts">
        {factsOf(parts).map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Flags {...parts} />
      {typeof note === 'string' ? <p className="plan-note">{note}</p> : null}
      <DocumentLinks {...parts} title={title} />
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

function Costs(parts: OfferParts) {
  const own = ownOf(parts);
  return (
    <>
      {own === undefined ? null : (
        <p className="plan-own">
          <span>{own.label}</span>
          <strong>{own.bill}</strong>
          <span>{own.rest}</span>
        </p>
      )}
      <dl className="plan-prices">
        {pricesOf(parts).map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What may surprise about an offer, each with its colour. */
export function Flags(parts: OfferParts) {
  const flags = flagsOf(parts);
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

function DocumentLinks({ block, page, item, title }: OfferParts & { readonly title: string }) {
  const found = (block.links ?? []).flatMap(({ name, address }) => {
    const href = page.value(address, item);
    return typeof href === 'string' && href.startsWith('https://') ? [{ name, href }] : [];
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
