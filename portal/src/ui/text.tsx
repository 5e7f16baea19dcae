import { createElement } from 'react';
import type { ReactNode } from 'react';

/** Phone numbers such as (512) 555-0142; words and numbers with hyphens, such as log-in and ENR-2026-200001. */
const whole = /(\(\d{3}\) [\d-]{8}|\b\w+(?:-\w+)+)/;

/** A longer one has to break on a narrow phone. */
const longest = 24;

/** A text whose lines do not break at the hyphens of short words and numbers. Its phone numbers can be called. */
export function noBreak(text: string): ReactNode {
  if (!whole.test(text)) return text;
  return text.split(whole).map((piece, at) => {
    // Every second piece is what was searched for; a text never changes while it is shown.
    if (at % 2 === 0 || piece.length > longest) return piece;
    const href = piece[0] === '(' ? `tel:${piece.replace(' ', '')}` : undefined;
    return createElement(href ? 'a' : 'span', { key: at, className: 'code', href }, piece);
  });
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="hidden-visually">{children}</span>;
}
