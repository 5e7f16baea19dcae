import type { ReactNode } from 'react';

/** One term and what it says. */
export interface Definition {
  readonly id: string;
  readonly term: ReactNode;
  readonly description: ReactNode;
}

/** Facts about one thing. */
export function DefinitionList({ items }: { readonly items: readonly Definition[] }) {
  return (
    <dl className="definitions">
      {items.map((item) => (
        <div key={item.id}>
          <dt>{item.term}</dt>
          <dd>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
