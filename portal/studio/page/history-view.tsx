import type { StudioDocument } from '../protocol.ts';
import { useMe } from './me.ts';
import { shownTime } from './shown-time.ts';
import { shownTitle } from './shown-title.ts';
import type { PublicationsView } from './use-publications.ts';

interface HistoryViewProps {
  readonly document: StudioDocument;
  readonly documents: readonly StudioDocument[];
  readonly publications: PublicationsView;
  readonly onBack: (number: number, screen?: string) => void;
}

/** Every publication with who made it, when and why: each can be live again with one press, or one screen out of it. */
export function HistoryView({ document, documents, publications: { versions }, onBack }: HistoryViewProps) {
  const me = useMe();
  if (versions.length === 0)
    return (
      <p className="pane-note">Nothing has been published from here yet. “Publish” begins the history.</p>
    );
  const titleOf = (id: string) => shownTitle(documents.find((one) => one.id === id)?.title ?? id);
  return (
    <ol className="history" aria-label="Publications">
      {versions.map(({ number, author, time, reason, changed }, at) => (
        <li key={number} aria-label={`Version ${number}`}>
          <div className="history-head">
            <strong>{reason}</strong>
            {at === 0 ? <span className="mark">live</span> : null}
          </div>
          <p>
            Version {number}, {author}, <time>{shownTime(time)}</time>
          </p>
          <p>
            {changed.length > 6 ? `${changed.length} screens and texts` : changed.map(titleOf).join(', ')}
          </p>
          {at === 0 || !me.may('publish') ? null : (
            <div className="history-buttons">
              <button type="button" onClick={() => onBack(number)}>
                Put version {number} live again
              </button>
              {document.kind === 'screen' ? (
                <button type="button" onClick={() => onBack(number, document.id)}>
                  Only “{shownTitle(document.title)}” of it
                </button>
              ) : null}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
