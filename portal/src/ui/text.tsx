import type { ReactNode } from 'react';

/** Words and numbers with hyphens, such as log-in and ENR-2026-200001. */
const hyphened = /(\b\w+(?:-\w+)+)/;

/** A longer one has to break on a narrow phone. */
const longest = 24;

/** A text whose lines do not break at the hyphens of short words and numbers. */
export function noBreak(text: string): ReactNode {
  if (!hyphened.test(text)) return text;
  return text.split(hyphened).map((piece, at) =>
    // Every second piece is what was searched for; a text never changes while it is shown.
    at % 2 === 1 && piece.length <= longest ? (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className="code">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="hidden-visually">{children}</span>;
}
