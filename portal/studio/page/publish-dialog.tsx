import { useState } from 'react';
import type { StudioDocument } from '../protocol.ts';
import { approvalOf } from '../editing/approvals.ts';
import type {
  PlanPublicationCall,
  PublicationReview,
  ReviewedDocument,
  SeenHashes,
} from '../publication-protocol.ts';
import { FileDifferences } from './change-view.tsx';
import { useMe } from './me.ts';
import type { Me } from './me.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { shownTitle } from './shown-title.ts';
import { lastAuthor } from './use-publications.ts';
import type { Signed } from './use-publications.ts';
import type { ReviewView } from './use-review.ts';

interface PublishDialogProps {
  readonly documents: readonly StudioDocument[];
  /** All that customers will see otherwise than now. */
  readonly view: Pick<ReviewView, 'review' | 'problem'>;
  /** False where nothing was ever published from here, so that nobody can tell what changes. */
  readonly isKnown: boolean;
  readonly onPublish: (signature: Signed) => void;
  /** Plans it. @returns what is wrong, where it cannot be done */
  readonly onPlan: (wanted: Omit<PlanPublicationCall, 'paths'>) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Says what will go live and when, and asks who publishes it and why. */
export function PublishDialog(props: PublishDialogProps) {
  const { documents, view, isKnown, onPublish, onPlan, onClose } = props;
  const me = useMe();
  const [author, setAuthor] = useState(() => me.name || lastAuthor());
  const [reason, setReason] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [times, setTimes] = useState<Times>({ from: '', until: '' });
  const reviewed = view.review?.documents ?? [];
  const wanted = reviewed.filter(({ id }) => !left.has(id));
  const [from, until] = [timeOf(times.from), timeOf(times.until)];
  const isOrdered = from === undefined || until === undefined || from < until;
  const isPlanned = !me.publishesAlone || from !== undefined || until !== undefined;
  const isReady = view.review !== undefined && isOrdered && (reviewed.length === 0 || wanted.length > 0);
  const toggle = (id: string) =>
    setLeft((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const send = async () => {
    const signature = { author: author.trim(), reason: reason.trim() };
    if (isPlanned) return onPlan({ ...signature, from, until, seen: hashesOf(wanted) });
    onPublish({ ...signature, ...(left.size > 0 && { documents: wanted.map(({ id }) => id) }) });
    return undefined;
  };
  return (
    <PlanDialog
      title={me.publishesAlone ? 'Publish' : 'Ask for approval'}
      action={actionOf(me, from !== undefined)}
      isReady={author.trim() !== '' && reason.trim() !== '' && isReady}
      onDone={send}
      onClose={onClose}
    >
      <Reviewed {...{ documents, view, isKnown, left }} onToggle={toggle} />
      <Approval approvers={view.review?.approvers} documents={wanted} />
      <SignatureFields {...{ author, reason }} onAuthor={setAuthor} onReason={setReason} />
      {isKnown ? <TimeFields times={times} isOrdered={isOrdered} onChange={setTimes} /> : null}
    </PlanDialog>
  );
}

const hashesOf = (documents: readonly ReviewedDocument[]): SeenHashes =>
  Object.fromEntries(documents.map(({ id, hash }) => [id, hash]));

/** A sentence on who may approve it, before it is asked for. */
function Approval({ approvers, documents }: Pick<PublicationReview, 'approvers' | 'documents'>) {
  if (approvers === undefined || documents.length === 0) return null;
  const { isStuck, words } = approvalOf(
    approvers,
    documents.map(({ id }) => id),
  );
  return (
    <p className={isStuck ? 'dialog-diagnostic' : 'dialog-note'} role="status">
      {words}
    </p>
  );
}

interface ReviewedProps extends Pick<PublishDialogProps, 'documents' | 'view' | 'isKnown'> {
  readonly left: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** The documents that go live, and all that they change. */
function Reviewed({ documents, view: { review, problem }, isKnown, left, onToggle }: ReviewedProps) {
  if (review === undefined) return <p className="publish-list">{problem ?? 'Loading …'}</p>;
  const titleOf = (id: string) => documents.find((one) => one.id === id)?.title ?? id;
  const changed = review.documents.map(({ id }) => ({ id, title: titleOf(id) }));
  return (
    <div className="publish-list">
      {changed.length === 0 ? (
        <p>{isKnown ? 'Nothing differs from what is live.' : 'All screens, as they are saved, go live.'}</p>
      ) : (
        <ChosenDocuments {...{ changed, isKnown, left, onToggle }} />
      )}
      {isKnown && changed.length > 0 ? (
        <details>
          <summary>All that changes</summary>
          {review.documents.map(({ id, hash, files }) =>
            left.has(id) ? null : <FileDifferences key={hash} files={files} />,
          )}
        </details>
      ) : null}
    </div>
  );
}

interface SignatureFieldsProps extends Pick<Signed, 'author' | 'reason'> {
  readonly onAuthor: (author: string) => void;
  readonly onReason: (reason: string) => void;
}

/** In a team one's name is known. */
export function SignatureFields({ author, reason, onAuthor, onReason }: SignatureFieldsProps) {
  const { isInTeam } = useMe();
  return (
    <div className="dialog-fields">
      {isInTeam ? null : (
        <label>
          Your name
          <input
            value={author}
            autoComplete="name"
            maxLength={100}
            onChange={({ target }) => onAuthor(target.value)}
          />
        </label>
      )}
      <label>
        Reason
        <input
          value={reason}
          maxLength={500}
          placeholder="New wording for late bills"
          onChange={({ target }) => onReason(target.value)}
        />
      </label>
    </div>
  );
}

function actionOf({ publishesAlone }: Me, isLater: boolean): string {
  if (!publishesAlone) return 'Ask for approval';
  return isLater ? 'Schedule' : 'Publish now';
}

interface ChosenDocumentsProps extends Pick<PublishDialogProps, 'isKnown'> {
  readonly changed: readonly Pick<StudioDocument, 'id' | 'title'>[];
  readonly legend?: string;
  /** Ids of those that stay as they are. */
  readonly left: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** Documents to choose from; where nobody can tell what is live, all of them go. */
export function ChosenDocuments({
  changed,
  isKnown,
  legend = 'This goes live:',
  left,
  onToggle,
}: ChosenDocumentsProps) {
  if (!isKnown)
    return (
      <>
        <p>All screens go live; these were changed just now:</p>
        <ul>
          {changed.map(({ id, title }) => (
            <li key={id}>
              <strong>{shownTitle(title)}</strong> <code>{id}</code>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <fieldset className="publish-choice">
      <legend>{legend}</legend>
      {changed.map(({ id, title }) => (
        <label key={id} className="dialog-check">
          <input type="checkbox" checked={!left.has(id)} onChange={() => onToggle(id)} />
          {shownTitle(title)} <code>{id}</code>
        </label>
      ))}
    </fieldset>
  );
}

interface Times {
  readonly from: string;
  readonly until: string;
}

/** The time that was typed, in milliseconds; undefined where none was. */
function timeOf(text: string): number | undefined {
  const time = new Date(text).getTime();
  return Number.isNaN(time) ? undefined : time;
}

interface TimeFieldsProps {
  readonly times: Times;
  readonly isOrdered: boolean;
  readonly onChange: (times: Times) => void;
}

/** The time from which customers see it, and its end; nobody has to choose one. */
function TimeFields({ times, isOrdered, onChange }: TimeFieldsProps) {
  return (
    <details className="publish-times">
      <summary>At a time, or until one …</summary>
      <div className="dialog-fields">
        <label>
          From (now, if left empty)
          <input
            type="datetime-local"
            value={times.from}
            onChange={({ target }) => onChange({ ...times, from: target.value })}
          />
        </label>
        <label>
          Until (for good, if left empty)
          <input
            type="datetime-local"
            value={times.until}
            onChange={({ target }) => onChange({ ...times, until: target.value })}
          />
        </label>
      </div>
      {isOrdered ? null : <p className="dialog-diagnostic">It ends before it begins.</p>}
      <p className="dialog-note">
        Times are those of this machine. At its end everything is as it was before; what was published
        otherwise meanwhile stays.
      </p>
    </details>
  );
}
