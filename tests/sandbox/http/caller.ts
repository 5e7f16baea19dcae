import type { Viewer } from '../database/access.ts';
import { findViewer } from '../operations/log-in/session.ts';
import { readSessionCookie } from '../protocol/cookie.ts';
import { allowsCalls } from '../services/oauth/scope.ts';
import type { Services } from '../services/services.ts';

/** The sender of a request, and the proof of it. */
interface Caller {
  readonly viewer: Viewer | undefined;
  /** The token of the cookie, or a valid bearer token. */
  readonly sessionToken: string | undefined;
  /** Names the session; it stays the same when a program's token is renewed. */
  readonly sessionKey: string | undefined;
  readonly origin: string;
  readonly secure: boolean;
  /** True when the caller holds a valid bearer token, which no page of another site can send. */
  readonly hasBearer: boolean;
}

/** The caller of a request. Whoever sends an `Authorization` header is judged by it alone, whatever the cookie says. */
export function readCaller(
  request: Request,
  services: Pick<Services, 'grants' | 'repository' | 'sessions'>,
): Caller {
  const secure = request.headers.get('X-Forwarded-Proto') === 'https' || request.url.startsWith('https:');
  const own = `${secure ? 'https' : 'http'}://${new URL(request.url).host}`;
  const origin = request.headers.get('Origin') ?? own;
  const page = { origin, secure };
  if (request.headers.has('Authorization')) {
    const token = readBearerToken(request);
    const known = token === undefined ? undefined : findBearer(token, services);
    if (known === undefined) return { ...UNKNOWN, ...page };
    return { viewer: known.viewer, sessionToken: token, sessionKey: known.grantId, ...page, hasBearer: true };
  }
  const sessionToken = readSessionCookie(request.headers.get('Cookie'), secure);
  const userId = sessionToken === undefined ? undefined : services.sessions.find(sessionToken);
  const viewer = userId === undefined ? undefined : findViewer(userId, services);
  return { viewer, sessionToken, sessionKey: sessionToken, ...page, hasBearer: false };
}

const UNKNOWN = {
  viewer: undefined,
  sessionToken: undefined,
  sessionKey: undefined,
  hasBearer: false,
} as const;

function findBearer(token: string, services: Pick<Services, 'grants' | 'repository'>) {
  const grant = services.grants.find(token);
  if (grant === undefined || !allowsCalls(grant.scope)) return undefined;
  const viewer = findViewer(grant.userId, services);
  return viewer === undefined ? undefined : { viewer, grantId: grant.grantId };
}

/** The token of an `Authorization` header; older clients of the platform name the scheme `OAuth`. */
export function readBearerToken(request: Request): string | undefined {
  return /^(?:Bearer|OAuth) +([\w.!-]{1,200})$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
}
