import { useState } from 'react';
import type { StudioDocument } from '../protocol.ts';
import { AskDialog } from './dialog.tsx';
import { shownTitle } from './shown-title.ts';
import { lastAuthor } from './use-publications.ts';

interface PublishDialogProps {
  /** Documents that customers will see otherwise than now. */
  readonly changed: readonly StudioDocument[];
  /** False where nothing was ever published from here, so that nobody can tell what changes. */
  readonly isKnown: boolean;
  readonly onPublish: (signature: { readonly author: string; readonly reason: string }) => void;
  readonly onClose: () => void;
}

/** Says what will go live, and asks who publishes it and why. */
export function PublishDialog({ changed, isKnown, onPublish, onClose }: PublishDialogProps) {
  const [author, setAuthor] = useState(lastAuthor);
  const [reason, setReason] = useState('');
  return (
    <AskDialog
      title="Publish"
      action="Publish now"
      isReady={author.trim() !== '' && reason.trim() !== ''}
      onDone={() => onPublish({ author: author.trim(), reason: reason.trim() })}
      onClose={onClose}
    >
      <div className="publish-list">
        {changed.length === 0 ? (
          <p>{isKnown ? 'Nothing differs from what is live.' : 'All screens, as they are saved, go live.'}</p>
        ) : (
          <>
            <p>{isKnown ? 'This goes live:' : 'All screens go live; these were changed just now:'}</p>
            <ul>
              {changed.map(({ id, title }) => (
                <li key={id}>
                  <strong>{shownTitle(title)}</strong> <code>{id}</code>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="dialog-fields">
        <label>
          Your name
          <input
            value={author}
            autoComplete="name"
            maxLength={100}
            onChange={({ target }) => setAuthor(target.value)}
          />
        </label>
        <label>
          Reason
          <input
            value={reason}
            maxLength={500}
            placeholder="New wording for late bills"
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      </div>
    </AskDialog>
  );
}
