import { useEffect, useState } from 'react';
import type { NamedPlace, PlanCall, StudioDocument } from '../protocol.ts';
import { calls } from './calls.ts';
import { Picker } from './picker.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { shownTitle } from './shown-title.ts';

interface RemoveScreenProps {
  readonly document: StudioDocument;
  readonly documents: readonly StudioDocument[];
  readonly onPlan: (call: PlanCall) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Deletes a screen, after saying what leads to it and where that leads from then on. */
export function RemoveScreen({ document, documents, onPlan, onClose }: RemoveScreenProps) {
  const { id, title, route = '', files } = document;
  const links = useLinks(document);
  const [leadsTo, setLeadsTo] = useState('/');
  const [isRedirected, setRedirected] = useState(!files.every(({ isNew }) => isNew));
  const offers = documents
    .filter((one) => one.kind === 'screen' && one.id !== id && one.isRemoved !== true)
    .flatMap((one) =>
      one.route === undefined || one.route.includes(':')
        ? []
        : [{ value: one.route, description: shownTitle(one.title) }],
    );
  return (
    <PlanDialog
      title={`Delete “${shownTitle(title)}”`}
      action="Delete"
      isDanger
      onDone={() => onPlan({ what: 'remove', removal: { id, leadsTo, isRedirected } })}
      onClose={onClose}
    >
      <div className="publish-list">
        <p>
          Its file and its texts in all languages go when you save. Undo brings them back; after a publication
          “History” does.
        </p>
        <LeadingHere links={links} documents={documents} />
      </div>
      <div className="dialog-fields">
        <div className="dialog-wide">
          <span>Links lead from now on to</span>
          <Picker label="Links lead from now on to" value={leadsTo} offers={offers} onPick={setLeadsTo} />
        </div>
        <label className="dialog-check">
          <input
            type="checkbox"
            checked={isRedirected}
            onChange={({ target }) => setRedirected(target.checked)}
          />
          <span>
            Whoever asks for <code>{route}</code> comes there, too
          </span>
        </label>
      </div>
    </PlanDialog>
  );
}

interface LeadingHereProps extends Pick<RemoveScreenProps, 'documents'> {
  /** Ids of screens; undefined until they are known. */
  readonly links: readonly string[] | undefined;
}

function LeadingHere({ links, documents }: LeadingHereProps) {
  if (links === undefined) return <p>Looking for what leads here …</p>;
  if (links.length === 0) return <p>Nothing leads here but its address.</p>;
  return (
    <>
      <p>{links.length === 1 ? 'One screen leads here:' : `${links.length} screens lead here:`}</p>
      <ul>
        {links.map((one) => (
          <li key={one}>{shownTitle(documents.find((other) => other.id === one)?.title ?? one)}</li>
        ))}
      </ul>
    </>
  );
}

/** Ids of other screens that lead to one. */
function useLinks({ id, route }: StudioDocument): readonly string[] | undefined {
  const [places, setPlaces] = useState<readonly NamedPlace[]>();
  useEffect(() => {
    void calls.places().then((answer) => answer.state === 'done' && setPlaces(answer.value));
  }, []);
  if (places === undefined) return undefined;
  const leading = places.filter(
    ({ kind, name, document, words = '' }) =>
      document !== id && ((kind === 'route' && name === route) || words.includes(`](${route ?? ''})`)),
  );
  return [...new Set(leading.map(({ document }) => document))];
}
