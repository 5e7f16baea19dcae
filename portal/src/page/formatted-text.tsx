import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { FormattedPiece } from '../../screen-language/model/formatted-text.ts';
import { noBreak, outerLink, TextLink, VisuallyHidden } from '../ui/index.ts';
import type { BlockPage } from './page.ts';
import './formatted-text.css';

/** Props of {@link FormattedText}. */
interface FormattedTextProps {
  /** Key of the text. */
  readonly text: string;
  readonly page: Pick<BlockPage, 'text'>;
}

/**
 * A text with paragraphs, lists, headings and links, as the publish step read it. Values are filled into its words alone,
 * so that none of them can bring an element along.
 */
export function FormattedText({ text, page }: FormattedTextProps) {
  // Written by the publish step from this type.
  const pieces = JSON.parse(page.text(`${text}.pieces`)) as readonly FormattedPiece[];
  const show = (piece: string | FormattedPiece): ReactNode => {
    if (typeof piece === 'string') return piece;
    if (typeof piece === 'number') return noBreak(page.text(`${text}.${piece}`));
    const [element, ...inner] = piece;
    if (element !== 'a') return createElement(element, null, ...inner.map(show));
    const [address, ...words] = inner;
    return createElement(Anchor, { address: String(address), page }, ...words.map(show));
  };
  return createElement('div', { className: 'formatted' }, ...pieces.map(show));
}

interface AnchorProps extends Pick<FormattedTextProps, 'page'> {
  readonly address: string;
  readonly children?: ReactNode;
}

function Anchor({ address, page, children }: AnchorProps) {
  if (address.startsWith('/')) return <TextLink href={address}>{children}</TextLink>;
  return (
    <ExternalLink address={address} page={page}>
      {children}
    </ExternalLink>
  );
}

interface ExternalLinkProps {
  /** An address on another site; the checker knows which ones are trusted. */
  readonly address: string;
  readonly page: Pick<BlockPage, 'text'>;
  readonly children: ReactNode;
}

/** A link to another site. It opens a tab and says so, and takes nobody away from a form that is half filled in. */
export function ExternalLink({ address, page, children }: ExternalLinkProps) {
  const href = outerLink(address);
  if (href === undefined) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>, {page.text('newTab')}</VisuallyHidden>
      <span aria-hidden="true"> ↗</span>
    </a>
  );
}
