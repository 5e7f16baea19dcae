import type { PreviewState, RefusedCall } from '../../../screen-language/preview-link.ts';

type Fetch = (request: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/**
 * Returns a fetch in whose eyes the org is in a state. What is no call of the org goes through, and so does the question
 * who is there.
 */
export function actedFetch(fetch: Fetch, { org, refused }: Pick<PreviewState, 'org' | 'refused'>): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!ofOrg.test(pathname) || ofSession.test(pathname)) return fetch(request);
    if (org !== undefined) return acted[org]();
    return refused !== undefined && isCall(refused, request.method, pathname)
      ? answer(400, refused.code)
      : fetch(request);
  };
}

const ofOrg = /^\/(?:lwr|services)\//;
const ofSession = /\/getCurrentSession$/;

const acted: Readonly<Record<NonNullable<PreviewState['org']>, () => Promise<Response>>> = {
  waiting: () => new Promise(() => undefined),
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  down: async () => answer(503, 'SERVER_UNAVAILABLE'),
  ended: async () => answer(401, 'INVALID_SESSION_ID'),
};

const answer = (status: number, errorCode: string) =>
  Response.json([{ errorCode, message: `Acted by the studio: ${errorCode}` }], { status });

/** Places in braces stand for one segment of a path. */
function isCall(call: RefusedCall, method: string, pathname: string): boolean {
  const [wanted, found] = [call.path.split('/'), pathname.split('/')];
  return (
    call.method === method &&
    wanted.length === found.length &&
    wanted.every((segment, at) => segment === found[at] || segment.startsWith('{'))
  );
}
