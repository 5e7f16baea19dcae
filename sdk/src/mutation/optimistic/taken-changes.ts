import type { Action } from '../../cache/actions.ts';
import type { ResultChange, ResultRecord } from '../../cache/records.ts';
import type { Store } from '../../cache/store.ts';
import type { WriteContext } from '../../query/context.ts';

/** A change over a result. */
interface OverResult {
  readonly record: ResultRecord;
  readonly change: ResultChange;
}

/** A change that the server has taken, which counts until the server's next answer shows it. */
interface TakenChange extends OverResult {
  /** Answers that were asked for before may not show it. */
  readonly takenAt: number;
}

const taken = new WeakMap<Store, TakenChange[]>();

/** Ends changes that the server has taken with the next answer that was asked for since. */
export function endWithAnswer(changes: readonly OverResult[], takenAt: number, context: WriteContext): void {
  const { store } = context;
  const known = taken.get(store) ?? watchAnswers(context);
  const kept = new Set<unknown>(store.records());
  known.splice(
    0,
    known.length,
    ...known.filter(({ record }) => kept.has(record)),
    ...changes.map((one) => ({ ...one, takenAt })),
  );
}

function watchAnswers({ store, onApplied }: WriteContext): TakenChange[] {
  const waiting: TakenChange[] = [];
  taken.set(store, waiting);
  onApplied((actions) => {
    if (waiting.length === 0) return;
    const over = waiting.filter((one) => actions.some((action) => isAnswerTo(action, one)));
    if (actions.some(({ type }) => type === 'emptied')) waiting.length = 0;
    if (over.length === 0) return;
    waiting.splice(0, waiting.length, ...waiting.filter((one) => !over.includes(one)));
    const epoch = store.epoch();
    store.dispatch(
      over.map(({ record, change }) => ({ type: 'overlaid', epoch, key: record.key, change, isOver: true })),
    );
  });
  return waiting;
}

function isAnswerTo(action: Action, { record, takenAt }: TakenChange): boolean {
  if (action.type !== 'answered' && action.type !== 'revalidated' && action.type !== 'composed') return false;
  if (action.result.key !== record.key) return false;
  return timestampOf(action) > takenAt;
}

function timestampOf(
  action: Extract<Action, { readonly type: 'answered' | 'revalidated' | 'composed' }>,
): number {
  if (action.type === 'answered') return action.answer.timestamp;
  return action.type === 'revalidated' ? action.timestamp : action.metadata.timestamp;
}
