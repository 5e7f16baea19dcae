import type { ReactNode } from 'react';

/** One term and what it says. */
export interface Definition {
  readonly term: ReactNode;
  readonly description: ReactNode;
}

/** Facts about one thing. */
export function DefinitionList({ items }: { readonly items: readonly Definition[] }) {
  return (
    <dl className="definitions">
      {items.map((item, index) => (
        <div key={index}>
          <dt>{item.term}</dt>
          <dd>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
