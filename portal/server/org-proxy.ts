import type { EnvelopeTable } from '@energy-portal/sdk/envelopes';
import rateLimit from '@fastify/rate-limit';
import { BrokenCircuitError } from 'cockatiel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable, finished } from 'node:stream';
import type { Authenticator, OauthSettings } from './auth/authenticator.ts';
import { openAuthenticator } from './auth/open-authenticator.ts';
import { LogInError } from './auth/session-calls.ts';
import { logOauthError } from './auth/oauth-remedy.ts';
import { sendHostError, sendIfThere } from './host-answer.ts';
import type { HostErrorCode } from './host-error.ts';
import type { Turns } from './limits/turns.ts';
import { callCountsIn } from './limits/call-counts.ts';
import { addressKey } from './limits/client-address.ts';
import { createMemoryCounters } from './limits/counter-store.ts';
import type { LeavingName, LimitLog } from './limits/limit-log.ts';
import { createSlowFiles } from './limits/slow-files.ts';
import type { SlowFiles } from './limits/slow-files.ts';
import { createTryLimits, guardedCallAt } from './limits/try-limits.ts';
import type { GuardedCall } from './limits/try-limits.ts';
import type { CounterStore } from './limits/counter-store.ts';
import { LateAnswerError, askOrg, reasonOf } from './org/ask-org.ts';
import type { OrgPassage } from './org/ask-org.ts';
import { callClassOf, isSignOut } from './org/call-class.ts';
import { sessionsIn } from './org/cookies.ts';
import { isSecure } from './org/headers.ts';
import { withoutTraces } from './org/client-answer.ts';
import type { OnwardCall } from './org/client-answer.ts';
import { followSentBodies } from './org/sent-bodies.ts';
import { createSharedReads } from './org/shared-reads.ts';
import type { SharedReads, SharedReadsSetting } from './org/shared-reads.ts';
import { ClientLeftError, SpentAllocationError, codeOf, openOrgLine } from './org/org-line.ts';
import type { OrgLine } from './org/org-line.ts';
import { checkProxiedCall, isRead } from './request-checks.ts';
import type { CallClass, HostSettings } from './settings.ts';
import type { OperationAt } from './org/operation-names.ts';
import { writeAnswer } from './org/write-answer.ts';
import type { ClassState, Telemetry } from './telemetry/telemetry.ts';
import { isJsonObject, jsonOf } from './json-body.ts';

/** The org of a proxy, and what it tells the host. */
interface OrgProxyOptions {
  readonly orgUrl: string;
  readonly settings: HostSettings;
  /** True where the org is told the client's address and scheme. */
  readonly showsClient: boolean;
  /** Called after each try to reach the org. */
  readonly onTried: (reached: boolean) => void;
  readonly refused: LimitLog;
  /** Takes note of a call whose client has not waited for the answer. */
  readonly left: (name: LeavingName) => void;
  /** Counts what limits are for; the memory of this process unless stated. */
  readonly counters?: CounterStore | undefined;
  /** Log-in by OAuth; without it the org's own cookie is the session. */
  readonly oauth?: OauthSettings | undefined;
  /** The answers that are kept for all; none unless stated. */
  readonly sharedReads?: SharedReadsSetting | undefined;
  /** The form in which the org has the Apex calls; that of the specs unless stated. */
  readonly envelope?: EnvelopeTable | undefined;
  /** The time of day, in milliseconds since 1970. */
  readonly clock: { readonly now: () => number };
  /** Milliseconds by a clock that nobody sets, for durations. */
  readonly steadyClock: { readonly now: () => number };
  readonly telemetry: Telemetry;
  readonly operationAt: OperationAt;
  /** Calls begin, and are given up, by turns of the addresses. */
  readonly turns: Turns;
}

/** The way to the org, and what of it is closed. */
export interface OrgProxy {
  /** The classes of calls that are refused at once, as the org answers none of them. */
  readonly pausedClasses: () => readonly CallClass[];
  /** Files that are under way. */
  readonly countFiles: () => number;
  /** All classes with their calls. */
  readonly classes: () => readonly ClassState[];
}

