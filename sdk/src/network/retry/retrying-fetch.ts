import type { Fetch } from '../transport.ts';
import { createBudget, type BudgetOptions, type RetryBudget } from './budget.ts';
import { isTransient } from './transient.ts';
import { createSystemTimer, pause, type Timer } from '../../core/timer.ts';

/** Options of a retrying `fetch`. */
export interface RetryOptions {
  /** Attempts for one call, the first among them. */
  readonly attempts?: number;
  /** Milliseconds that the first delay can have at the most; each further one can have twice as many. */
  readonly firstDelay?: number;
  /** Milliseconds that no delay exceeds; a server that asks for more patience has the last word. */
  readonly longestDelay?: number;
  /** Milliseconds for each attempt. */
  readonly timeLimit?: number;
  readonly budget?: BudgetOptions;
  readonly timer?: Timer;
  /** A number from 0 up to, but not including, 1. */
  readonly random?: () => number;
}

interface Rules extends Required<Omit<RetryOptions, 'budget'>> {
  readonly send: Fetch;
  readonly budget: RetryBudget;
}

/**
 * A `fetch` that tries again: after an exponential delay with full jitter or when the server says, within a
 * budget of retries for all calls together, and only calls that can be repeated without harm - reads, and
 * writes with an `Idempotency-Key`. Each attempt has a time limit, in which all of the answer has to come.
 *
 * @example
 * const client = createClient({ baseUrl, fetch: createRetryingFetch((request) => fetch(request)) });
 */
export function createRetryingFetch(send: Fetch, options: RetryOptions = {}): Fetch {
  const rules: Rules = {
    attempts: 3,
    firstDelay: 300,
    longestDelay: 10_000,
    timeLimit: 30_000,
    timer: createSystemTimer(),
    random: Math.random,
    ...options,
    send,
    budget: createBudget(options.budget ?? { size: 10, share: 0.1 }),
  };
  return async (request) => {
    rules.budget.earn();
    const attempts = isRepeatable(request) ? rules.attempts : 1;
    for (let attempt = 1; attempt < attempts; attempt += 1) {
      const outcome = await tryOnce(request, rules);
      const delay = delayAfter(outcome, attempt, rules);
      if (delay === undefined || request.signal.aborted || !rules.budget.spend()) return settle(outcome);
      if ('response' in outcome) await outcome.response.body?.cancel();
      await pause(rules.timer, delay, request.signal);
    }
    return settle(await tryOnce(request, rules));
  };
}

/** A response, or what was thrown in place of one. */
type Attempt = { readonly response: Response } | { readonly error: unknown };

function settle(attempt: Attempt): Response {
  if ('error' in attempt) throw attempt.error;
  return attempt.response;
}

async function tryOnce(request: Request, { send, timer, timeLimit }: Rules): Promise<Attempt> {
  const limit = new AbortController();
  const error = new DOMException(`No answer within ${timeLimit} ms`, 'TimeoutError');
  const cancel = timer.after(timeLimit, () => limit.abort(error));
  const signal = AbortSignal.any([request.signal, limit.signal]);
  try {
    // A body can be read once only, so each attempt has its own.
    const response = await send(new Request(request.clone(), { signal }));
    // An answer is there when all of it is: what comes only in part, or stalls, is none. Events come as long as they are listened to.
    if (!isEventStream(response)) await response.clone().arrayBuffer();
    return { response };
  } catch (cause) {
    return { error: limit.signal.aborted ? error : cause };
  } finally {
    cancel();
  }
}

function isEventStream({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/event-stream') === true;
}

function isRepeatable({ method, headers }: Request): boolean {
  return method === 'GET' || headers.has('Idempotency-Key');
}

/** Milliseconds to wait before the next attempt; undefined where there is to be none. */
function delayAfter(attempt: Attempt, count: number, rules: Rules): number | undefined {
  const asked = 'response' in attempt ? serverDelay(attempt.response, rules.timer.now()) : undefined;
  if ('response' in attempt && !isTransient(attempt.response.status)) return undefined;
  const most = Math.min(rules.longestDelay, rules.firstDelay * 2 ** (count - 1));
  const own = rules.random() * most;
  if (asked === undefined) return own;
  // Whoever is asked to wait longer than anybody would is told so at once.
  return asked > rules.longestDelay ? undefined : asked + own;
}

/** Returns the delay of `Retry-After`, in milliseconds: from seconds, or a date. */
function serverDelay({ headers }: Response, now: number): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
