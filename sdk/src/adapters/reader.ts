import { momentOf, planRead, type Policy } from '../policies/policy.ts';
import { findRead, foundIn } from '../snapshots/finding.ts';
import { keepSnapshot, snapshotOf } from '../snapshots/snapshot.ts';
import type { Snapshot } from '../types/snapshot.ts';
import type { AdapterContext } from './context.ts';
import { notInCache, tellLook } from './read-adapter.ts';
import type { ReadCall } from './read-call.ts';

/** What an observer shows. */
export interface Reader {
  readonly policy: Policy;
  /** What is to be shown now: the same object while nobody could tell the difference. */
  current(): Snapshot<unknown>;
  /** Meets the policy's demand for somebody new; true when the server is to be asked. */
  begin(): boolean;
  /** The server has answered what `begin` asked for. */
  markAnswered(): void;
}

/** Reads what an observer shows: before and while the policy's own request is under way, as pending. */
export function createReader(call: ReadCall, context: AdapterContext, policy: Policy): Reader {
  let last: Snapshot<unknown> = { state: 'unfulfilled', missing: [] };
  let phase: 'idle' | 'asking' | 'answered' = 'idle';
  let readTick = NaN;
  let readAt = NaN;
  const compute = (now: number): Snapshot<unknown> => {
    if (phase === 'answered' && policy !== 'only-if-cached') {
      return snapshotOf(findRead(context.store, call), momentOf(policy, now));
    }
    const finding = findRead(context.store, call);
    if (policy === 'only-if-cached') {
      const found = foundIn(finding, now);
      const { show } = planRead(policy, found, now);
      return show ? snapshotOf(finding, now) : notInCache(call, finding);
    }
    const moment = momentOf(policy, now);
    const { show, ask, wait } = planRead(policy, foundIn(finding, now), now);
    if (!show && ask) return { state: 'pending' };
    return snapshotOf(ask ? { ...finding, isBusy: wait } : finding, moment);
  };
  return {
    policy,
    current() {
      const now = context.clock.now();
      const tick = context.store.tick();
      if (readTick === tick && readAt === now) return last;
      readTick = tick;
      readAt = now;
      last = keepSnapshot(last, compute(now));
      return last;
    },
    begin() {
      const now = context.clock.now();
      const plan = planRead(policy, foundIn(findRead(context.store, call), now), now);
      tellLook(call, plan, context);
      // Under this policy the store tells all there is to know, also to those who came at other times.
      phase = plan.ask && policy !== 'cache-then-network' ? 'asking' : 'answered';
      readTick = NaN;
      return plan.ask;
    },
    markAnswered() {
      phase = 'answered';
      readTick = NaN;
    },
  };
}
