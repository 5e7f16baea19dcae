import type { FileConflict } from './opened-files.ts';

interface ConflictBarProps {
  readonly conflict: FileConflict;
  readonly onSettle: (path: string, whose: 'mine' | 'theirs') => void;
}

/** The two texts of one place that two people have changed, side by side; all else is merged already. */
export function ConflictBar({ conflict: { path, conflicts }, onSettle }: ConflictBarProps) {
  return (
    <section className="conflict" role="alert" aria-label="Changed by two people">
      <p>
        Somebody else has changed {conflicts.length === 1 ? 'the same place' : 'the same places'} in{' '}
        <code>{path}</code>. Everything else of both of you is kept.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map((one) => (
            <tr key={one.path.join('.')}>
              <th scope="row">
                <code>{one.path.join('.')}</code>
              </th>
              <td>{shown(one.mine)}</td>
              <td>{shown(one.theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="dialog-buttons">
        <button type="button" onClick={() => onSettle(path, 'theirs')}>
          Take theirs
        </button>
        <button type="button" data-main onClick={() => onSettle(path, 'mine')}>
          Keep mine
        </button>
      </div>
    </section>
  );
}

function shown(value: unknown): string {
  if (value === undefined) return 'taken out';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
