import type { ReactNode } from 'react';

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
