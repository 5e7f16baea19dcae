import type { Viewer } from '../../database/access.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call, Handler, World } from '../../protocol/call.ts';
import { clearSessionCookie, writeSessionCookie } from '../../protocol/cookie.ts';
import { Problem, sessionExpired, tooManyRequests } from '../../protocol/problem.ts';
import { GUEST_USER_ID } from '../../seed/fixed-ids.ts';
import { bodyOf } from '../body.ts';
import { fewTries } from '../limits.ts';
import { selectedAccount } from '../accounts/selected-account.ts';

/** POST user name and password. Every wrong combination gets the same answer. */
export const logIn: Handler = {
  access: 'anyone',
  changes: true,
  async handle(call, world): Promise<Answer> {
    const { username, password } = bodyOf(call, 'logIn');
    const result = await world.logIns.try(username, password);
    switch (result.state) {
      case 'refused':
        throw new Problem(401, 'LOGIN_FAILED', {
          message: 'Your login attempt has failed. Make sure the username and password are correct.',
          hints: { triesLeft: fewTries(result.triesLeft) },
        });
      case 'inactive':
        throw new Problem(
          403,
          'ACCOUNT_INACTIVE',
          'Contact Customer Service. This account is not currently active.',
        );
      case 'throttled':
        throw tooManyRequests(result.retryAfterSeconds);
      case 'accepted':
        return beginSession(result.userId, call, world);
    }
  },
};

/** POST to end the session; works without one, too. */
export const logOut: Handler = {
  access: 'anyone',
  changes: true,
  handle(call, world): Answer {
    if (call.sessionToken !== undefined) {
      world.sessions.end(call.sessionToken);
      world.grants.revoke(call.sessionToken);
    }
    const body = { ...GUEST, endReason: call.viewer === undefined ? null : 'loggedOut' };
    return { status: 200, body, headers: { 'Set-Cookie': clearSessionCookie(call.secure) } };
  },
};

/** GET who is using the portal. */
export const getCurrentSession: Handler = {
  access: 'anyone',
  changes: false,
  handle: (call, world): Answer => ({ status: 200, body: describeSession(call, world) }),
};

/** POST that the customer is still there: the idle time starts again. */
export const extendSession: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    if (call.sessionToken === undefined) throw sessionExpired();
    world.sessions.extend(call.sessionToken);
    return { status: 200, body: describeSession(call, world) };
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
} as const;

/** Whatever session the browser had ends here, so that nobody can plant one before the log-in. */
function beginSession(userId: string, call: Call, world: World): Answer {
  if (call.sessionToken !== undefined) world.sessions.end(call.sessionToken);
  const viewer = findViewer(userId, world);
  const token = world.sessions.begin(userId);
  const headers = { 'Set-Cookie': writeSessionCookie(token, call.secure) };
  return { status: 200, body: describeSession({ viewer, sessionToken: token }, world), headers };
}

/** Who is using the portal, until when, and which account it shows. */
export function describeSession(
  { viewer, sessionToken }: Pick<Call, 'viewer' | 'sessionToken'>,
  world: World,
) {
  if (viewer?.kind !== 'customer') return { ...GUEST, endReason: findEndReason(sessionToken, world) };
  const read = (objectName: string, id: unknown) => {
    const object = world.repository.schema.object(objectName);
    return object === undefined ? undefined : world.repository.find(object, String(id), viewer);
  };
  const end = sessionToken === undefined ? undefined : world.sessions.expiresAt(sessionToken);
  return {
    userId: viewer.userId,
    isGuest: false,
    contactId: viewer.contactId,
    displayName: String(read('User', viewer.userId)?.['Name'] ?? ''),
    ...selectedAccount({ viewer, sessionToken }, world),
    expiresAt: end === undefined ? null : new Date(end).toISOString(),
    endReason: null,
  };
}

/** A live session without a viewer is one whose user may log in no more. */
function findEndReason(token: string | undefined, world: World): string | null {
  if (token === undefined) return null;
  return world.sessions.endReason(token) ?? (world.sessions.find(token) === undefined ? null : 'inactive');
}

/** The customer behind a user id; undefined when the user has gone, is inactive, or is no customer. */
export function findViewer(userId: string, world: World): Viewer | undefined {
  const users = world.repository.schema.object('User');
  const row =
    users === undefined ? undefined : world.repository.find(users, userId, { kind: 'system', userId });
  if (row === undefined || row['IsActive'] !== 1 || typeof row['ContactId'] !== 'string') return undefined;
  return { kind: 'customer', userId, contactId: row['ContactId'] };
}
