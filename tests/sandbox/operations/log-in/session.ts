import { createHmac } from 'node:crypto';
import type { Viewer } from '../../database/access.ts';
import { GUEST_USER_ID } from '../../metadata/org-ids.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { clearSessionCookie, writeSessionCookie } from '../../protocol/cookie.ts';
import { sessionExpired, tooManyRequests } from '../../protocol/problem.ts';
import { selectedAccount } from '../../services/accounts/selected-account.ts';
import type { Services } from '../../services/services.ts';
import { fewTries } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';

/** POST user name and password. Every wrong combination gets the same answer. */
export const logIn: Operation<'logIns' | 'repository' | 'selectedAccounts' | 'sessions'> = {
  access: 'anyone',
  changes: true,
  async handle(call, services): Promise<Answer> {
    const { username, password, sharedDevice } = bodyOf(call, 'logIn');
    const result = await services.logIns.try(username, password);
    switch (result.state) {
      case 'refused':
        throw apexProblem(401, 'LOGIN_FAILED', { hints: { triesLeft: fewTries(result.triesLeft) } });
      case 'inactive':
        throw apexProblem(403, 'ACCOUNT_INACTIVE');
      case 'throttled':
        throw tooManyRequests(result.retryAfterSeconds);
      case 'accepted':
        return beginSession({ userId: result.userId, isShared: sharedDevice === true }, call, services);
    }
  },
};

/** POST to end the session; works without one, too. */
export const logOut: Operation<'grants' | 'sessions'> = {
  access: 'anyone',
  changes: true,
  handle(call, services): Answer {
    if (call.sessionToken !== undefined) {
      services.sessions.end(call.sessionToken);
      services.grants.revoke(call.sessionToken);
    }
    const body = { ...GUEST, endReason: call.viewer === undefined ? null : 'loggedOut' };
    return { status: 200, body, headers: { 'Set-Cookie': clearSessionCookie(call.secure) } };
  },
};

/** GET who is using the portal. */
export const getCurrentSession: Operation<'repository' | 'selectedAccounts' | 'sessions'> = {
  access: 'anyone',
  changes: false,
  handle: (call, services): Answer => ({ status: 200, body: describeSession(call, services) }),
};

/** POST that the customer is still there: the idle time starts again. */
export const extendSession: Operation<'repository' | 'selectedAccounts' | 'sessions'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    if (call.sessionToken === undefined) throw sessionExpired();
    services.sessions.extend(call.sessionToken);
    return { status: 200, body: describeSession(call, services) };
  },
};

const GUEST = {
  userId: GUEST_USER_ID,
  isGuest: true,
  contactId: null,
  displayName: null,
  accountNumber: null,
  serviceAddress: null,
  expiresAt: null,
  deviceSecret: null,
} as const;

/** Begins a session. Whatever session the browser had ends here, so that nobody can plant one before the log-in. */
export function beginSession(
  { userId, isShared }: { readonly userId: string; readonly isShared: boolean },
  call: Call,
  services: Pick<Services, 'repository' | 'selectedAccounts' | 'sessions'>,
): Answer {
  if (call.sessionToken !== undefined) services.sessions.end(call.sessionToken);
  const viewer = findViewer(userId, services);
  const token = services.sessions.begin(userId, isShared ? 'shared' : 'own');
  const headers = { 'Set-Cookie': writeSessionCookie(token, call.secure) };
  return {
    status: 200,
    body: describeSession({ viewer, sessionToken: token, sessionKey: token }, services),
    headers,
  };
}

/** Throws where the session or grant of a call has ended since the call began, such as by a new password. */
export function assertSessionLives(
  { sessionToken = '' }: Pick<Call, 'sessionToken'>,
  { sessions, grants }: Pick<Services, 'grants' | 'sessions'>,
): void {
  if (sessions.find(sessionToken) === undefined && grants.find(sessionToken) === undefined)
    throw sessionExpired();
}

/** Returns the session: its user, its end, and the account that the portal shows. */
export function describeSession(
  { viewer, sessionToken, sessionKey }: Pick<Call, 'viewer' | 'sessionKey' | 'sessionToken'>,
  services: Pick<Services, 'repository' | 'selectedAccounts' | 'sessions'>,
) {
  if (viewer?.kind !== 'customer') return { ...GUEST, endReason: findEndReason(sessionToken, services) };
  const read = (objectName: string, id: unknown) => {
    const object = services.repository.schema.object(objectName);
    return object === undefined ? undefined : services.repository.find(object, String(id), viewer);
  };
  const end = sessionToken === undefined ? undefined : services.sessions.expiresAt(sessionToken);
  return {
    userId: viewer.userId,
    isGuest: false,
    contactId: viewer.contactId,
    displayName: String(read('User', viewer.userId)?.['Name'] ?? ''),
    ...selectedAccount({ viewer, sessionKey }, services),
    expiresAt: end === undefined ? null : new Date(end).toISOString(),
    deviceSecret: secretOf(sessionToken, services),
    endReason: null,
  };
}

/** The secret of a browser's session on a device of the customer's own; programs and shared devices have none. */
function secretOf(token: string | undefined, { sessions }: Pick<Services, 'sessions'>): string | null {
  const isOwn = token !== undefined && sessions.find(token) !== undefined && sessions.device(token) === 'own';
  return isOwn ? createHmac('sha256', token).update('device').digest('base64url') : null;
}

/** A live session without a viewer is one whose user may log in no more. */
function findEndReason(token: string | undefined, services: Pick<Services, 'sessions'>): string | null {
  if (token === undefined) return null;
  return (
    services.sessions.endReason(token) ?? (services.sessions.find(token) === undefined ? null : 'inactive')
  );
}

/** The customer behind a user id; undefined when the user has gone, is inactive, or is no customer. */
export function findViewer(userId: string, services: Pick<Services, 'repository'>): Viewer | undefined {
  const users = services.repository.schema.object('User');
  const row =
    users === undefined ? undefined : services.repository.find(users, userId, { kind: 'system', userId });
  if (row === undefined || row['IsActive'] !== 1 || typeof row['ContactId'] !== 'string') return undefined;
  return { kind: 'customer', userId, contactId: row['ContactId'] };
}
