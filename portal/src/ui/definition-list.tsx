import type { ReactNode } from 'react';

/** One term and what it says. */
export interface Definition {
  readonly id: string;
  readonly term: ReactNode;
  readonly description: ReactNode;
  /** Written large. */
  readonly prominent?: boolean;
}

/** Facts about one thing. */
export function DefinitionList({ items }: { readonly items: readonly Definition[] }) {
  return (
    <dl className="definitions">
      {items.map((item) => (
        <div key={item.id} data-prominent={item.prominent || undefined}>
          <dt>{item.term}</dt>
          <dd>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
