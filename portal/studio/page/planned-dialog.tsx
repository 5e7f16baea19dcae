import { useState } from 'react';
import type { PlannedSummary } from '../publication-protocol.ts';
import { FileDifferences } from './change-view.tsx';
import { useMe } from './me.ts';
import type { Me } from './me.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { shownTime } from './shown-time.ts';
import type { PlannedView } from './use-planned.ts';

interface PlannedDialogProps {
  readonly planned: PlannedView;
  readonly onClose: () => void;
}

/** Every publication that waits for somebody's approval or for its time, with what it changes. */
export function PlannedDialog({ planned, onClose }: PlannedDialogProps) {
  const { plans } = planned;
  const open = plans.filter(isOpen);
  const others = plans.filter((plan) => !isOpen(plan)).slice(0, 10);
  return (
    <NoticeDialog title="Planned and asked for" onClose={onClose}>
      {plans.length === 0 ? (
        <p className="pane-note">
          Nothing is planned. Under “Publish” one can choose a time, or ask somebody else to approve.
        </p>
      ) : null}
      <ol className="history planned">
        {[...open, ...others].map((plan) => (
          <li key={plan.id} aria-label={plan.reason}>
            <Plan plan={plan} planned={planned} isFirst={plan === open[0]} />
          </li>
        ))}
      </ol>
    </NoticeDialog>
  );
}

const isOpen = ({ state, until }: PlannedSummary) =>
  state === 'asked' || state === 'scheduled' || (state === 'live' && until !== undefined);

const words: Readonly<Record<PlannedSummary['state'], string>> = {
  asked: 'waits for approval',
  refused: 'refused',
  withdrawn: 'withdrawn',
  scheduled: 'scheduled',
  live: 'went live',
  over: 'over',
  failed: 'could not be done',
};

interface PlanProps {
  readonly plan: PlannedSummary;
  readonly planned: PlannedView;
  readonly isFirst: boolean;
}

function Plan({ plan, planned, isFirst }: PlanProps) {
  const { author, time, reason, state, decidedBy, note, files } = plan;
  return (
    <>
      <div className="history-head">
        <strong>{reason}</strong>
        <span className="mark">{words[state]}</span>
      </div>
      <p>
        {author}, {shownTime(time)}
        {decidedBy === undefined ? null : `; ${state === 'refused' ? 'refused' : 'decided'} by ${decidedBy}`}
      </p>
      <p>{timesOf(plan)}</p>
      {note === undefined || state === 'live' ? null : <p className="row-diagnostic">{note}</p>}
      <details open={isFirst}>
        <summary>{files.length === 1 ? '1 file changes' : `${files.length} files change`}</summary>
        <FileDifferences files={files} />
      </details>
      <Decision plan={plan} planned={planned} />
    </>
  );
}

function timesOf({ from, until }: PlannedSummary): string {
  const begin = from === undefined ? 'Goes live when it is approved' : `Goes live ${shownTime(from)}`;
  return until === undefined ? begin : `${begin}, until ${shownTime(until)}`;
}

/** A sentence on why somebody does not approve it himself. */
function whyNotApproved({ isOwn, hasWritten }: PlannedSummary, me: Me): string | undefined {
  if (isOwn) return 'Another person who may publish decides on it.';
  if (!me.may('publish')) return me.whyNot('publish');
  if (!hasWritten || me.publishesAlone) return undefined;
  return 'You saved some of this. Somebody who wrote none of it approves it.';
}

function Decision({ plan, planned }: Pick<PlanProps, 'plan' | 'planned'>) {
  const { id, state, isOwn, reason, hashes } = plan;
  const me = useMe();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isShared, setShared] = useState(false);
  const decide = async (what: 'approve' | 'refuse' | 'withdraw') => {
    setBusy(true);
    const found = await planned.decide({ id, what, ...(what === 'approve' && { seen: hashes }) });
    setBusy(false);
    setProblem(found);
  };
  const isAsked = state === 'asked';
  const whyNot = isAsked ? whyNotApproved(plan, me) : undefined;
  const canWithdraw = (isAsked || state === 'scheduled') && (isOwn || me.may('publish'));
  return (
    <>
      {whyNot === undefined ? null : <p>{whyNot}</p>}
      {problem === undefined ? null : (
        <p className="dialog-diagnostic" role="alert">
          {problem}
        </p>
      )}
      {isShared ? <ShareDialog title={reason} plan={id} onClose={() => setShared(false)} /> : null}
      <div className="history-buttons">
        {isAsked && me.isInTeam && me.may('texts') ? (
          <button type="button" onClick={() => setShared(true)}>
            Share a preview …
          </button>
        ) : null}
        {isAsked && me.may('publish') && !isOwn ? (
          <DecideButtons
            isBusy={isBusy}
            mayApprove={whyNot === undefined}
            onDecide={(what) => void decide(what)}
          />
        ) : null}
        {canWithdraw && (isOwn || state === 'scheduled') ? (
          <button type="button" disabled={isBusy} onClick={() => void decide('withdraw')}>
            Withdraw
          </button>
        ) : null}
      </div>
    </>
  );
}

interface DecideProps {
  readonly isBusy: boolean;
  readonly mayApprove: boolean;
  readonly onDecide: (what: 'approve' | 'refuse') => void;
}

function DecideButtons({ isBusy, mayApprove, onDecide }: DecideProps) {
  return (
    <>
      <button type="button" data-main disabled={isBusy || !mayApprove} onClick={() => onDecide('approve')}>
        {isBusy ? 'Publishing …' : 'Approve'}
      </button>
      <button type="button" disabled={isBusy} onClick={() => onDecide('refuse')}>
        Refuse
      </button>
    </>
  );
}
