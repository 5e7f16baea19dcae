import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { StudioDocument } from '../protocol.ts';
import type { StagedSummary } from '../publication-protocol.ts';
import { calls } from './calls.ts';
import { useMe } from './me.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { Progress } from './progress.tsx';
import { ChosenDocuments, SignatureFields } from './publish-dialog.tsx';
import { shownTime } from './shown-time.ts';
import { shownTitle } from './shown-title.ts';
import { lastAuthor } from './use-publications.ts';
import type { StageSigned, StagingView } from './use-staging.ts';

interface StagingDialogProps {
  readonly staging: StagingView;
  readonly documents: readonly StudioDocument[];
  /** Ids of documents that are saved and not live. */
  readonly unpublished: readonly string[];
  readonly onClose: () => void;
}

/** The publication in staging: staff see it in the portal itself, while customers go on seeing what is live. */
export function StagingDialog({ staging, documents, unpublished, onClose }: StagingDialogProps) {
  const { staged } = staging;
  const changed = documents.filter(({ id }) => unpublished.includes(id));
  const [isAnew, setAnew] = useState(false);
  return (
    <NoticeDialog title="Staging" onClose={onClose}>
      <div className="staging">
        <p className="dialog-note">
          People of the studio see what is staged in the portal itself, with their own log-in there. Customers
          go on seeing what is live.
        </p>
        {staged === undefined ? null : <Staged staged={staged} staging={staging} documents={documents} />}
        {staged !== undefined && !isAnew ? (
          <button type="button" onClick={() => setAnew(true)}>
            Stage something else …
          </button>
        ) : (
          <StageForm changed={changed} onStage={staging.stage} onStaged={() => setAnew(false)} />
        )}
      </div>
    </NoticeDialog>
  );
}

interface StagedProps extends Pick<StagingDialogProps, 'staging' | 'documents'> {
  readonly staged: StagedSummary;
}

function Staged({ staged, staging, documents }: StagedProps) {
  const { author, time, reason, changed } = staged;
  const me = useMe();
  const [isPromoting, setPromoting] = useState(false);
  const { problem, isBusy, run } = useActs();
  const why = whyNotPromoted(staged, me);
  return (
    <section className="staging-card" aria-label="Staged now">
      <div className="history-head">
        <strong>{reason}</strong>
        <span className="mark">staged</span>
      </div>
      <p>
        {author}, {shownTime(time)}
      </p>
      <StagedTitles changed={changed} documents={documents} />
      <div className="history-buttons">
        <LookButtons
          portals={staging.portals}
          isBusy={isBusy}
          onLook={(portal) => run(() => staging.look(portal))}
        />
        {why === undefined && !isPromoting ? (
          <button type="button" data-main onClick={() => setPromoting(true)}>
            Put live …
          </button>
        ) : null}
        {me.may('screens') ? (
          <button type="button" disabled={isBusy} onClick={() => run(staging.clear)}>
            End staging
          </button>
        ) : null}
      </div>
      {why === undefined ? null : <p>{why}</p>}
      <Problem text={problem} />
      {isPromoting ? (
        <SignedForm
          action="Put live"
          busy="Publishing: all screens are checked and compiled …"
          reason={reason}
          onDone={staging.promote}
        >
          <p>Exactly what is staged goes live, for all customers.</p>
        </SignedForm>
      ) : null}
    </section>
  );
}

function StagedTitles({
  changed,
  documents,
}: Pick<StagedSummary, 'changed'> & Pick<StagedProps, 'documents'>) {
  return (
    <ul>
      {changed.map((id) => (
        <li key={id}>{shownTitle(documents.find((one) => one.id === id)?.title ?? id)}</li>
      ))}
    </ul>
  );
}

interface LookButtonsProps {
  readonly portals: readonly string[];
  readonly isBusy: boolean;
  readonly onLook: (portal: string) => void;
}

function LookButtons({ portals, isBusy, onLook }: LookButtonsProps) {
  return portals.map((portal) => (
    <button key={portal} type="button" disabled={isBusy} onClick={() => onLook(portal)}>
      Look at it{portals.length > 1 ? ` on ${portal}` : ''} ↗
    </button>
  ));
}

/** A sentence on why somebody does not put it live himself. */
function whyNotPromoted(
  { isOwn, hasWritten }: StagedSummary,
  me: ReturnType<typeof useMe>,
): string | undefined {
  if (!me.may('publish')) return me.whyNot('publish');
  if (me.publishesAlone) return undefined;
  if (isOwn) return 'You staged this. Another person puts it live.';
  return hasWritten ? 'You saved some of this. Somebody who wrote none of it puts it live.' : undefined;
}

interface StageFormProps {
  readonly changed: readonly StudioDocument[];
  readonly onStage: StagingView['stage'];
  readonly onStaged: () => void;
}

function StageForm({ changed, onStage, onStaged }: StageFormProps) {
  const me = useMe();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setLeft((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  if (!me.may('screens')) return <p>{me.whyNot('screens')}</p>;
  if (changed.length === 0)
    return (
      <p>
        Nothing that is saved differs from what is live, so that there is nothing to stage. Save a change
        first.
      </p>
    );
  const documents = changed.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  return (
    <SignedForm
      action="Stage"
      busy="Staging: all screens are checked and compiled …"
      reason=""
      isReady={documents.length > 0}
      onDone={async (signed) => {
        const found = await onStage({ ...signed, ...(left.size > 0 && { documents }) });
        if (found === undefined) onStaged();
        return found;
      }}
    >
      <ChosenDocuments legend="This is staged:" isKnown {...{ changed, left }} onToggle={toggle} />
    </SignedForm>
  );
}

interface SignedFormProps {
  readonly action: string;
  /** The words about it while it is done. */
  readonly busy: string;
  /** The reason to begin with. */
  readonly reason: string;
  readonly isReady?: boolean;
  readonly onDone: (signed: StageSigned) => Promise<string | undefined>;
  readonly children: ReactNode;
}

function SignedForm({ action, busy, isReady = true, onDone, children, ...props }: SignedFormProps) {
  const me = useMe();
  const [author, setAuthor] = useState(() => me.name || lastAuthor());
  const [reason, setReason] = useState(props.reason);
  const { problem, isBusy, run } = useActs();
  const isSigned = author.trim() !== '' && reason.trim() !== '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(() => onDone({ author: author.trim(), reason: reason.trim() }));
  };
  return (
    <form className="staging-form" onSubmit={send}>
      {children}
      <SignatureFields {...{ author, reason }} onAuthor={setAuthor} onReason={setReason} />
      <Problem text={problem} />
      <div className="history-buttons">
        <button type="submit" data-main disabled={!isReady || !isSigned || isBusy}>
          {action}
        </button>
      </div>
      {isBusy ? <Progress text={busy} action="Cancel" onAction={() => void calls.cancel()} /> : null}
    </form>
  );
}

function Problem({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="dialog-diagnostic" role="alert">
      {text}
    </p>
  );
}

/** Does one act after the other, and keeps what is wrong with the last one. */
function useActs() {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const work = async (act: () => Promise<string | undefined>) => {
    setBusy(true);
    const found = await act();
    setBusy(false);
    setProblem(found);
  };
  return { problem, isBusy, run: (act: () => Promise<string | undefined>) => void work(act) };
}
