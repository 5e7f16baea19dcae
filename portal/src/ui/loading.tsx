import { VisuallyHidden } from './text.tsx';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** Text for screen readers, for example "Loading"; none before there are texts. */
  readonly label?: string;
  readonly lines?: number;
  /** The shape of what comes. */
  readonly shape?: 'rows' | 'plot';
}

/** Grey lines where content will be. The style sheet shows it after 150 ms, so that quick answers do not flicker. */
export function Skeleton({ label, lines = 4, shape }: SkeletonProps) {
  return (
    <div className="skeleton" role={label && 'status'} data-shape={shape}>
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} />
      ))}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </div>
  );
}

/** A turning ring; says nothing by itself, so put words beside it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
