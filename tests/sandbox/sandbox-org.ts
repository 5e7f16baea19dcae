import { DatabaseSync } from 'node:sqlite';
import { createContract } from './contract/contract.ts';
import type { Contract, Route } from './contract/contract.ts';
import { createRouter } from './contract/router.ts';
import { dropTables } from './database/tables.ts';
import { handlers } from './handlers/handlers.ts';
import { findViewer } from './handlers/session.ts';
import type { Answer } from './protocol/answer.ts';
import type { Call, Clock, Handler, World } from './protocol/call.ts';
import { readSessionCookie } from './protocol/cookie.ts';
import { errorAnswer, plainErrorAnswer } from './protocol/error-body.ts';
import { Problem, notFound, notImplemented, sessionExpired } from './protocol/problem.ts';
import { readBody, readFormBody, readParameters } from './protocol/request-reader.ts';
import { openWorld } from './world.ts';

/** A fault of the sandbox itself: an answer that breaks the contract, or an error that no handler expected. */
export interface SandboxFault {
  readonly operationId: string;
  readonly reason: string;
  readonly cause?: unknown;
}

/** How a sandbox is made. */
export interface SandboxOptions {
  /** `:memory:`, or the path of a file that keeps the org between starts. */
  readonly database: string;
  readonly clock: Clock;
  /** `demo` holds customers and their records; `empty` holds no records and no users. */
  readonly seed: 'demo' | 'empty';
  /** Told of every fault before 500 is answered; when it throws, `fetch` rejects. Writes to the console by default. */
  readonly report?: (fault: SandboxFault) => void;
  /** The N of scrypt for passwords, a power of two. Tests take a small one; it is 16384 unless given. */
  readonly passwordCost?: number;
}

/** A CRM org in a box. */
export interface SandboxOrg {
  fetch(request: Request): Promise<Response>;
  /** Brings the org back to its seed; every session ends. */
  reset(): void;
  close(): void;
}

/**
 * A stateful stand-in for the CRM that meets both specs.
 * @example
 * const org = createSandboxOrg({ database: ':memory:', clock: Date, seed: 'demo' })
 * const response = await org.fetch(new Request('http://org.test/lwr/apex/v64.0/PortalDataController/getCurrentSession'))
 */
export function createSandboxOrg(options: SandboxOptions): SandboxOrg {
  const { clock, report = reportToConsole } = options;
  const database = new DatabaseSync(options.database);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  const contract = createContract();
  const state = { world: openWorld(database, options) };
  const route = createRouter(contract.routes);
  return {
    async fetch(request) {
      const url = new URL(request.url);
      const match = route(request.method, url.pathname);
      if (match.kind !== 'route') return toResponse(answerNoRoute(match));
      const handler = handlerOf(match.route);
      if (handler === undefined) return toResponse(plainErrorAnswer(notImplemented(match.route.operationId)));
      const door = { contract, route: match.route, handler, report };
      return toResponse(
        await answerSafely(door, () => answerCall(door, { request, url, path: match.path }, state.world)),
      );
    },
    reset() {
      dropTables(database);
      state.world = openWorld(database, { ...options, clock });
    },
    close: () => database.close(),
  };
}

interface Door {
  readonly contract: Contract;
  readonly route: Route;
  readonly handler: Handler;
  readonly report: (fault: SandboxFault) => void;
}

interface Incoming {
  readonly request: Request;
  readonly url: URL;
  readonly path: Readonly<Record<string, string>>;
}

async function answerCall(door: Door, incoming: Incoming, world: World): Promise<Answer> {
  const { request, url, path } = incoming;
  const { handler } = door;
  const session = readSession(request, world);
  if (handler.access === 'customer' && session.viewer === undefined) throw sessionExpired();
  if (handler.changes) refuseForeignPages(request.headers);
  const parameters = readParameters(door.route, { url, headers: request.headers, path });
  const call: Call = {
    route: door.route,
    parameters,
    body: await readBodyFor(door, request),
    ifNoneMatch: request.headers.get('If-None-Match'),
    pathname: url.pathname,
    ...session,
  };
  return handler.handle(call, world);
}

function readBodyFor({ contract, route, handler }: Door, request: Request): Promise<unknown> {
  return handler.form === undefined
    ? readBody(contract, route, request)
    : readFormBody(contract, request, { route, limits: handler.form });
}

function handlerOf(route: Route): Handler | undefined {
  return Object.hasOwn(handlers, route.operationId) ? handlers[route.operationId] : undefined;
}

function readSession(request: Request, world: World): Pick<Call, 'viewer' | 'sessionToken' | 'secure'> {
  const secure = request.headers.get('X-Forwarded-Proto') === 'https' || request.url.startsWith('https:');
  const sessionToken = readSessionCookie(request.headers.get('Cookie'), secure);
  const userId = sessionToken === undefined ? undefined : world.sessions.find(sessionToken);
  return { viewer: userId === undefined ? undefined : findViewer(userId, world), sessionToken, secure };
}

/** A page of another site can neither set this header nor hide where it is. */
function refuseForeignPages(headers: Headers): void {
  const site = headers.get('Sec-Fetch-Site');
  const isForeign = site !== null && site !== 'same-origin' && site !== 'none';
  if (isForeign || headers.get('X-Requested-With') === null) {
    throw new Problem(403, 'CSRF', 'The request does not come from a page of the portal');
  }
}

async function answerSafely(door: Door, work: () => Promise<Answer>): Promise<Answer> {
  const { contract, route, report } = door;
  const operationId = route.operationId;
  let answer: Answer;
  try {
    answer = await work();
  } catch (cause) {
    if (!(cause instanceof Problem)) {
      report({ operationId, reason: 'unexpected error', cause });
      return internalError();
    }
    answer = errorAnswer(contract, route, cause);
  }
  const [fault] = contract.checkResponse(route, answer.status, answer.body);
  if (fault === undefined) return answer;
  report({
    operationId,
    reason: `answer ${answer.status} breaks the contract at ${fault.pointer || '/'}: ${fault.message}`,
  });
  return internalError();
}

function answerNoRoute(
  match: { readonly kind: 'none' } | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] },
): Answer {
  if (match.kind === 'none') return plainErrorAnswer(notFound());
  const headers = { Allow: match.allowed.join(', ') };
  return plainErrorAnswer(
    new Problem(405, 'METHOD_NOT_ALLOWED', { message: 'HTTP method not allowed', headers }),
  );
}

function internalError(): Answer {
  return plainErrorAnswer(new Problem(500, 'INTERNAL_SERVER_ERROR', 'An unexpected error occurred'));
}

function toResponse(answer: Answer): Response {
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', 'no-cache,must-revalidate,max-age=0,no-store,private');
  headers.set('X-Content-Type-Options', 'nosniff');
  if (answer.body === undefined) return new Response(null, { status: answer.status, headers });
  headers.set('Content-Type', 'application/json;charset=UTF-8');
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
}

function reportToConsole(fault: SandboxFault): void {
  process.stderr.write(`sandbox org: ${fault.operationId}: ${fault.reason} ${String(fault.cause ?? '')}\n`);
}
