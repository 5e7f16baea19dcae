import { BrokenCircuitError, CircuitState, SamplingBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { Readable } from 'node:stream';
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';
import { isRead } from '../request-checks.ts';
import type { CallClass, HostSettings } from '../settings.ts';
import { steadyBreaker } from '../steady-breaker.ts';
import { createBulkhead } from './bulkhead.ts';
import type { Bulkhead } from './bulkhead.ts';
import type { SentBodies } from './sent-bodies.ts';
import { requestWhole } from './whole-answer.ts';
import type { WholeAnswer } from './whole-answer.ts';
import { VERSIONS } from './org-probe.ts';

/** One call as it goes to the org. */
interface OrgCall {
  readonly method: Dispatcher.HttpMethod;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Readable | null;
  readonly signal: AbortSignal;
}

/** The way to the org for one class of calls: places of its own, connections of its own, and a breaker. */
export interface OrgLine {
  readonly bulkhead: Bulkhead;
  /**
   * Makes a call and gives its answer to `read`, whose time counts as the org's.
   *
   * @throws BrokenCircuitError at once while the class is paused; undici's errors
   */
  readonly ask: <TValue>(
    call: OrgCall,
    read: (answer: Dispatcher.ResponseData) => Promise<TValue>,
  ) => Promise<TValue>;
  /** The same for an answer that is held at once, as long as it is not longer than the limits say. */
  readonly askWhole: <TValue>(
    call: OrgCall,
    read: (answer: WholeAnswer) => Promise<TValue>,
  ) => Promise<TValue>;
  /** True while calls are refused at once, as nothing of this class was answered. */
  readonly isPaused: () => boolean;
  readonly close: () => Promise<void>;
}

/** The settings of a line. */
interface OrgLineOptions {
  readonly orgUrl: string;
  readonly name: CallClass;
  readonly limits: HostSettings['org'];
  /** Called after each try to reach the org. */
  readonly onTried: (reached: boolean) => void;
  /** Follows the bodies of all lines. */
  readonly sent: SentBodies;
}

const brokenConnections: ReadonlySet<string> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
/** Errors of whoever asks: they say nothing of the org. */
const ownErrors: ReadonlySet<string> = new Set([
  'UND_ERR_INVALID_ARG',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
]);

/** Opens the way to the org for one class. */
export function openOrgLine({ orgUrl, name, limits, onTried, sent }: OrgLineOptions): OrgLine {
  const { connectTimeout, headersTimeout, bodyTimeout, waitTimeout, retryDelay } = limits;
  const bound = { mostBytes: limits.answerLimit, tooLong: () => new UnfitAnswerError() };
  const { places } = limits.classes[name];
  const pool = new Pool(orgUrl, { connections: places, connectTimeout, headersTimeout, bodyTimeout });
  const breakerNow = steadyBreaker(() => createBreaker(limits.breaker));

  const tryOrg = async () => {
    const signal = AbortSignal.timeout(limits.answerTimeout);
    const { body } = await pool.request({ method: 'GET', path: VERSIONS, signal });
    await body.dump();
  };
  const ask = async <TAnswer, TValue>(
    call: OrgCall,
    send: (call: OrgCall) => Promise<TAnswer>,
    read: (answer: TAnswer) => Promise<TValue>,
  ): Promise<TValue> => {
    const breaker = breakerNow();
    // While one call tries whether the org is back, the others are told at once instead of waiting for it.
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    // A client decides how long a file takes: what tries whether the org is back is a short read in front of it.
    if (breaker.state === CircuitState.Open && name === 'files') await breaker.execute(tryOrg);
    return breaker.execute(async () => {
      const isTry = breaker.state === CircuitState.HalfOpen;
      const going = isTry ? { ...call, signal: withoutLeaving(call.signal, limits.answerTimeout) } : call;
      try {
        const answer = await reach(going, () => send(going), { sent, retryDelay });
        onTried(true);
        return await read(answer);
      } catch (cause) {
        const error = isUnfinished(call, cause) ? new UnfinishedBodyError('unfinished', { cause }) : cause;
        if (isOrgError(error)) onTried(false);
        throw error;
      }
    });
  };

  return {
    bulkhead: createBulkhead({ ...limits.classes[name], waitTimeout }),
    ask: (call, read) => ask(call, (going) => pool.request(going), read),
    askWhole: (call, read) => ask(call, (going) => requestWhole(pool, going, bound), read),
    isPaused: () => breakerNow().state !== CircuitState.Closed,
    close: () => pool.destroy(),
  };
}

/**
 * The signal of a call that tries whether the org is back. It goes on without its client: whoever left in time would keep all
 * others waiting.
 *
 * @param longest milliseconds that it may take
 */
function withoutLeaving(signal: AbortSignal, longest: number): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!(signal.reason instanceof ClientLeftError)) controller.abort(signal.reason);
  };
  signal.addEventListener('abort', abort, { once: true });
  return AbortSignal.any([controller.signal, AbortSignal.timeout(longest)]);
}

