import { useEffect, useState } from 'react';
import type { SharedPreview, StudioDocument } from '../protocol.ts';
import { calls, sharedSecret } from './calls.ts';
import { PreviewPane } from './preview-pane.tsx';
import { shownTime } from './shown-time.ts';
import { shownTitle } from './shown-title.ts';

/** Drafts that somebody has shared: to be looked at, by whoever has the link. */
export function SharedPreviewPage() {
  const [shared, setShared] = useState<SharedPreview>();
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    const open = async () => {
      const answer = await calls.openShared(sharedSecret());
      if (answer.state === 'done') setShared(answer.value);
      else setProblem(answer.problem.message);
    };
    void open();
  }, []);
  if (shared === undefined)
    return (
      <main className="pane-note" role="status">
        {problem ?? 'Opening the preview …'}
      </main>
    );
  const { documents, settings, revision } = shared;
  const document = documents.find(({ id }) => id === chosen) ?? documents[0];
  return (
    <div className="shared">
      <header>
        <h1>{shared.title}</h1>
        <p>
          A preview by {shared.author || 'the studio'} of {shownTime(shared.time)}. Customers do not see it;
          nothing can be changed here. The link works until {shownTime(shared.until)}.
        </p>
        <ScreenChoice documents={documents} chosen={document?.id} onChoose={setChosen} />
      </header>
      {document === undefined ? (
        <p className="pane-note">It changes no screen.</p>
      ) : (
        <main>
          <PreviewPane key={document.id} document={document} settings={settings} revision={revision} />
        </main>
      )}
    </div>
  );
}

interface ScreenChoiceProps {
  readonly documents: readonly StudioDocument[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** More screens than stand beside each other. */
const many = 6;

/** The screens that were changed, beside each other while they are few. */
function ScreenChoice({ documents, chosen, onChoose }: ScreenChoiceProps) {
  if (documents.length > many)
    return (
      <label>
        Screen{' '}
        <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
          {documents.map(({ id, title }) => (
            <option key={id} value={id}>
              {shownTitle(title)}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <nav aria-label="Changed screens">
      {documents.map(({ id, title }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {shownTitle(title)}
        </button>
      ))}
    </nav>
  );
}
