import { useState } from 'react';
import type { StudioDocument } from '../protocol.ts';
import { AskDialog } from './dialog.tsx';
import { useMe } from './me.ts';
import type { Me } from './me.ts';
import { shownTitle } from './shown-title.ts';
import { lastAuthor } from './use-publications.ts';
import type { Signed } from './use-publications.ts';

interface PublishDialogProps {
  /** Documents that customers will see otherwise than now. */
  readonly changed: readonly StudioDocument[];
  /** False where nothing was ever published from here, so that nobody can tell what changes. */
  readonly isKnown: boolean;
  readonly onPublish: (signature: Signed) => void;
  readonly onClose: () => void;
}

/** Says what will go live and when, and asks who publishes it and why. */
export function PublishDialog({ changed, isKnown, onPublish, onClose }: PublishDialogProps) {
  const me = useMe();
  const [author, setAuthor] = useState(() => me.name || lastAuthor());
  const [reason, setReason] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [times, setTimes] = useState<Times>({ from: '', until: '' });
  const wanted = changed.filter(({ id }) => !left.has(id));
  const [from, until] = [timeOf(times.from), timeOf(times.until)];
  const isOrdered = from === undefined || until === undefined || from < until;
  const toggle = (id: string) =>
    setLeft((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  return (
    <AskDialog
      title={me.publishesAlone ? 'Publish' : 'Ask for approval'}
      action={actionOf(me, from !== undefined)}
      isReady={
        author.trim() !== '' &&
        reason.trim() !== '' &&
        isOrdered &&
        (changed.length === 0 || wanted.length > 0)
      }
      onDone={() =>
        onPublish({
          author: author.trim(),
          reason: reason.trim(),
          from,
          until,
          ...(left.size > 0 && { documents: wanted.map(({ id }) => id) }),
        })
      }
      onClose={onClose}
    >
      <div className="publish-list">
        {changed.length === 0 ? (
          <p>{isKnown ? 'Nothing differs from what is live.' : 'All screens, as they are saved, go live.'}</p>
        ) : (
          <ChosenDocuments {...{ changed, isKnown, left }} onToggle={toggle} />
        )}
      </div>
      <SignatureFields {...{ author, reason }} onAuthor={setAuthor} onReason={setReason} />
      {isKnown ? <TimeFields times={times} isOrdered={isOrdered} onChange={setTimes} /> : null}
    </AskDialog>
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

interface ChosenDocumentsProps extends Pick<PublishDialogProps, 'changed' | 'isKnown'> {
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
