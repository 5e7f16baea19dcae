import type { ReactNode } from 'react';
import { Art } from './art.tsx';

/** Props of {@link Card}. */
export interface CardProps {
  readonly title?: ReactNode;
  /** Stands at the end of the title's line: a tag or a link. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A sheet that holds one thing. */
export function Card({ title, aside, children }: CardProps) {
  return (
    <section className="card">
      {title === undefined ? null : (
        <div className="card-head">
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

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

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown in place of a list that has no items. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <Art scene="empty" />
      <h2>{title}</h2>
      {children === undefined ? null : <p>{children}</p>}
      {action}
    </div>
  );
}
