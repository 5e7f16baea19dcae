import { plainErrorAnswer } from '../protocol/error-body.ts';
import { Problem, notFound, sessionExpired } from '../protocol/problem.ts';
import { readBearerToken } from './caller.ts';
import { rewritten } from './cut-answer.ts';
import type { Clock } from '../calendar/clock.ts';
import type { RequestContext } from './entry-point.ts';
import { asElsewhere, atOtherOffsets } from './other-place.ts';
import { asLaterClass, asLaterRelease } from './later-release.ts';
import { toResponse } from './response.ts';

type Handler = (context: RequestContext) => Promise<Response>;

/** An Apex method neither sees tokens nor sets cookies: these are the business of whoever asks. */
const SESSION_METHOD =
  /^\/(?:lwr\/apex\/v\d+\.0|services\/apexrest\/portal)\/\w+\/(?:logIn|logInWithCode|sendLogInCode|logOut|extendSession)\/?$/;
const CALL = /^\/(?:services\/data|services\/apexrest|lwr\/apex)\//;
/** Calls of the interface and of Apex REST count against a day's allocation; methods of a site do not. */
const COUNTED_CALL = /^\/services\/(?:data|apexrest)\//;
/** Calls of a day that an org answers, unless stated. */
const DAILY_CALLS = 100_000;
const CALLS_AT_ONCE = 25;
const DAY = 24 * 60 * 60 * 1000;
const RECORD_CALL = /^\/services\/data\/v/;

/** The limits of a strict org. */
interface StrictLimits {
  readonly clock: Clock;
  /** Calls of all customers in 24 hours; 100,000 unless stated. */
  readonly dailyCalls?: number | undefined;
  /** Calls of all guests of the site in 24 hours; 100,000 unless stated. */
  readonly guestCalls?: number | undefined;
  /** Record calls that may be under way at once; 25 unless stated. The platform counts those alone that take 20 seconds. */
  readonly callsAtOnce?: number | undefined;
}

/**
 * Answers as a real org does where the sandbox is kinder: customers are known by bearer tokens alone, a token that has
 * ended is refused everywhere, no cookie is read or set, calls count against a day's allocation, those of guests against the
 * site's, and answers are for a user elsewhere and hold members of a later release. It asks for no CSRF token: the
 * platform's is of sessions that a browser sends by itself, and no such session is known here.
 *
 * @see https://developer.salesforce.com/docs/atlas.en-us.uiapi.meta/uiapi/ui_api_resources_session_csrf.htm
 * @see https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/headers_api_usage.htm
 * @see https://help.salesforce.com/s/articleView?id=platform.sites_limits.htm
 */
export function createStrictOrg(handle: Handler, limits: StrictLimits): Handler {
  const { clock, dailyCalls = DAILY_CALLS, guestCalls = DAILY_CALLS, callsAtOnce = CALLS_AT_ONCE } = limits;
  const counted = countDaily(clock);
  const guests = countDaily(clock);
  let underWay = 0;
  const answer = async (context: RequestContext, calls: number): Promise<Response> => {
    const { request, url } = context;
    const isRecordCall = RECORD_CALL.test(url.pathname);
    if (calls > dailyCalls) return toResponse(plainErrorAnswer(limitExceeded('TotalRequests')));
    if (isRecordCall && underWay >= callsAtOnce)
      return toResponse(plainErrorAnswer(limitExceeded('ConcurrentRequests (Concurrent API Requests)')));
    underWay += 1;
    const response = await handle({ ...context, request: withoutCookies(request) }).finally(() => {
      underWay -= 1;
    });
    return isRecordCall ? recordAnswer(response, `${calls}/${dailyCalls}`) : apexAnswer(response);
  };
  return async (context) => {
    const { pathname } = context.url;
    if (!CALL.test(pathname)) return handle(context);
    if (SESSION_METHOD.test(pathname)) return toResponse(plainErrorAnswer(notFound()));
    const isGuest = !context.request.headers.has('Authorization');
    if (isGuest && guests.take() > guestCalls) return siteLimitExceeded();
    if (!isGuest && !hasKnownToken(context)) return toResponse(plainErrorAnswer(sessionExpired()));
    return answer(context, COUNTED_CALL.test(pathname) ? counted.take() : 0);
  };
}

function hasKnownToken({ request, services }: RequestContext): boolean {
  const token = readBearerToken(request);
  return token !== undefined && services.grants.find(token) !== undefined;
}

/** Counts what comes in 24 hours; the platform counts from hour to hour, which nobody here can tell apart. */
function countDaily(clock: Clock): { readonly take: () => number } {
  let count = 0;
  let until = -Infinity;
  return {
    take() {
      if (clock.now() >= until) [count, until] = [0, clock.now() + DAY];
      count += 1;
      return count;
    },
  };
}

/** The page that a site has for guests when its allocation is used up. */
function siteLimitExceeded(): Response {
  const html =
    '<!doctype html><html><head><title>Limit Exceeded</title></head><body><h1>Bandwidth Limit Exceeded</h1></body></html>';
  return new Response(html, { status: 509, headers: { 'Content-Type': 'text/html;charset=UTF-8' } });
}

function limitExceeded(name: string): Problem {
  return new Problem(403, 'REQUEST_LIMIT_EXCEEDED', `${name} Limit exceeded.`);
}

function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Cookie');
  return new Request(request, { headers });
}

async function apexAnswer(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('Set-Cookie');
  const { status } = response;
  if (!isJson(headers) || response.body === null) return new Response(response.body, { status, headers });
  headers.delete('Content-Length');
  return rewritten(
    response,
    (text) => new Response(laterClassText(atOtherOffsets(text)), { status, headers }),
  );
}

function isJson(headers: Headers): boolean {
  return /^application\/json/i.test(headers.get('Content-Type') ?? '');
}

async function recordAnswer(response: Response, usage: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('Set-Cookie');
  headers.set('Sforce-Limit-Info', `api-usage=${usage}`);
  const { status } = response;
  if (!isJson(headers) || status !== 200) return new Response(response.body, { status, headers });
  headers.delete('Content-Length');
  return rewritten(response, (text) => new Response(laterText(text), { status, headers }));
}

const laterText = unlessBroken((text) => JSON.stringify(asLaterRelease(asElsewhere(JSON.parse(text)))));
const laterClassText = unlessBroken(asLaterClass);

/** Answers that are broken on purpose stay as they are. */
function unlessBroken(change: (text: string) => string): (text: string) => string {
  return (text) => {
    try {
      return change(text);
    } catch {
      return text;
    }
  };
}
