import { useEffect, useState } from 'react';
import type { LinkSummary } from '../protocol.ts';
import { calls } from './calls.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { shownTime } from './shown-time.ts';

interface ShareDialogProps {
  /** The words that whoever opens the link reads first. */
  readonly title: string;
  /** Id of a planned publication; the drafts of whoever asks unless stated. */
  readonly plan?: string | undefined;
  readonly onClose: () => void;
}

/** Makes a link by which anybody sees drafts for seven days, and ends those that are open. */
export function ShareDialog({ title, plan, onClose }: ShareDialogProps) {
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { links, renew, end } = useLinks();
  const make = async () => {
    const answer = await calls.share(title, plan);
    if (answer.state === 'failed') return setProblem(answer.problem.message);
    setAddress(answer.value.address);
    await navigator.clipboard?.writeText(answer.value.address).catch(() => undefined);
    await renew();
    return undefined;
  };
  return (
    <NoticeDialog title="Share a preview" onClose={onClose}>
      <p className="dialog-note">
        Whoever has the link sees {plan === undefined ? 'your drafts as they are now' : 'this change'},
        without an account, for seven days, and can change nothing.
      </p>
      {address === undefined ? (
        <button type="button" data-main onClick={() => void make()}>
          Make a link
        </button>
      ) : (
        <label className="share-address">
          The link, which is told this once
          <input readOnly value={address} onFocus={({ target }) => target.select()} />
        </label>
      )}
      {problem === undefined ? null : (
        <p className="dialog-diagnostic" role="alert">
          {problem}
        </p>
      )}
      <OpenLinks links={links} onEnd={(id) => void end(id)} />
    </NoticeDialog>
  );
}

interface OpenLinksProps {
  readonly links: readonly LinkSummary[];
  readonly onEnd: (id: string) => void;
}

function OpenLinks({ links, onEnd }: OpenLinksProps) {
  return (
    <ul className="history share-links" aria-label="Links that are open">
      {links.map((link) => (
        <li key={link.id}>
          <strong>{link.title}</strong>
          <p>
            {link.author}, until {shownTime(link.until)}
          </p>
          <div className="history-buttons">
            <button type="button" onClick={() => onEnd(link.id)}>
              End this link
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function useLinks() {
  const [links, setLinks] = useState<readonly LinkSummary[]>([]);
  const renew = async () => {
    const answer = await calls.links();
    if (answer.state === 'done') setLinks(answer.value);
  };
  useEffect(() => {
    void calls.links().then((answer) => answer.state === 'done' && setLinks(answer.value));
  }, []);
  return {
    links,
    renew,
    async end(id: string) {
      await calls.endLink(id);
      await renew();
    },
  };
}