const toldToAll = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
const prefixes = ['/services/data', '/lwr/apex'];
const timeouts: ReadonlySet<string> = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** Passes the record and Apex calls of the portal's own pages on to the org, and the bytes of both as they are. */
export async function registerOrgProxy(host: FastifyInstance, options: OrgProxyOptions): Promise<OrgProxy> {
  const { orgUrl, settings, onTried, steadyClock, counters } = options;
  await host.register(rateLimit, {
    ...settings.rateLimit,
    ...(counters === undefined ? {} : { store: callCountsIn(counters), skipOnError: true }),
    keyGenerator: ({ ip }) => addressKey(ip),
    // Only who is refused is told of the limit.
    addHeadersOnExceeding: toldToAll,
    onExceeded: () => options.refused('calls of an address'),
    errorResponseBuilder: () => Object.assign(new Error('rate limit'), { statusCode: 429 }),
  });
  takeBytes(host);
  const sent = followSentBodies();
  const lines = byClass((name) => openOrgLine({ orgUrl, name, limits: settings.org, onTried, sent }));
  const tries = counters ?? createMemoryCounters({ clock: steadyClock, keys: settings.tries.keys });
  const warn = (reason: string) => logOauthError(host.log, reason);
  const { authenticator, close } = openAuthenticator({
    ...options,
    line: lines.session,
    sent,
    counters: tries,
    warn,
  });
  host.addHook('onClose', async () => {
    sent.close();
    await Promise.all([...Object.values(lines).map((line) => line.close()), close()]);
  });
  const provesCustomers = authenticator !== undefined;
  const files = createSlowFiles({ ...options, limits: settings.progress, clock: steadyClock });
  const common = { ...options, authenticator, provesCustomers, files, shared: openSharedReads(options) };
  const passages = byClass((name): Passage => ({ ...common, name, line: lines[name] }));
  const admit = createTryLimits(settings.tries, tries);
  for (const prefix of prefixes) {
    host.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `${prefix}/*`,
      onRequest: checkCall(options),
      handler: (request, reply) => {
        const passage = passages[callClassOf({ method: request.method, target: request.url })];
        const guarded = guardedCallAt(request.url);
        if (guarded === undefined) return passOn(request, reply, passage);
        return passGuarded(request, reply, { ...passage, guarded, admit });
      },
    });
  }
  return {
    pausedClasses: () => statesOf(lines).flatMap(({ name, isPaused }) => (isPaused ? [name] : [])),
    countFiles: () => lines.files.bulkhead.counts().taken,
    classes: () => statesOf(lines),
  };
}

/** Takes bodies as they come. */
function takeBytes(host: FastifyInstance): void {
  host.removeAllContentTypeParsers();
  // Numbers of JSON that are read and written again are other numbers.
  host.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
  // Files are never held here.
  host.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
}

function checkCall({ refused, settings }: OrgProxyOptions) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { method, headers, raw, url: target } = request;
    const error = checkProxiedCall({ method, target, headers, rawHeaders: raw.rawHeaders }, settings);
    if (error === 'REQUEST_TOO_LARGE') refused('large request');
    if (error === undefined) done();
    else sendHostError(reply, error);
  };
}

function statesOf(lines: { readonly [name in CallClass]: OrgLine }): readonly ClassState[] {
  const stateOf = (name: CallClass): ClassState => ({
    name,
    isPaused: lines[name].isPaused(),
    ...lines[name].bulkhead.counts(),
  });
  return Object.values(byClass(stateOf));
}

function openSharedReads({
  sharedReads = 'off',
  settings,
  steadyClock: clock,
  operationAt,
}: OrgProxyOptions): SharedReads {
  return createSharedReads({ setting: sharedReads, operationAt, clock, mostBytes: settings.org.sharedBytes });
}

function byClass<TValue>(make: (name: CallClass) => TValue): { readonly [name in CallClass]: TValue } {
  return {
    session: make('session'),
    payments: make('payments'),
    account: make('account'),
    records: make('records'),
    files: make('files'),
  };
}

interface Passage extends OrgProxyOptions, OrgPassage {
  readonly authenticator: Authenticator | undefined;
  readonly shared: SharedReads;
  readonly files: SlowFiles;
}

interface GuardedPassage extends Passage {
  readonly guarded: GuardedCall;
  readonly admit: ReturnType<typeof createTryLimits>;
}

/** Passes a call on that somebody who guesses would make, as long as there were not too many. */
async function passGuarded(
  request: FastifyRequest,
  reply: FastifyReply,
  passage: GuardedPassage,
): Promise<FastifyReply | undefined> {
  const { guarded, admit, refused } = passage;
  const body = jsonOf(request.body);
  // The org may read what is none here, such as one with a mark of its order of bytes, and nobody would count it for the account.
  if (!isJsonObject(body)) return sendHostError(reply, 'INVALID_REQUEST');
  // It goes on as it was understood here: another reader may know another charset, or take the first of two members of one name.
  const understood = writtenAgain(body);
  if (understood === undefined) return sendHostError(reply, 'INVALID_REQUEST');
  request.body = understood;
  request.headers['content-type'] = 'application/json';
  const tried = { name: guarded, address: addressKey(request.ip), body };
  const admission = await admit(tried);
  if (admission.state === 'refused') {
    refused(`${guarded} tries: ${admission.dimension}`);
    return sendHostError(reply, 'TOO_MANY_REQUESTS', admission.retryAfter);
  }
  const passed = await passOn(request, reply, passage);
  await admission.settle(reply.statusCode);
  return passed;
}

