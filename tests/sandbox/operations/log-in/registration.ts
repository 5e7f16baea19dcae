import { constants } from '../../contract/constants.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, orderNotFound } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import type { Problem } from '../../protocol/problem.ts';
import { accountMessage } from '../../services/outbox/account-message.ts';
import { findOrderByFacts, findOrderById } from '../../services/registration/enrollment-lookup.ts';
import type { EnrolledOrder } from '../../services/registration/enrollment-lookup.ts';
import type { Registration } from '../../services/registration/registrations.ts';
import type { Services } from '../../services/services.ts';
import { MOST_MESSAGES, MOST_TRIES, limitMessage, limitTries } from '../../services/sessions/limits.ts';
import { LINK_PURPOSES } from '../../services/sessions/link-purposes.ts';
import { maskEmail, maskPhone } from '../../services/sessions/masking.ts';
import type { Operation } from '../operation.ts';
import { checkSending } from './email-address.ts';

/** POST the link of the welcome message, or three facts; the registration begins. */
export const findMyEnrollment: Operation<'links' | 'registrations' | 'statements' | 'throttles' | 'users'> = {
  access: 'anyone',
  changes: true,
  handle(call, services): Answer {
    const order = findEnrolledOrder(call, services);
    if (order === undefined) throw orderNotFound();
    if (services.users.ofContact(order.contactId) !== undefined) throw alreadyRegistered();
    const byLink = bodyOf(call, 'findMyEnrollment').linkToken !== undefined;
    return registrationAnswer(services.registrations.begin({ ...order, byLink }), order);
  },
};

/** POST where the code is to go: to the address or the phone of the order, never anywhere else. */
export const sendRegistrationCode: Operation<
  'outbox' | 'registrations' | 'repository' | 'statements' | 'throttles'
> = {
  access: 'anyone',
  changes: true,
  handle(call, services): Answer {
    const { registrationId, channel, language } = bodyOf(call, 'sendRegistrationCode');
    const { registration, order } = findRegistration(services, registrationId);
    if (registration.step !== 'verify') throw notVerified();
    const to = channel === 'email' ? order.email : order.mobilePhone;
    if (to === null) throw illegalParameter(`the order has no ${channel} to send to`);
    if (channel === 'email') checkSending(to);
    limitCode(services, registration, { channel, to });
    services.repository.transaction(() => {
      const code = services.registrations.sendCode(registration.id, { channel });
      const values = { code, minutes: constants.registration.codeMinutes };
      services.outbox.send(
        accountMessage('registrationCode', { channel, to, language, brand: order.brand, values }),
      );
    });
    return registrationAnswer({ ...registration, codeSentTo: channel }, order);
  },
};

/** POST the code. After five wrong ones the registration is over. */
export const verifyRegistration: Operation<'registrations' | 'statements' | 'throttles'> = {
  access: 'anyone',
  changes: true,
  handle(call, services): Answer {
    const { registrationId, code } = bodyOf(call, 'verifyRegistration');
    limitTries(services, { operation: 'verifyRegistration', subject: registrationId }, MOST_TRIES);
    const { registration, order } = findRegistration(services, registrationId);
    if (registration.step !== 'verify') throw notVerified();
    if (!services.registrations.tryCode(registration.id, code)) throw wrongCode(registration.id, services);
    services.registrations.advance(registration.id, 'credentials', registration.expiresAt);
    return registrationAnswer({ ...registration, step: 'credentials' }, order);
  },
};

/** A registration that is not over, with its order. */
export function findRegistration(
  services: Pick<Services, 'registrations' | 'statements'>,
  id: string,
): { readonly registration: Registration; readonly order: EnrolledOrder } {
  const registration = services.registrations.find(id);
  const order =
    registration === undefined ? undefined : findOrderById(services.statements, registration.orderId);
  if (registration === undefined || order === undefined) throw notVerified();
  return { registration, order };
}

/** The answer of every step. */
export function registrationAnswer(registration: Registration, order: EnrolledOrder): Answer {
  const body = {
    registrationId: registration.id,
    step: registration.step,
    confirmationNumber: order.confirmationNumber,
    planName: order.planName,
    maskedEmail: order.email === null ? null : maskEmail(order.email),
    maskedPhone: order.mobilePhone === null ? null : maskPhone(order.mobilePhone),
    codeSentTo: registration.codeSentTo,
    expiresAt: new Date(registration.expiresAt).toISOString(),
  };
  return { status: 200, body };
}

/** The customer of the order has a log-in. */
export function alreadyRegistered(): Problem {
  return apexProblem(409, 'ALREADY_REGISTERED');
}

/** The last wrong code ends the registration. */
function wrongCode(registrationId: string, services: Pick<Services, 'registrations'>): Problem {
  if (services.registrations.find(registrationId) === undefined) return notVerified();
  return apexProblem(400, 'CODE_INVALID', { field: 'code' });
}

/** Whoever holds the link of the welcome message reads that mailbox: strangers, who have other facts alone, cannot use its codes up. */
function limitCode(
  services: Pick<Services, 'throttles'>,
  { byLink, contactId: subject }: Registration,
  inbox: { readonly channel: 'email' | 'sms'; readonly to: string },
): void {
  const operation = 'sendRegistrationCode';
  if (byLink && inbox.channel === 'email')
    limitTries(services, { operation: `${operation}:link`, subject }, MOST_MESSAGES);
  else limitMessage(services, { operation, subject }, inbox);
}

/** A registration that is unknown and one that is over read alike. */
export function notVerified(): Problem {
  return apexProblem(403, 'REGISTRATION_NOT_VERIFIED');
}

function findEnrolledOrder(
  call: Call,
  services: Pick<Services, 'links' | 'statements' | 'throttles'>,
): EnrolledOrder | undefined {
  const { linkToken, confirmationNumber, lastName, zipCode } = bodyOf(call, 'findMyEnrollment');
  const operation = 'findMyEnrollment';
  if (linkToken !== undefined) {
    limitTries(services, { operation, subject: linkToken }, MOST_TRIES);
    const link = services.links.look(LINK_PURPOSES.welcome, linkToken);
    return link.state === 'valid' ? findOrderById(services.statements, link.grant.subject) : undefined;
  }
  if (confirmationNumber === undefined || lastName === undefined || zipCode === undefined) {
    throw illegalParameter('the link or all three facts are needed');
  }
  // Neither many names for one number nor many numbers for one name.
  limitTries(services, { operation, subject: confirmationNumber.trim() }, MOST_MESSAGES);
  limitTries(services, { operation, subject: `${lastName.trim()} ${zipCode}` }, MOST_TRIES);
  return findOrderByFacts(services.statements, { confirmationNumber, lastName, zipCode });
}
