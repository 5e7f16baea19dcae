import { accountMessage, linkPath } from '../../services/outbox/account-message.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Handler, World } from '../../protocol/call.ts';
import { writeSessionCookie } from '../../protocol/cookie.ts';
import { Problem, sessionExpired } from '../../protocol/problem.ts';
import { LINK_LIFETIMES, LINK_PURPOSES, hoursOf } from '../../services/sessions/link-purposes.ts';
import type { LinkState } from '../../services/sessions/links.ts';
import { checkNewPassword, passwordReused } from '../../services/sessions/password-rules.ts';
import type { PortalUser } from '../../services/sessions/users.ts';
import { bodyOf } from '../body.ts';
import { userOf } from '../context.ts';
import { MOST_MESSAGES, MOST_TRIES, limitTries } from '../limits.ts';
import { confirmPassword } from './present-password.ts';
import { rehearse } from './rehearsal.ts';

const RESET_LINK = LINK_PURPOSES.passwordReset;
const LIFETIME = LINK_LIFETIMES.passwordReset;

/** POST an address; a link goes there if it is a customer's. The answer is the same for every address. */
export const requestPasswordReset: Handler = {
  access: 'anyone',
  changes: true,
  handle(call, world): Answer {
    const { email, language } = bodyOf(call, 'requestPasswordReset');
    const to = email.trim();
    limitTries(world, { operation: 'requestPasswordReset', subject: to }, MOST_MESSAGES);
    const user = world.users.ofAddress(to);
    const work = (): void => {
      const token = world.links.issue({ purpose: RESET_LINK, subject: user?.userId ?? '' }, LIFETIME);
      const kind = user?.active === false ? 'passwordResetInactive' : 'passwordReset';
      const path = kind === 'passwordReset' ? { path: linkPath('/reset-password', token) } : {};
      world.outbox.send(
        accountMessage(kind, {
          to,
          language,
          brand: user?.brand ?? null,
          values: { hours: hoursOf(LIFETIME) },
          ...path,
        }),
      );
    };
    if (user === undefined) rehearse(world, work);
    else world.repository.transaction(work);
    return { status: 200, body: { status: 'sent', expiresInHours: hoursOf(LIFETIME) } };
  },
};

/** POST the secret of a link to learn whether it still works. */
export const checkPasswordResetLink: Handler = {
  access: 'anyone',
  changes: false,
  handle(call, world): Answer {
    const { token } = bodyOf(call, 'checkPasswordResetLink');
    limitTries(world, { operation: 'checkPasswordResetLink', subject: token }, MOST_TRIES);
    const link = readResetLink(world, token);
    return { status: 200, body: { state: 'valid', expiresAt: new Date(link.expiresAt).toISOString() } };
  },
};

/** POST a new password with a link, which is used up; every session of the user ends. */
export const setNewPassword: Handler = {
  access: 'anyone',
  changes: true,
  async handle(call, world): Promise<Answer> {
    const { token, newPassword, confirmPassword: confirmation } = bodyOf(call, 'setNewPassword');
    limitTries(world, { operation: 'setNewPassword', subject: token }, MOST_TRIES);
    const user = world.users.find(readResetLink(world, token).grant.subject);
    if (user === undefined) throw new Problem(404, 'USER_NOT_FOUND', 'User not found.');
    const hash = await hashNewPassword(world, user.userId, { newPassword, confirmation });
    return world.repository.transaction(() => {
      // Hashing took a while: somebody else may have used the link in the meantime.
      if (!world.links.use(RESET_LINK, token)) throw resetLinkInvalid();
      world.logIns.forgive(user.userId);
      return changedAnswer(world, applyPassword(world, user, hash));
    });
  },
};

/** POST present and new password. Other sessions end and this one goes on with another cookie. */
export const changePassword: Handler = {
  access: 'customer',
  changes: true,
  async handle(call, world): Promise<Answer> {
    const { currentPassword, newPassword, confirmPassword: confirmation } = bodyOf(call, 'changePassword');
    const user = userOf(call, world);
    await confirmPassword(world, user.userId, currentPassword);
    const hash = await hashNewPassword(world, user.userId, { newPassword, confirmation });
    return world.repository.transaction(() => {
      // Hashing took a while: the session may have ended in the meantime, and must not come back.
      const { sessionToken = '' } = call;
      const isBrowser = world.sessions.find(sessionToken) !== undefined;
      if (!isBrowser && world.grants.find(sessionToken) === undefined) throw sessionExpired();
      const ended = applyPassword(world, user, hash);
      // A program has no cookie to go on with, and its token has just ended.
      if (!isBrowser) return changedAnswer(world, ended);
      const cookie = writeSessionCookie(world.sessions.begin(user.userId), call.secure);
      return { ...changedAnswer(world, ended - 1), headers: { 'Set-Cookie': cookie } };
    });
  },
};

async function hashNewPassword(
  world: World,
  userId: string,
  typed: { readonly newPassword: string; readonly confirmation: string },
) {
  checkNewPassword(typed.newPassword, typed.confirmation);
  if (await world.credentials.wasUsed(userId, typed.newPassword)) throw passwordReused();
  return world.credentials.hash(typed.newPassword);
}

/** Answers how many sessions ended by it. */
function applyPassword(
  world: World,
  user: PortalUser,
  hash: Awaited<ReturnType<typeof hashNewPassword>>,
): number {
  world.credentials.set(user.userId, hash);
  world.links.withdraw(RESET_LINK, user.userId);
  // Whoever had the account may have asked to move it to a mailbox of their own.
  world.links.withdraw(LINK_PURPOSES.emailChange, user.userId);
  world.grants.endAll(user.userId);
  const { email: to, language, brand } = user;
  world.outbox.send(accountMessage('passwordChanged', { to, language, brand }));
  return world.sessions.endAll(user.userId, 'passwordChanged');
}

function changedAnswer(world: World, otherSessionsEnded: number): Answer {
  const changedAt = new Date(world.clock.now()).toISOString();
  return { status: 200, body: { status: 'changed', changedAt, otherSessionsEnded } };
}

function readResetLink(world: World, token: string): Extract<LinkState, { readonly state: 'valid' }> {
  const link = world.links.look(RESET_LINK, token);
  if (link.state === 'valid') return link;
  if (link.state !== 'expired') throw resetLinkInvalid();
  throw new Problem(410, 'RESET_LINK_EXPIRED', 'Reset password link expired. Please try again.');
}

function resetLinkInvalid(): Problem {
  const message = 'Please try with correct user or latest reset password link.';
  return new Problem(404, 'RESET_LINK_INVALID', message);
}
