import { mailboxOf } from '../../database/mailbox.ts';
import type { Answer } from '../../protocol/answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import { accountMessage, linkPath } from '../../services/outbox/account-message.ts';
import { findOrderById } from '../../services/registration/enrollment-lookup.ts';
import type { EnrolledOrder } from '../../services/registration/enrollment-lookup.ts';
import { readLogInChoice } from '../../services/registration/log-in-choice.ts';
import type { LogInChoice } from '../../services/registration/log-in-choice.ts';
import type { Registration } from '../../services/registration/registrations.ts';
import type { Services } from '../../services/services.ts';
import { MOST_MESSAGES, MOST_TRIES, limitMessage, limitTries } from '../../services/sessions/limits.ts';
import { LINK_LIFETIMES, LINK_PURPOSES, hoursOf } from '../../services/sessions/link-purposes.ts';
import { checkNewPassword } from '../../services/sessions/password-rules.ts';
import type { Operation } from '../operation.ts';
import { checkAddress, checkSending } from './email-address.ts';
import { emailLinkInvalid, readEmailLink } from './email-link.ts';
import { alreadyRegistered, findRegistration, notVerified, registrationAnswer } from './registration.ts';
import { rehearse } from './rehearsal.ts';

const REGISTRATION_LINK = LINK_PURPOSES.registration;
const LIFETIME = LINK_LIFETIMES.emailVerification;

/** POST address and password. A link goes to the address; if it is another customer's, a notice. */
export const completeRegistration: Operation<
  | 'clock'
  | 'credentials'
  | 'links'
  | 'outbox'
  | 'registrations'
  | 'repository'
  | 'statements'
  | 'throttles'
  | 'users'
> = {
  access: 'anyone',
  changes: true,
  async handle(call, services): Promise<Answer> {
    const body = bodyOf(call, 'completeRegistration');
    const { registration, order } = findRegistration(services, body.registrationId);
    if (services.users.ofContact(registration.contactId) !== undefined) throw alreadyRegistered();
    if (registration.step === 'verify') throw notVerified();
    const email = body.email.trim();
    checkAddress(email, 'email');
    checkNewPassword(body.newPassword, body.confirmPassword);
    const choice = { operation: 'completeRegistration', subject: order.contactId };
    // Strangers cannot shut out whoever has proven, by a code or by the link of the welcome message, to read that mailbox.
    if (isProven(email, { registration, order })) limitTries(services, choice, MOST_MESSAGES);
    else limitMessage(services, choice, { channel: 'email', to: email });
    checkSending(email);
    const password = await services.credentials.hash(body.newPassword);
    // Hashing took a while: the link may have been used in the meantime.
    if (services.users.ofContact(registration.contactId) !== undefined) throw alreadyRegistered();
    const expiresAt = services.clock.now() + LIFETIME;
    const registrant = { registration: { ...registration, expiresAt }, order };
    sendLink(services, registrant, { email, language: body.language, password });
    return registrationAnswer({ ...registration, step: 'linkSent', expiresAt }, order);
  },
};

/** POST the secret of the link; then the customer can log in. */
export const confirmRegistration: Operation<
  'credentials' | 'links' | 'outbox' | 'registrations' | 'repository' | 'statements' | 'throttles' | 'users'
> = {
  access: 'anyone',
  changes: true,
  handle(call, services): Answer {
    const { token } = bodyOf(call, 'confirmRegistration');
    limitTries(services, { operation: 'confirmRegistration', subject: token }, MOST_TRIES);
    const look = services.links.look(REGISTRATION_LINK, token);
    const registration =
      look.state === 'unknown' ? undefined : services.registrations.recall(look.grant.subject);
    if (registration?.step === 'complete') throw alreadyRegistered();
    const link = readEmailLink(services, REGISTRATION_LINK, token);
    const choice = readLogInChoice(link.grant.payload);
    const order =
      registration === undefined ? undefined : findOrderById(services.statements, registration.orderId);
    if (registration === undefined || choice === undefined || order === undefined) throw emailLinkInvalid();
    if (services.users.ofContact(registration.contactId) !== undefined) throw alreadyRegistered();
    // Somebody else took the address since the link was sent.
    if (services.users.isTaken(choice.email)) throw emailLinkInvalid();
    services.repository.transaction(() => {
      if (!services.links.use(REGISTRATION_LINK, token)) throw emailLinkInvalid();
      createLogIn(services, { registration, order }, choice);
    });
    return registrationAnswer({ ...registration, step: 'complete' }, order);
  },
};

interface Registrant {
  readonly registration: Registration;
  readonly order: EnrolledOrder;
}

function isProven(email: string, { registration, order }: Registrant): boolean {
  const isReader = registration.codeSentTo === 'email' || registration.byLink;
  return isReader && order.email !== null && mailboxOf(order.email) === mailboxOf(email);
}

/** Sends the link, or the notice, and waits for the link in either case: where the message cannot be kept, nothing is. */
function sendLink(
  services: Pick<Services, 'links' | 'outbox' | 'registrations' | 'repository' | 'users'>,
  { registration, order }: Registrant,
  choice: LogInChoice,
): void {
  const { email, language } = choice;
  const { brand } = order;
  const grant = { purpose: REGISTRATION_LINK, subject: registration.id, payload: choice };
  const wait = () => services.registrations.advance(registration.id, 'linkSent', registration.expiresAt);
  const send = (): void => {
    wait();
    const path = linkPath('/confirm-registration', services.links.issue(grant, LIFETIME));
    const values = { hours: hoursOf(LIFETIME) };
    services.outbox.send(accountMessage('registrationLink', { to: email, language, brand, values, path }));
  };
  if (!services.users.isTaken(email)) {
    services.repository.transaction(send);
    return;
  }
  rehearse(services, send);
  const owner = services.users.ofAddress(email);
  const notice = { to: email, language: owner?.language ?? language, brand: owner?.brand ?? brand };
  services.repository.transaction(() => {
    wait();
    services.links.withdraw(REGISTRATION_LINK, registration.id);
    services.outbox.send(accountMessage('registrationTaken', notice));
  });
}

/** Makes the log-in that was chosen. */
export function createLogIn(
  services: Pick<Services, 'credentials' | 'links' | 'outbox' | 'registrations' | 'users'>,
  { registration, order }: Registrant,
  choice: LogInChoice,
): void {
  const { email, language, password } = choice;
  const userId = services.users.create({ contactId: registration.contactId, email, language });
  services.credentials.set(userId, password);
  services.registrations.advance(registration.id, 'complete', registration.expiresAt);
  services.links.withdraw(LINK_PURPOSES.welcome, registration.orderId);
  services.outbox.send(accountMessage('registrationComplete', { to: email, language, brand: order.brand }));
}
