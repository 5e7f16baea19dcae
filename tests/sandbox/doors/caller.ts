import type { Viewer } from '../database/access.ts';
import { findViewer } from '../handlers/session.ts';
import { allowsCalls } from '../oauth/scope.ts';
import type { World } from '../protocol/call.ts';
import { readSessionCookie } from '../protocol/cookie.ts';

/** Who sends a request, and what proves it. */
export interface Caller {
  readonly viewer: Viewer | undefined;
  /** Absent where the caller came with a bearer token. */
  readonly sessionToken: string | undefined;
  readonly secure: boolean;
  /** Whether the caller holds a valid bearer token, which no page of another site can send. */
  readonly hasBearer: boolean;
}

/** The caller of a request. Whoever sends an `Authorization` header is judged by it alone, whatever the cookie says. */
export function readCaller(request: Request, world: World): Caller {
  const secure = request.headers.get('X-Forwarded-Proto') === 'https' || request.url.startsWith('https:');
  if (request.headers.has('Authorization')) {
    const viewer = readBearer(request, world);
    return { viewer, sessionToken: undefined, secure, hasBearer: viewer !== undefined };
  }
  const sessionToken = readSessionCookie(request.headers.get('Cookie'), secure);
  const userId = sessionToken === undefined ? undefined : world.sessions.find(sessionToken);
  const viewer = userId === undefined ? undefined : findViewer(userId, world);
  return { viewer, sessionToken, secure, hasBearer: false };
}

function readBearer(request: Request, world: World): Viewer | undefined {
  const token = readBearerToken(request);
  const grant = token === undefined ? undefined : world.grants.find(token);
  if (grant === undefined || !allowsCalls(grant.scope)) return undefined;
  return findViewer(grant.userId, world);
}

/** The token of an `Authorization` header; older clients of the platform name the scheme `OAuth`. */
export function readBearerToken(request: Request): string | undefined {
  return /^(?:Bearer|OAuth) +([\w.!-]{1,200})$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
}
