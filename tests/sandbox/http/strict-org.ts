import { plainErrorAnswer } from '../protocol/error-body.ts';
import { Problem, notFound, sessionExpired } from '../protocol/problem.ts';
import { readBearerToken } from './caller.ts';
import type { RequestContext } from './entry-point.ts';
import { asLaterRelease } from './later-release.ts';
import { toResponse } from './response.ts';

type Handler = (context: RequestContext) => Promise<Response>;

/** An Apex method neither sees tokens nor sets cookies: these are the business of whoever asks. */
const SESSION_METHOD =
  /^\/(?:lwr\/apex\/v\d+\.0|services\/apexrest\/portal)\/\w+\/(?:logIn|logOut|extendSession)\/?$/;
const CALL = /^\/(?:services\/data|services\/apexrest|lwr\/apex)\//;
/** Calls of the interface and of Apex REST count against a day's allocation; methods of a site do not. */
const COUNTED_CALL = /^\/services\/(?:data|apexrest)\//;
const RECORD_CALL = /^\/services\/data\/v/;
/** Calls of all customers in a day, unless stated. */
const DAILY_CALLS = 100_000;

/**
 * Answers as a real org does where the sandbox is kinder: customers are known by bearer tokens alone, a token that has
 * ended is refused everywhere, no cookie is read or set, calls count against a day's allocation, and answers hold members
 * of a later release.
 *
 * @see https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/headers_api_usage.htm
 */
export function createStrictOrg(handle: Handler, dailyCalls = DAILY_CALLS): Handler {
  let calls = 0;
  return async (context) => {
    const { request, url, services } = context;
    if (!CALL.test(url.pathname)) return handle(context);
    if (SESSION_METHOD.test(url.pathname)) return toResponse(plainErrorAnswer(notFound()));
    if (request.headers.has('Authorization')) {
      const token = readBearerToken(request);
      const isKnown = token !== undefined && services.grants.find(token) !== undefined;
      if (!isKnown) return toResponse(plainErrorAnswer(sessionExpired()));
    }
    const isRecordCall = RECORD_CALL.test(url.pathname);
    const isCounted = COUNTED_CALL.test(url.pathname);
    if (isCounted) calls += 1;
    if (isCounted && calls > dailyCalls) return toResponse(plainErrorAnswer(limitExceeded()));
    const response = await handle({ ...context, request: withoutCookies(request) });
    return isRecordCall ? recordAnswer(response, `${calls}/${dailyCalls}`) : bare(response);
  };
}

function limitExceeded(): Problem {
  return new Problem(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.');
}

function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Cookie');
  return new Request(request, { headers });
}

function bare(response: Response): Response {
  response.headers.delete('Set-Cookie');
  return response;
}

async function recordAnswer(response: Response, usage: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('Set-Cookie');
  headers.set('Sforce-Limit-Info', `api-usage=${usage}`);
  const isJson = /^application\/json/i.test(headers.get('Content-Type') ?? '');
  const { status } = response;
  if (!isJson || status !== 200) return new Response(response.body, { status, headers });
  headers.delete('Content-Length');
  return new Response(laterText(await response.text()), { status, headers });
}

/** Answers that are broken on purpose stay as they are. */
function laterText(text: string): string {
  try {
    return JSON.stringify(asLaterRelease(JSON.parse(text)));
  } catch {
    return text;
  }
}
