import type { Contract, Route } from '../contract/contract.ts';
import { createRouter } from '../contract/router.ts';
import type { RouteMatch } from '../contract/router.ts';
import { handlers } from '../operations/operations.ts';
import type { Answer } from '../protocol/answer.ts';
import type { Call } from '../protocol/call.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { errorAnswer, plainErrorAnswer } from '../protocol/error-body.ts';
import { Problem, notFound, notImplemented, sessionExpired } from '../protocol/problem.ts';
import { readBody, readFormBody, readParameters } from '../protocol/request-reader.ts';
import { readCaller } from './caller.ts';
import type { Visit } from './entry-point.ts';

/** A fault of the sandbox itself: an answer that breaks the contract, or an error that no handler expected. */
export interface SandboxFault {
  readonly operationId: string;
  readonly reason: string;
  readonly cause?: unknown;
}

/** The operations of the contract. */
interface Operations {
  match(method: string, pathname: string): RouteMatch;
  /** Answers whatever comes: an unknown address with 404, an operation without a handler with 501. */
  answer(visit: Visit): Promise<Answer>;
}

interface Serving {
  readonly contract: Contract;
  readonly route: Route;
  readonly handler: AnyOperation;
  readonly report: (fault: SandboxFault) => void;
}

/** The operations of the contract over the table of handlers. */
export function createOperations(contract: Contract, report: (fault: SandboxFault) => void): Operations {
  const match = createRouter(contract.routes);
  return {
    match,
    async answer(visit) {
      const found = match(visit.request.method, visit.url.pathname);
      if (found.kind !== 'route') return answerNoRoute(found);
      const handler = handlerOf(found.route);
      if (handler === undefined) return plainErrorAnswer(notImplemented(found.route.operationId));
      const serving = { contract, route: found.route, handler, report };
      return answerSafely(serving, () => answerCall(serving, visit, found.path));
    },
  };
}

async function answerCall(
  serving: Serving,
  visit: Visit,
  path: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { request, url, services } = visit;
  const { contract, route, handler } = serving;
  const { hasBearer, ...caller } = readCaller(request, services);
  if (handler.access === 'customer' && caller.viewer === undefined) throw sessionExpired();
  if (handler.changes && !hasBearer) refuseForeignPages(request.headers);
  const parameters = readParameters(route, { url, headers: request.headers, path });
  const call: Call = {
    route,
    parameters,
    body: await (handler.form === undefined
      ? readBody(contract, route, request)
      : readFormBody(contract, request, { route, limits: handler.form })),
    ifNoneMatch: request.headers.get('If-None-Match'),
    pathname: url.pathname,
    ...caller,
  };
  return handler.handle(call, services);
}

function handlerOf(route: Route): AnyOperation | undefined {
  return Object.hasOwn(handlers, route.operationId) ? handlers[route.operationId] : undefined;
}

/** A page of another site can neither set this header nor hide where it is. */
function refuseForeignPages(headers: Headers): void {
  const site = headers.get('Sec-Fetch-Site');
  const isForeign = site !== null && site !== 'same-origin' && site !== 'none';
  if (isForeign || headers.get('X-Requested-With') === null) {
    throw new Problem(403, 'CSRF', 'The request does not come from a page of the portal');
  }
}

async function answerSafely(serving: Serving, work: () => Promise<Answer>): Promise<Answer> {
  const { contract, route, report } = serving;
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

function answerNoRoute(match: Exclude<RouteMatch, { readonly kind: 'route' }>): Answer {
  if (match.kind === 'none') return plainErrorAnswer(notFound());
  const headers = { Allow: match.allowed.join(', ') };
  return plainErrorAnswer(
    new Problem(405, 'METHOD_NOT_ALLOWED', { message: 'HTTP method not allowed', headers }),
  );
}

function internalError(): Answer {
  return plainErrorAnswer(new Problem(500, 'INTERNAL_SERVER_ERROR', 'An unexpected error occurred'));
}
