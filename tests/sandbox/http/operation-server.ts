import type { Contract, Route } from '../contract/contract.ts';
import { createRouter } from '../contract/router.ts';
import type { RouteMatch } from '../contract/router.ts';
import { specPath, trimPath } from '../contract/versions.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';
import type { Answer } from '../protocol/answer.ts';
import type { Call } from '../protocol/call.ts';
import { errorAnswer, plainErrorAnswer } from '../protocol/error-body.ts';
import { Problem, notFound, notImplemented, sessionExpired } from '../protocol/problem.ts';
import { readBody, readFormBody, readParameters } from '../protocol/request-reader.ts';
import { readCaller } from './caller.ts';
import { asPost, isReadByGet } from './read-by-get.ts';
import type { RequestContext } from './entry-point.ts';

/** An error of the sandbox itself: an answer that breaks the contract, or an error that no operation expected. */
export interface SandboxError {
  readonly operationId: string;
  readonly reason: string;
  readonly cause?: unknown;
}

/** Serves the operations of the contract. */
interface OperationServer {
  match(method: string, pathname: string): RouteMatch;
  /** Answers whatever comes: an unknown address with 404, an operation that is not served with 501. */
  answer(context: RequestContext): Promise<Answer>;
}

interface Serving {
  readonly contract: Contract;
  readonly route: Route;
  readonly operation: AnyOperation;
  readonly report: (error: SandboxError) => void;
}

/** A server of the operations of the contract, as far as the org has them. */
export function createOperationServer(
  contract: Contract,
  report: (error: SandboxError) => void,
): OperationServer {
  const route = createRouter(contract.routes);
  const match: OperationServer['match'] = (method, pathname) => {
    const found = route(method, specPath(pathname));
    if (found.kind !== 'wrong-method' || method !== 'GET') return found;
    const post = route('POST', specPath(pathname));
    return post.kind === 'route' && isReadByGet(post.route) ? post : found;
  };
  return {
    match,
    async answer(context) {
      const found = match(context.request.method, context.url.pathname);
      if (found.kind !== 'route') return answerNoRoute(found);
      const { route, path } = found;
      const operation = operationOf(route);
      if (operation === undefined) return plainErrorAnswer(notImplemented(route.operationId));
      const serving = { contract, route, operation, report };
      const asked = context.request.method === route.method ? context : asPost(context, route);
      return answerSafely(serving, () => answerCall(serving, asked, path));
    },
  };
}

async function answerCall(
  serving: Serving,
  context: RequestContext,
  path: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { request, url, services } = context;
  const { contract, route, operation } = serving;
  const { hasBearer, ...caller } = readCaller(request, services);
  if (operation.access === 'customer' && caller.viewer === undefined) throw sessionExpired();
  if (operation.changes && !hasBearer) refuseForeignPages(request.headers);
  const parameters = readParameters(route, { url, headers: request.headers, path });
  const call: Call = {
    route,
    parameters,
    body: await (operation.form === undefined
      ? readBody(contract, route, request)
      : readFormBody(contract, request, { route, limits: operation.form })),
    ifNoneMatch: request.headers.get('If-None-Match'),
    pathname: trimPath(url.pathname),
    ...caller,
  };
  return operation.handle(call, services);
}

function operationOf(route: Route): AnyOperation | undefined {
  return Object.hasOwn(operations, route.operationId) ? operations[route.operationId] : undefined;
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
  const [error] = contract.checkResponse(route, answer.status, answer.body);
  if (error === undefined) return answer;
  report({
    operationId,
    reason: `answer ${answer.status} breaks the contract at ${error.pointer || '/'}: ${error.message}`,
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
