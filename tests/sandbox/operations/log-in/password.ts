import { constants } from '../../contract/constants.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import { writeSessionCookie } from '../../protocol/cookie.ts';
import { sessionExpired } from '../../protocol/problem.ts';
import type { Problem } from '../../protocol/problem.ts';
import { createHeadlessCodes } from '../../services/oauth/headless-codes.ts';
import { accountMessage, linkPath } from '../../services/outbox/account-message.ts';
import { userOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { MOST_MESSAGES, MOST_TRIES, limitTries } from '../../services/sessions/limits.ts';
import { LINK_LIFETIMES, LINK_PURPOSES, hoursOf } from '../../services/sessions/link-purposes.ts';
import type { LinkState } from '../../services/sessions/links.ts';
import { checkNewPassword, passwordReused } from '../../services/sessions/password-rules.ts';
import type { PortalUser } from '../../services/sessions/users.ts';
import type { Operation } from '../operation.ts';
import { isPresentPassword, presentPasswordInvalid } from './present-password.ts';
import { rehearse } from './rehearsal.ts';

const RESET_LINK = LINK_PURPOSES.passwordReset;
const LIFETIME = LINK_LIFETIMES.passwordReset;

/** POST an address; a link goes there if it is a customer's. The answer is the same for every address. */
export const requestPasswordReset: Operation<'links' | 'outbox' | 'repository' | 'throttles' | 'users'> = {
  access: 'anyone',
  changes: true,
  handle(call, services): Answer {
    const { email, language } = bodyOf(call, 'requestPasswordReset');
    const to = email.trim();
    limitTries(services, { operation: 'requestPasswordReset', subject: to }, MOST_MESSAGES);
    const user = services.users.ofAddress(to);
    const work = (): void => {
      const token = services.links.issue({ purpose: RESET_LINK, subject: user?.userId ?? '' }, LIFETIME);
      const kind = user?.active === false ? 'passwordResetInactive' : 'passwordReset';
      const path = kind === 'passwordReset' ? { path: linkPath('/reset-password', token) } : {};
      services.outbox.send(
        accountMessage(kind, {
          to,
          language,
          brand: user?.brand ?? null,
          values: { hours: hoursOf(LIFETIME) },
          ...path,
        }),
      );
    };
    if (user === undefined) rehearse(services, work);
    else services.repository.transaction(work);
    return { status: 200, body: { status: 'sent', expiresInHours: hoursOf(LIFETIME) } };
  },
};

/** POST the secret of a link to learn whether it still works. */
export const checkPasswordResetLink: Operation<'links' | 'throttles'> = {
  access: 'anyone',
  changes: false,
  handle(call, services): Answer {
    const { token } = bodyOf(call, 'checkPasswordResetLink');
    limitTries(services, { operation: 'checkPasswordResetLink', subject: token }, MOST_TRIES);
    const link = readResetLink(services, token);
    return { status: 200, body: { state: 'valid', expiresAt: new Date(link.expiresAt).toISOString() } };
  },
};

/** Services that a change of a password takes. */
type PasswordServices =
  | 'clock'
  | 'credentials'
  | 'grants'
  | 'links'
  | 'logIns'
  | 'outbox'
  | 'passkeys'
  | 'repository'
  | 'sessions'
  | 'throttles'
  | 'users';

/**
 * POST a new password with a link, which is used up; every session of the user ends, and all passkeys go. Whoever sends the same
 * again, since no answer came, is told that it is done.
 */
export const setNewPassword: Operation<PasswordServices> = {
  access: 'anyone',
  changes: true,
  async handle(call, services): Promise<Answer> {
    const { token, newPassword, confirmPassword: confirmation } = bodyOf(call, 'setNewPassword');
    limitTries(services, { operation: 'setNewPassword', subject: token }, MOST_TRIES);
    const typed = { newPassword, confirmation };
    if (services.links.look(RESET_LINK, token).state === 'used')
      return answerOnceMore(services, token, typed);
    const user = services.users.find(readResetLink(services, token).grant.subject);
    if (user === undefined) throw apexProblem(404, 'USER_NOT_FOUND');
    const hash = await hashNewPassword(services, user.userId, typed);
    const answer = services.repository.transaction(() => {
      // Hashing took a while: somebody else may have used the link in the meantime.
      if (!services.links.use(RESET_LINK, token)) return undefined;
      return changedAnswer(services, { user, ended: replaceForgotten(services, user, hash) });
    });
    return answer ?? answerOnceMore(services, token, typed);
  },
};

/**
 * POST present and new password. Other sessions end and this one goes on with another cookie. Passkeys stay, and the customer is
 * told how many. Whoever sends the same again, since
 * no answer came, is told that it is done.
 */
export const changePassword: Operation<PasswordServices> = {
  access: 'customer',
  changes: true,
  async handle(call, services): Promise<Answer> {
    const { currentPassword, newPassword, confirmPassword: confirmation } = bodyOf(call, 'changePassword');
    const user = userOf(call, services);
    const isPresent = await isPresentPassword(services, user.userId, currentPassword);
    if (!isPresent && (await services.credentials.wasChanged(user.userId, currentPassword, newPassword))) {
      services.logIns.forgive(user.userId);
      return changedAnswer(services, { user, ended: 0 });
    }
    if (!isPresent) throw presentPasswordInvalid();
    const hash = await hashNewPassword(services, user.userId, { newPassword, confirmation });
    return services.repository.transaction(() => {
      // Hashing took a while: the session may have ended in the meantime, and must not come back.
      const { sessionToken = '' } = call;
      const isBrowser = services.sessions.find(sessionToken) !== undefined;
      const grant = services.grants.find(sessionToken);
      if (!isBrowser && grant === undefined) throw sessionExpired();
      const ended = applyPassword(services, user, { hash, keptGrantId: grant?.grantId });
      // A program has no cookie; what it was granted goes on.
      if (!isBrowser) return changedAnswer(services, { user, ended });
      const cookie = writeSessionCookie(
        services.sessions.begin(user.userId, services.sessions.device(sessionToken)),
        call.secure,
      );
      return { ...changedAnswer(services, { user, ended: ended - 1 }), headers: { 'Set-Cookie': cookie } };
    });
  },
};

/**
 * Tells that it is done where the new password is the present one and the link was used, not withdrawn, and still has time. Tries count
 * for the link: nobody finds the password by many, and they take none from its owner.
 */
async function answerOnceMore(
  services: Pick<Services, 'clock' | 'credentials' | 'links' | 'passkeys' | 'throttles' | 'users'>,
  token: string,
  { newPassword, confirmation }: TypedPassword,
): Promise<Answer> {
  const link = services.links.look(RESET_LINK, token);
  if (link.state !== 'used' || link.expiresAt <= services.clock.now()) throw resetLinkInvalid();
  limitTries(services, { operation: 'setNewPassword once more', subject: token }, constants.logIn.attempts);
  const user = services.users.find(link.grant.subject);
  if (user === undefined || newPassword !== confirmation) throw resetLinkInvalid();
  const stored = services.credentials.find(user.userId);
  if (!(await services.credentials.check(newPassword, stored))) throw resetLinkInvalid();
  return changedAnswer(services, { user, ended: 0 });
}

interface TypedPassword {
  readonly newPassword: string;
  readonly confirmation: string;
}

/** The hash of a new password. @throws Problem for one that breaks a rule */
export async function hashNewPassword(
  services: Pick<Services, 'credentials'>,
  userId: string,
  typed: TypedPassword,
) {
  checkNewPassword(typed.newPassword, typed.confirmation);
  if (await services.credentials.wasUsed(userId, typed.newPassword)) throw passwordReused();
  return services.credentials.hash(typed.newPassword);
}

interface NewPassword {
  readonly hash: Awaited<ReturnType<typeof hashNewPassword>>;
  /** The program that changes it goes on. */
  readonly keptGrantId?: string | undefined;
}

/** Sets a password in the place of one that was forgotten; answers how many sessions ended by it. */
export function replaceForgotten(
  services: Pick<Services, ApplyingServices | 'logIns'>,
  user: PortalUser,
  hash: NewPassword['hash'],
): number {
  services.logIns.forgive(user.userId);
  // Whoever had the account may have added one to come back by.
  for (const { passkeyId } of services.passkeys.of(user.userId))
    services.passkeys.remove(user.userId, passkeyId);
  return applyPassword(services, user, { hash });
}

type ApplyingServices = 'credentials' | 'grants' | 'links' | 'outbox' | 'passkeys' | 'sessions' | 'throttles';

/** Sets a password; answers how many sessions ended by it. */
function applyPassword(
  services: Pick<Services, ApplyingServices>,
  user: PortalUser,
  { hash, keptGrantId }: NewPassword,
): number {
  services.credentials.set(user.userId, hash);
  services.links.withdraw(RESET_LINK, user.userId);
  // Whoever had the account may have asked to move it to a mailbox of their own.
  services.links.withdraw(LINK_PURPOSES.emailChange, user.userId);
  // Or have asked for a code to come back by.
  createHeadlessCodes(services).withdraw(user.userId);
  services.grants.endAll(user.userId, keptGrantId);
  const { email: to, language, brand } = user;
  const passkeys = services.passkeys.of(user.userId).length;
  const message = { to, language, brand, values: { passkeys } };
  services.outbox.send(
    passkeys === 0
      ? accountMessage('passwordChanged', message)
      : accountMessage('passwordChangedPasskeysStay', { ...message, path: '/passkeys' }),
  );
  return services.sessions.endAll(user.userId, 'passwordChanged');
}

function changedAnswer(
  services: Pick<Services, 'clock' | 'passkeys'>,
  { user, ended: otherSessionsEnded }: { readonly user: PortalUser; readonly ended: number },
): Answer {
  const changedAt = new Date(services.clock.now()).toISOString();
  const passkeys = services.passkeys.of(user.userId).length;
  return { status: 200, body: { status: 'changed', changedAt, otherSessionsEnded, passkeys } };
}

function readResetLink(
  services: Pick<Services, 'links'>,
  token: string,
): Extract<LinkState, { readonly state: 'valid' }> {
  const link = services.links.look(RESET_LINK, token);
  if (link.state === 'valid') return link;
  if (link.state !== 'expired') throw resetLinkInvalid();
  throw apexProblem(410, 'RESET_LINK_EXPIRED');
}

function resetLinkInvalid(): Problem {
  return apexProblem(404, 'RESET_LINK_INVALID');
}
