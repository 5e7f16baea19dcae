import { optionalTime } from '../../calendar/business-days.ts';
import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { Answer } from '../../protocol/answer.ts';
import { unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readPhone } from '../../protocol/phone.ts';
import {
  customerOf,
  findAccount,
  findOpenAccount,
  objectOf,
  readAccount,
} from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { companyOf } from '../../services/brands/companies.ts';
import type { Services } from '../../services/services.ts';
import { MOST_MESSAGES, limitInbox, refuseTooMany } from '../../services/sessions/limits.ts';
import { maskPhone } from '../../services/sessions/masking.ts';
import type { Operation } from '../operation.ts';

/** GET how an account gets bills and alerts. */
export const getCommunicationPreferences: Operation<'preferences' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => preferencesAnswer(readAccount(call, services), call, services),
};

/** POST whether bills come without paper. */
export const setPaperless: Operation<'clock' | 'preferences' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { accountNumber, enabled, consentVersion, language } = bodyOf(call, 'setPaperless');
    const account = findOpenAccount(accountNumber, call, services);
    const contact = contactOf(call, services);
    services.repository.transaction(() => {
      services.preferences.setPaperless(account.id, enabled, { version: consentVersion, language });
      // The contact's own field tells of its main account.
      if (contact['AccountId'] !== account.id) return;
      const { userId, contactId } = customerOf(call);
      const values = { Paperless_Billing__c: enabled };
      const how = { userId, now: services.clock.now() };
      services.repository.update(objectOf(services, 'Contact'), { id: contactId, values }, how);
    });
    return preferencesAnswer(account, call, services);
  },
};

/** POST a phone and the alerts that it should get; the phone is asked by a text first. */
export const startSmsAlerts: Operation<'outbox' | 'preferences' | 'repository' | 'throttles'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const body = bodyOf(call, 'startSmsAlerts');
    const account = findOpenAccount(body.accountNumber, call, services);
    const phone = readPhone(body.mobilePhone);
    const consent = { version: body.consentVersion, language: body.language };
    services.repository.transaction(() => {
      countText(account, services);
      const isAsked = services.preferences.startSms(account.id, { phone, alerts: body.alerts }, consent);
      if (isAsked) sendSmsConfirmation(account, services);
    });
    return preferencesAnswer(account, call, services);
  },
};

/** POST to get the text to confirm once more. */
export const resendSmsConfirmation: Operation<'outbox' | 'preferences' | 'repository' | 'throttles'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const account = findAccount(bodyOf(call, 'resendSmsConfirmation').accountNumber, call, services);
    const { state, newPhone } = services.preferences.sms(account.id);
    if (state !== 'awaitingConfirmation' && newPhone === null) throw unableToProcess();
    services.repository.transaction(() => {
      countText(account, services);
      services.preferences.resendSms(account.id);
      sendSmsConfirmation(account, services);
    });
    return preferencesAnswer(account, call, services);
  },
};

/** POST to get no more texts. */
export const stopSmsAlerts: Operation<'preferences' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const account = findAccount(bodyOf(call, 'stopSmsAlerts').accountNumber, call, services);
    services.preferences.stopSms(account.id);
    return preferencesAnswer(account, call, services);
  },
};

/** Returns true when an account gets its bills without paper: as chosen, else as the contact's own field says. */
export function isPaperless(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, 'preferences' | 'repository'>,
): boolean {
  const contact = contactOf(call, services);
  if (contact['AccountId'] === account.id) return contact['Paperless_Billing__c'] === 1;
  return services.preferences.isPaperless(account.id) ?? contact['Paperless_Billing__c'] === 1;
}

function contactOf(call: Call, services: Pick<Services, 'repository'>) {
  return services.repository.find(objectOf(services, 'Contact'), customerOf(call).contactId, SYSTEM) ?? {};
}

function preferencesAnswer(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, 'preferences' | 'repository'>,
): Answer {
  const sms = services.preferences.sms(account.id);
  const withoutPaper = isPaperless(account, call, services);
  const body = {
    accountNumber: account.number,
    isPaperless: withoutPaper,
    paperlessEmail: withoutPaper ? textOf(contactOf(call, services), 'Email') : null,
    smsState: sms.state,
    smsPhone: sms.phone === null ? null : maskPhone(sms.phone),
    smsNewPhone: sms.newPhone === null ? null : maskPhone(sms.newPhone),
    // One that has not answered in time can be given up without typing the phone that gets alerts.
    alertPhone: sms.dueAt === null ? sms.phone : (sms.newPhone ?? sms.phone),
    smsAlerts: sms.alerts,
    smsConfirmationDueAt: optionalTime(sms.dueAt),
  };
  return { status: 200, body };
}

/** Counts a text of an account. Call it where the text is sent, in one transaction: a phone that is full takes no tries. */
function countText({ id }: CustomerAccount, services: Pick<Services, 'throttles'>): void {
  refuseTooMany(services, `sms:${id}`, MOST_MESSAGES);
}

function sendSmsConfirmation(
  account: CustomerAccount,
  services: Pick<Services, 'outbox' | 'preferences' | 'throttles'>,
): void {
  const { phone, newPhone, language } = services.preferences.sms(account.id);
  const to = newPhone ?? phone;
  if (to === null) return;
  limitInbox(services, 'startSmsAlerts', { channel: 'sms', to });
  const company = companyOf(account.brand);
  const texts = {
    en: `${company}: answer YES to get text alerts about your account. Message and data rates may apply. Answer STOP to end.`,
    es: `${company}: responda SI para recibir alertas de su cuenta por mensaje de texto. Pueden aplicarse cargos. Responda ALTO para terminar.`,
  } as const;
  services.outbox.send({
    channel: 'sms',
    to,
    kind: 'smsConfirmation',
    language,
    text: texts[language],
  });
}
