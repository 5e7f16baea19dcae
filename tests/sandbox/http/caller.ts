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
  if (request.headers.has('Authorization')) {
    const token = readBearerToken(request);
    const viewer = token === undefined ? undefined : findBearer(token, services);
    const hasBearer = viewer !== undefined;
    return { viewer, sessionToken: hasBearer ? token : undefined, secure, hasBearer };
  }
  const sessionToken = readSessionCookie(request.headers.get('Cookie'), secure);
  const userId = sessionToken === undefined ? undefined : services.sessions.find(sessionToken);
  const viewer = userId === undefined ? undefined : findViewer(userId, services);
  return { viewer, sessionToken, secure, hasBearer: false };
}

function findBearer(token: string, services: Pick<Services, 'grants' | 'repository'>): Viewer | undefined {
  const grant = services.grants.find(token);
  if (grant === undefined || !allowsCalls(grant.scope)) return undefined;
  return findViewer(grant.userId, services);
}

/** The token of an `Authorization` header; older clients of the platform name the scheme `OAuth`. */
export function readBearerToken(request: Request): string | undefined {
  return /^(?:Bearer|OAuth) +([\w.!-]{1,200})$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
}
