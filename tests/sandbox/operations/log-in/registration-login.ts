import { accountMessage, linkPath } from '../../services/outbox/account-message.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Handler, World } from '../../protocol/call.ts';
import { findOrderById } from '../../services/registration/enrollment-lookup.ts';
import type { EnrolledOrder } from '../../services/registration/enrollment-lookup.ts';
import { readLogInChoice } from '../../services/registration/log-in-choice.ts';
import type { LogInChoice } from '../../services/registration/log-in-choice.ts';
import type { Registration } from '../../services/registration/registrations.ts';
import { LINK_LIFETIMES, LINK_PURPOSES, hoursOf } from '../../services/sessions/link-purposes.ts';
import { checkNewPassword } from '../../services/sessions/password-rules.ts';
import { bodyOf } from '../body.ts';
import { checkAddress, checkSending } from './email-address.ts';
import { emailLinkInvalid, readEmailLink } from './email-link.ts';
import { MOST_MESSAGES, MOST_TRIES, limitTries } from '../limits.ts';
import { alreadyRegistered, findRegistration, notVerified, registrationAnswer } from './registration.ts';
import { rehearse } from './rehearsal.ts';

const REGISTRATION_LINK = LINK_PURPOSES.registration;
const LIFETIME = LINK_LIFETIMES.emailVerification;

/** POST address and password. A link goes to the address; if it is another customer's, a notice. */
export const completeRegistration: Handler = {
  access: 'anyone',
  changes: true,
  async handle(call, world): Promise<Answer> {
    const body = bodyOf(call, 'completeRegistration');
    const { registration, order } = findRegistration(world, body.registrationId);
    if (world.users.ofContact(registration.contactId) !== undefined) throw alreadyRegistered();
    if (registration.step === 'verify') throw notVerified();
    const email = body.email.trim();
    checkAddress(email, 'email');
    checkNewPassword(body.newPassword, body.confirmPassword);
    limitTries(world, { operation: 'completeRegistration', subject: order.contactId }, MOST_MESSAGES);
    checkSending(email);
    const password = await world.credentials.hash(body.newPassword);
    // Hashing took a while: the link may have been used in the meantime.
    if (world.users.ofContact(registration.contactId) !== undefined) throw alreadyRegistered();
    const expiresAt = world.clock.now() + LIFETIME;
    world.registrations.advance(registration.id, 'linkSent', expiresAt);
    sendLink(world, { registration, order }, { email, language: body.language, password });
    return registrationAnswer({ ...registration, step: 'linkSent', expiresAt }, order);
  },
};

/** POST the secret of the link; then the customer can log in. */
export const confirmRegistration: Handler = {
  access: 'anyone',
  changes: true,
  handle(call, world): Answer {
    const { token } = bodyOf(call, 'confirmRegistration');
    limitTries(world, { operation: 'confirmRegistration', subject: token }, MOST_TRIES);
    const look = world.links.look(REGISTRATION_LINK, token);
    const registration =
      look.state === 'unknown' ? undefined : world.registrations.recall(look.grant.subject);
    if (registration?.step === 'complete') throw alreadyRegistered();
    const link = readEmailLink(world, REGISTRATION_LINK, token);
    const choice = readLogInChoice(link.grant.payload);
    const order =
      registration === undefined ? undefined : findOrderById(world.statements, registration.orderId);
    if (registration === undefined || choice === undefined || order === undefined) throw emailLinkInvalid();
    if (world.users.ofContact(registration.contactId) !== undefined) throw alreadyRegistered();
    // Somebody else took the address since the link was sent.
    if (world.users.isTaken(choice.email)) throw emailLinkInvalid();
    world.repository.transaction(() => {
      if (!world.links.use(REGISTRATION_LINK, token)) throw emailLinkInvalid();
      createLogIn(world, { registration, order }, choice);
    });
    return registrationAnswer({ ...registration, step: 'complete' }, order);
  },
};

interface Registrant {
  readonly registration: Registration;
  readonly order: EnrolledOrder;
}

function sendLink(world: World, { registration, order }: Registrant, choice: LogInChoice): void {
  const { email, language } = choice;
  const { brand } = order;
  const grant = { purpose: REGISTRATION_LINK, subject: registration.id, payload: choice };
  const send = (): void => {
    const path = linkPath('/confirm-registration', world.links.issue(grant, LIFETIME));
    const values = { hours: hoursOf(LIFETIME) };
    world.outbox.send(accountMessage('registrationLink', { to: email, language, brand, values, path }));
  };
  if (!world.users.isTaken(email)) {
    world.repository.transaction(send);
    return;
  }
  rehearse(world, send);
  world.links.withdraw(REGISTRATION_LINK, registration.id);
  const owner = world.users.ofAddress(email);
  const notice = { to: email, language: owner?.language ?? language, brand: owner?.brand ?? brand };
  world.outbox.send(accountMessage('registrationTaken', notice));
}

function createLogIn(world: World, { registration, order }: Registrant, choice: LogInChoice): void {
  const { email, language, password } = choice;
  const userId = world.users.create({ contactId: registration.contactId, email, language });
  world.credentials.set(userId, password);
  world.registrations.advance(registration.id, 'complete', registration.expiresAt);
  world.links.withdraw(LINK_PURPOSES.welcome, registration.orderId);
  world.outbox.send(accountMessage('registrationComplete', { to: email, language, brand: order.brand }));
}
