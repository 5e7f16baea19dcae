interface ProgressProps {
  /** The words about what is under way. */
  readonly text: string;
  /** The number of steps that are done, and of all; undefined where nobody can tell. */
  readonly done?: number;
  readonly all?: number;
  /** The words of the button that stops it, or goes on. */
  readonly action?: string;
  readonly onAction?: () => void;
}

/** Something that takes longer than a moment: how far it is, and a way out. */
export function Progress({ text, done, all, action, onAction }: ProgressProps) {
  return (
    <div className="progress" role="status">
      {all === undefined ? (
        <span className="spinner" aria-hidden="true" />
      ) : (
        <progress value={done} max={all} aria-label={text} />
      )}
      <span>{text}</span>
      {action === undefined ? null : (
        <button type="button" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}
