import { createLogIn } from '../../operations/log-in/registration-login.ts';
import { OauthError } from '../../services/oauth/oauth-error.ts';
import { findOrderById } from '../../services/registration/enrollment-lookup.ts';
import { readLogInChoice } from '../../services/registration/log-in-choice.ts';
import type { Services } from '../../services/services.ts';

/** Makes the user of a registration that is proven, as the org's class for it does; answers its id. */
export function registerUser(
  services: Services,
  { subject, payload }: { readonly subject: string; readonly payload: unknown },
): string {
  const registration = services.registrations.find(subject);
  const choice = readLogInChoice(payload);
  const order =
    registration === undefined ? undefined : findOrderById(services.statements, registration.orderId);
  if (registration === undefined || order === undefined || choice === undefined) throw notMade();
  const { users } = services;
  const isOpen = registration.step === 'credentials' || registration.step === 'linkSent';
  if (!isOpen || users.ofContact(registration.contactId) !== undefined || users.isTaken(choice.email))
    throw notMade();
  services.repository.transaction(() => createLogIn(services, { registration, order }, choice));
  return users.ofContact(registration.contactId)?.userId ?? '';
}

function notMade(): OauthError {
  return new OauthError('registration_error', 'user was unable to be created in apex');
}