/** The bytes of a body; undefined for one that is nested deeper than can be written. */
function writtenAgain(body: object): Buffer | undefined {
  try {
    return Buffer.from(JSON.stringify(body));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Waits for a place, asks the org, and answers. */
async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  passage: Passage,
): Promise<FastifyReply | undefined> {
  const { name, refused, left, authenticator, turns } = passage;
  const address = addressKey(request.ip);
  let state: 'waiting' | 'cancelled' | 'passed on' | 'answering' = 'waiting';
  const noteLeaving = () => left(`${name} calls: ${state}`);
  const leaving = controllerOfLeaving(reply, (leave) => turns.take(address, leave), noteLeaving);
  const gone = leaving.signal;
  const waiting = turns.wait(address);
  if (waiting !== undefined) await waiting;
  const entering = enterClass(reply, passage, { address, gone });
  const entry = entering instanceof Promise ? await entering : entering;
  if (entry.state === 'refused') {
    if (entry.reason !== 'left') refused(`${name} calls: ${entry.reason}`);
    return sendIfThere(reply, 'SERVICE_BUSY');
  }
  state = isRead(request.method) ? 'cancelled' : 'passed on';
  try {
    const ask = (call: OnwardCall) => {
      const asking = () => askOrg(request, passage, { leaving, call });
      return call.path === undefined
        ? passage.shared.answer(sharedCallOf(request, call, passage), asking)
        : asking();
    };
    const answer = await (authenticator?.answer(request, ask) ?? ask({}));
    const { body } = answer;
    state = 'answering';
    // It may have closed while the session was sealed.
    if (body instanceof Readable) {
      finished(body, entry.leave);
      passage.files.watchDownload({ request: request.raw, response: reply.raw }, address);
    } else entry.leave();
    // What still comes of an upload is read for a moment only.
    if (!request.raw.complete) reply.raw.setHeader('connection', 'close');
    const hasEnded = answer.status < 300 && isSignOut(request.url);
    writeAnswer(reply, hasEnded ? withoutTraces(answer) : answer);
    // To wait for a reply is to wait until it has left, which only a stream needs.
    return body instanceof Readable ? reply : undefined;
  } catch (error) {
    entry.leave();
    return sendIfThere(reply, errorCodeOf(error, request, passage));
  }
}

/** Asks for a place. Where there is none for a file, one that stands still gives way. */
function enterClass(
  { request, raw: response }: FastifyReply,
  { name, line, files, provesCustomers, settings }: Passage,
  { address, gone }: { readonly address: string; readonly gone: AbortSignal },
): ReturnType<OrgLine['bulkhead']['enter']> {
  const sessions = sessionsIn(request.headers.cookie, isSecure(request), provesCustomers);
  const entering = line.bulkhead.enter({ sessions, address }, gone);
  if (name !== 'files') return entering;
  // Not where only the client itself, or its network, has all that it may.
  const isFull = line.bulkhead.counts().taken >= settings.org.classes.files.places;
  const isWanting =
    entering instanceof Promise || (entering.state === 'refused' && entering.reason === 'full');
  if (isFull && isWanting) files.giveWay();
  return Promise.resolve(entering).then((entry) => {
    const isSending = request.method === 'POST' && entry.state === 'entered';
    if (isSending) files.watchUpload({ request: request.raw, response }, address);
    return entry;
  });
}

/** One for all: where it was made says nothing, and costs more than all else of giving a call up. */
const clientLeft = new ClientLeftError();

/** Aborts when the client leaves before it has its answer, and it is its turn. */
function controllerOfLeaving(
  { raw }: FastifyReply,
  take: (leave: () => void) => void,
  note: () => void,
): AbortController {
  const controller = new AbortController();
  const leave = () => {
    note();
    controller.abort(clientLeft);
  };
  // It may have left while the limits were asked.
  if (raw.destroyed) take(leave);
  else raw.on('close', () => raw.writableFinished || take(leave));
  return controller;
}

function sharedCallOf(
  { method, url: target, headers }: FastifyRequest,
  { bearer }: OnwardCall,
  { authenticator }: Pick<Passage, 'authenticator'>,
) {
  const proves = headers.cookie !== undefined || headers.authorization !== undefined;
  const isOrgs = authenticator === undefined && proves;
  const asker = bearer !== undefined ? 'customer' : isOrgs ? 'unknown' : 'guest';
  return { method, target, headers, asker } as const;
}

function errorCodeOf(error: unknown, request: FastifyRequest, { name, refused }: Passage): HostErrorCode {
  if (error instanceof BrokenCircuitError) {
    refused(`${name} calls: paused`);
    return 'SERVICE_BUSY';
  }
  if (error instanceof SpentAllocationError) {
    request.log.error("the org's allocation of calls is used up");
    return 'SERVICE_BUSY';
  }
  // The reason is in the log. Nobody is logged in, which a customer may know.
  if (error instanceof LogInError) return 'SERVICE_BUSY';
  const code = codeOf(error);
  if (code === 'UND_ERR_INVALID_ARG') return 'INVALID_REQUEST';
  if (!(error instanceof ClientLeftError)) {
    request.log.warn({ code: reasonOf(error) }, 'the org cannot be reached');
  }
  return timeouts.has(code) || error instanceof LateAnswerError ? 'SERVICE_TIMEOUT' : 'SERVICE_UNAVAILABLE';
}
