import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, emailInvalid, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Problem } from '../../protocol/problem.ts';
import { assessEmail, readEmailForm } from '../../services/email-risk/email-risk.ts';
import { createHeadlessCodes } from '../../services/oauth/headless-codes.ts';
import { accountMessage, linkPath } from '../../services/outbox/account-message.ts';
import { userOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { MOST_TRIES, limitMessage, limitTries } from '../../services/sessions/limits.ts';
import { LINK_LIFETIMES, LINK_PURPOSES, hoursOf } from '../../services/sessions/link-purposes.ts';
import { maskEmail } from '../../services/sessions/masking.ts';
import type { PortalUser } from '../../services/sessions/users.ts';
import type { Operation } from '../operation.ts';
import { checkAddress, checkSending } from './email-address.ts';
import { emailLinkInvalid, readEmailLink } from './email-link.ts';
import { confirmPassword } from './present-password.ts';

const EMAIL_LINK = LINK_PURPOSES.emailChange;
const LIFETIME = LINK_LIFETIMES.emailVerification;

/** GET the present address and the one that waits for its link to be opened. */
export const getEmailStatus: Operation<'links' | 'users'> = {
  access: 'customer',
  changes: false,
  handle: (call, services) => statusOf(userOf(call, services), services),
};

function statusOf(user: PortalUser, { links }: Pick<Services, 'links'>): Answer {
  const link = links.pending(EMAIL_LINK, user.userId);
  const pendingExpiresAt = link === undefined ? null : new Date(link.expiresAt).toISOString();
  const pendingEmail = link === undefined ? null : readAddress(link.grant.payload);
  return { status: 200, body: { email: user.email, pendingEmail, pendingExpiresAt } };
}

/** POST an address to learn what is known of it; nothing about customers. */
export const checkEmailAddress: Operation<'throttles'> = {
  access: 'anyone',
  changes: false,
  handle(call, services): Answer {
    const { email } = bodyOf(call, 'checkEmailAddress');
    const form = readEmailForm(email);
    if (form === 'nothing') throw apexProblem(400, 'FORMAT_INVALID');
    if (form === 'mistake') throw emailInvalid('email');
    limitTries(services, { operation: 'checkEmailAddress', subject: email.trim() }, MOST_TRIES);
    return { status: 200, body: assessEmail(email) };
  },
};

/** POST another address; nothing changes before the link that goes there is used. */
export const requestEmailChange: Operation<
  'links' | 'logIns' | 'outbox' | 'repository' | 'throttles' | 'users'
> = {
  access: 'customer',
  changes: true,
  async handle(call, services): Promise<Answer> {
    const { newEmail, confirmEmail, currentPassword, language } = bodyOf(call, 'requestEmailChange');
    const user = userOf(call, services);
    const to = newEmail.trim();
    checkAddress(to, 'newEmail');
    checkDifference(to, confirmEmail.trim(), user);
    await confirmPassword(services, user.userId, currentPassword);
    // Counted before the address is looked up, so that nobody tries out a list of addresses.
    const change = { operation: 'requestEmailChange', subject: user.userId };
    limitMessage(services, change, { channel: 'email', to });
    if (services.users.isTaken(to, user.userId)) throw emailExists();
    checkSending(to);
    services.repository.transaction(() => {
      const grant = { purpose: EMAIL_LINK, subject: user.userId, payload: { email: to } };
      const path = linkPath('/confirm-email', services.links.issue(grant, LIFETIME));
      const values = { hours: hoursOf(LIFETIME), address: maskEmail(to) };
      const facts = { language, values, brand: user.brand };
      services.outbox.send(accountMessage('emailChange', { ...facts, to, path }));
      services.outbox.send(accountMessage('emailChangeNotice', { ...facts, to: user.email }));
    });
    return { status: 200, body: { status: 'sent', expiresInHours: hoursOf(LIFETIME) } };
  },
};

/** POST to withdraw a change that waits: its link works no more. One that was made meanwhile is not told as withdrawn. */
export const cancelEmailChange: Operation<'links' | 'users'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const user = userOf(call, services);
    if (services.links.pending(EMAIL_LINK, user.userId) === undefined) throw unableToProcess();
    services.links.withdraw(EMAIL_LINK, user.userId);
    return statusOf(user, services);
  },
};

/** POST the secret of the link; from then on the customer logs in with the new address. */
export const confirmEmailChange: Operation<'links' | 'outbox' | 'repository' | 'throttles' | 'users'> = {
  access: 'anyone',
  changes: true,
  handle(call, services): Answer {
    const { token } = bodyOf(call, 'confirmEmailChange');
    limitTries(services, { operation: 'confirmEmailChange', subject: token }, MOST_TRIES);
    const done = confirmedBefore(services, token);
    if (done !== null) return { status: 200, body: { status: 'confirmed', email: maskEmail(done) } };
    const link = readEmailLink(services, EMAIL_LINK, token);
    const user = services.users.find(link.grant.subject);
    const email = readAddress(link.grant.payload);
    if (user === undefined || email === null) throw emailLinkInvalid();
    if (services.users.isTaken(email, user.userId)) throw emailExists();
    services.repository.transaction(() => {
      if (!services.links.use(EMAIL_LINK, token)) throw emailLinkInvalid();
      services.users.setEmail(user, email);
      // Whoever reads the old mailbox must not get in by a link or a code that was sent there.
      services.links.withdraw(LINK_PURPOSES.passwordReset, user.userId);
      createHeadlessCodes(services).withdraw(user.userId);
      const { language, brand } = user;
      const values = { address: maskEmail(email) };
      services.outbox.send(accountMessage('emailChanged', { to: user.email, language, brand, values }));
    });
    return { status: 200, body: { status: 'confirmed', email: maskEmail(email) } };
  },
};

/** Whoever opens the link once more is told that the change was made, as long as nothing was changed since. */
function confirmedBefore(services: Pick<Services, 'links' | 'users'>, token: string): string | null {
  const link = services.links.look(EMAIL_LINK, token);
  if (link.state !== 'used' && link.state !== 'withdrawn') return null;
  const email = readAddress(link.grant.payload);
  const user = services.users.find(link.grant.subject);
  return email !== null && user?.email.toLowerCase() === email.toLowerCase() ? email : null;
}

function emailExists(): Problem {
  return apexProblem(409, 'EMAIL_EXISTS');
}

function checkDifference(newEmail: string, confirmEmail: string, user: PortalUser): void {
  if (newEmail !== confirmEmail) throw apexProblem(400, 'EMAIL_MISMATCH');
  if (newEmail.toLowerCase() === user.email.toLowerCase()) throw apexProblem(400, 'EMAIL_UNCHANGED');
}

function readAddress(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('email' in payload)) return null;
  return typeof payload.email === 'string' ? payload.email : null;
}