/** The bodies that were sent, and the milliseconds before one is sent again. */
interface Repeating {
  readonly sent: SentBodies;
  readonly retryDelay: number;
}

/**
 * A connection that the org closed while idle breaks on its next use. What can be repeated without harm is tried once
 * more, on a fresh one; whatever else fails is the caller's to repeat, so that an org in trouble is not asked more often.
 */
async function reach<TAnswer>(
  call: OrgCall,
  send: () => Promise<TAnswer>,
  { sent, retryDelay }: Repeating,
): Promise<TAnswer> {
  try {
    return await send();
  } catch (error) {
    if (!brokenConnections.has(codeOf(error)) || call.signal.aborted || !isRepeatable(call, sent))
      throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return send();
  }
}

/** A read; or a write with a name, by which the org knows it again, on a used connection on which nothing came back. */
function isRepeatable({ method, body }: OrgCall, { wentUnanswered }: SentBodies): boolean {
  if (isRead(method)) return true;
  return Buffer.isBuffer(body) && wentUnanswered(body) && hasName(body);
}

/** Returns true for a body in which the customer's browser has named the one intention behind it. */
function hasName(body: Buffer): boolean {
  try {
    const sent: unknown = JSON.parse(body.toString());
    const key: unknown = typeof sent === 'object' && sent !== null && Reflect.get(sent, 'idempotencyKey');
    return typeof key === 'string' && key !== '';
  } catch {
    return false;
  }
}

function createBreaker(limits: HostSettings['org']['breaker']): CircuitBreakerPolicy {
  const { share: threshold, duration, perSecond: minimumRps, pause: halfOpenAfter } = limits;
  const breaker = new SamplingBreaker({ threshold, duration, minimumRps });
  // A try that did not get as far as the org has not shown that it is back.
  const policy: CircuitBreakerPolicy = circuitBreaker(
    handleWhen((error) => isOrgError(error) || (policy.state === CircuitState.HalfOpen && !isAnswer(error))),
    { halfOpenAfter, breaker },
  );
  return policy;
}

/** Returns true where the org gave a call up of which it had no more than its client had sent. */
const isUnfinished = ({ body }: OrgCall, error: unknown): boolean =>
  body instanceof Readable && !body.readableEnded && brokenConnections.has(codeOf(error));

/** Returns true for an error that is an answer, though none that a page can use: the org is there. */
const isAnswer = (error: unknown): boolean =>
  error instanceof UnfitAnswerError || error instanceof SpentAllocationError;

/** Returns true for an error that the org, or the way to it, has made. */
function isOrgError(error: unknown): boolean {
  return (
    !isAnswer(error) &&
    !(error instanceof UnfinishedBodyError) &&
    !(error instanceof ClientLeftError) &&
    !ownErrors.has(codeOf(error))
  );
}

/** The reason of a call whose body did not come while the org waited for it. */
class UnfinishedBodyError extends Error {
  override readonly name = 'UnfinishedBodyError';
}

/** The reason of a call that the org refuses because its allocation of calls is used up. */
export class SpentAllocationError extends Error {
  override readonly name = 'SpentAllocationError';
}

/** The reason of an answer that no page of the portal expects. */
export class UnfitAnswerError extends Error {
  override readonly name = 'UnfitAnswerError';
}

/** The reason of a call that was cancelled because its client has gone. */
export class ClientLeftError extends Error {
  override readonly name = 'ClientLeftError';
}

/** The code of Node's and undici's errors; nothing for others. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
