import type { OutageCode } from './outages.ts';

/** The way in which an answer goes wrong. */
export type FaultEffect =
  /** Comes late. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The call is not made; the interface's error body comes instead. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly retryAfterSeconds?: number | undefined;
      /** The outage that the error body names; without one, what the status is usually called. */
      readonly code?: OutageCode | undefined;
    }
  /** The connection ends before anything is done. */
  | { readonly kind: 'cut' }
  /** All is done, but the connection ends before the answer. */
  | { readonly kind: 'lost' }
  /** All is done; the connection ends in the middle of the answer. */
  | { readonly kind: 'truncated' }
  /** All is done; what comes is no JSON. */
  | { readonly kind: 'malformed' };

/** A fault that waits for its calls: those of one operation, those whose path contains a text, or all. */
export interface FaultPlan {
  readonly operationId?: string | undefined;
  readonly path?: string | undefined;
  /** Calls that it still breaks. */
  readonly times: number;
  readonly effect: FaultEffect;
}

/** A plan in the list. */
interface ListedFault extends FaultPlan {
  readonly id: number;
}

/** A call, as far as injected errors are concerned. */
interface FaultyCall {
  readonly operationId: string | undefined;
  readonly path: string;
}

/** The faults that tests have asked for. */
export interface Faults {
  add(plan: FaultPlan): ListedFault;
  list(): readonly ListedFault[];
  clear(): void;
  /** The effect for a call, which counts as one of the times of the oldest plan that fits. */
  take(call: FaultyCall): FaultEffect | undefined;
}

/** An empty list of faults. */
export function createFaults(): Faults {
  let plans: readonly ListedFault[] = [];
  let lastId = 0;
  return {
    list: () => plans,
    clear() {
      plans = [];
    },
    add(plan) {
      lastId += 1;
      const listed = { ...plan, id: lastId };
      plans = [...plans, listed];
      return listed;
    },
    take(call) {
      const found = plans.find((plan) => fits(plan, call));
      if (found === undefined) return undefined;
      plans = plans
        .map((plan) => (plan === found ? { ...plan, times: plan.times - 1 } : plan))
        .filter((plan) => plan.times > 0);
      return found.effect;
    },
  };
}

function fits({ operationId, path }: FaultPlan, call: FaultyCall): boolean {
  if (operationId !== undefined && operationId !== call.operationId) return false;
  return path === undefined || call.path.includes(path);
}
