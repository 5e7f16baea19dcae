import type { OutageCode } from './outages.ts';

/** The way in which an answer goes wrong. */
export type InjectedEffect =
  /** The call waits so long before anything is done. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The call is not made; the interface's error body comes instead. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly retryAfterSeconds?: number | undefined;
      /** The outage that the error body names; without one, what the status is usually called. */
      readonly code?: OutageCode | undefined;
    }
  /** All is done at once; the answer waits so long. */
  | { readonly kind: 'late'; readonly milliseconds: number }
  /** The connection ends before anything is done. */
  | { readonly kind: 'cut' }
  /** All is done, but the connection ends before the answer. */
  | { readonly kind: 'lost' }
  /** Comes in twice, as something on the way repeated it; what is answered to the second is answered. */
  | { readonly kind: 'duplicate' }
  /** All is done; the connection ends in the middle of the answer. */
  | { readonly kind: 'truncated' }
  /** All is done; what comes is no JSON. */
  | { readonly kind: 'malformed' }
  /** The platform is under maintenance: a page says so, whatever was asked. */
  | { readonly kind: 'maintenance' }
  /** The call is not made; a page comes instead, with a status that need not tell. */
  | { readonly kind: 'page'; readonly status: number };

/** An injected error that waits for its calls: those of one operation, those whose path contains a text, or all. */
export interface InjectedError {
  readonly operationId?: string | undefined;
  readonly path?: string | undefined;
  /** Calls that it still breaks. */
  readonly times: number;
  readonly effect: InjectedEffect;
}

/** A plan in the list. */
interface ListedError extends InjectedError {
  readonly id: number;
}

/** A call, as far as injected errors are concerned. */
interface AffectedCall {
  readonly operationId: string | undefined;
  readonly path: string;
}

/** The errors that tests have asked for. */
export interface InjectedErrors {
  add(plan: InjectedError): ListedError;
  list(): readonly ListedError[];
  clear(): void;
  /** The effect for a call, which counts as one of the times of the oldest plan that fits. */
  take(call: AffectedCall): InjectedEffect | undefined;
}

/** An empty list of injected errors. */
export function createInjectedErrors(): InjectedErrors {
  let plans: readonly ListedError[] = [];
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

function fits({ operationId, path }: InjectedError, call: AffectedCall): boolean {
  if (operationId !== undefined && operationId !== call.operationId) return false;
  return path === undefined || call.path.includes(path);
}
