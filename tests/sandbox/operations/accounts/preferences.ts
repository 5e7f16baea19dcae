import { companyOf } from '../../services/brands/companies.ts';
import { optionalTime } from '../../calendar/business-days.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call, Handler, World } from '../../protocol/call.ts';
import { textOf } from '../../database/row-text.ts';
import { maskPhone } from '../../services/sessions/masking.ts';
import { bodyOf } from '../body.ts';
import {
  SYSTEM,
  customerOf,
  findAccount,
  findOpenAccount,
  objectOf,
  readAccount,
} from '../customer-account.ts';
import type { CustomerAccount } from '../customer-account.ts';
import { MOST_MESSAGES } from '../limits.ts';
import { readPhone } from '../phone.ts';
import { refuseTooMany, serviceProblem } from '../service-problems.ts';

/** GET how an account gets bills and alerts. */
export const getCommunicationPreferences: Handler = {
  access: 'customer',
  changes: false,
  handle: (call, world): Answer => answer(readAccount(call, world), call, world),
};

/** POST whether bills come without paper. */
export const setPaperless: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const { accountNumber, enabled, consentVersion, language } = bodyOf(call, 'setPaperless');
    const account = findOpenAccount(accountNumber, call, world);
    const contact = contactOf(call, world);
    world.repository.transaction(() => {
      world.preferences.setPaperless(account.id, enabled, { version: consentVersion, language });
      // The contact's own field tells of its main account.
      if (contact['AccountId'] !== account.id) return;
      const { userId, contactId } = customerOf(call);
      const values = { Paperless_Billing__c: enabled };
      const how = { userId, now: world.clock.now() };
      world.repository.update(objectOf(world, 'Contact'), { id: contactId, values }, how);
    });
    return answer(account, call, world);
  },
};

/** POST a phone and the alerts that it should get; the phone is asked by a text first. */
export const startSmsAlerts: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const body = bodyOf(call, 'startSmsAlerts');
    const account = findOpenAccount(body.accountNumber, call, world);
    const phone = readPhone(body.mobilePhone);
    refuseTooMany(world, `sms:${account.id}`, MOST_MESSAGES);
    const consent = { version: body.consentVersion, language: body.language };
    world.preferences.startSms(account.id, { phone, alerts: body.alerts }, consent);
    sendConfirmation(account, world);
    return answer(account, call, world);
  },
};

/** POST to get the text to confirm once more. */
export const resendSmsConfirmation: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const account = findAccount(bodyOf(call, 'resendSmsConfirmation').accountNumber, call, world);
    if (world.preferences.sms(account.id).state !== 'awaitingConfirmation')
      throw serviceProblem('UNABLE_TO_PROCESS');
    refuseTooMany(world, `sms:${account.id}`, MOST_MESSAGES);
    world.preferences.resendSms(account.id);
    sendConfirmation(account, world);
    return answer(account, call, world);
  },
};

/** POST to get no more texts. */
export const stopSmsAlerts: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const account = findAccount(bodyOf(call, 'stopSmsAlerts').accountNumber, call, world);
    world.preferences.stopSms(account.id);
    return answer(account, call, world);
  },
};

/** Whether an account gets its bills without paper: as chosen, else as the contact's own field says. */
export function isPaperless(account: CustomerAccount, call: Call, world: World): boolean {
  const contact = contactOf(call, world);
  if (contact['AccountId'] === account.id) return contact['Paperless_Billing__c'] === 1;
  return world.preferences.isPaperless(account.id) ?? contact['Paperless_Billing__c'] === 1;
}

function contactOf(call: Call, world: World) {
  return world.repository.find(objectOf(world, 'Contact'), customerOf(call).contactId, SYSTEM) ?? {};
}

function answer(account: CustomerAccount, call: Call, world: World): Answer {
  const sms = world.preferences.sms(account.id);
  const withoutPaper = isPaperless(account, call, world);
  const body = {
    accountNumber: account.number,
    isPaperless: withoutPaper,
    paperlessEmail: withoutPaper ? textOf(contactOf(call, world), 'Email') : null,
    smsState: sms.state,
    smsPhone: sms.phone === null ? null : maskPhone(sms.phone),
    smsAlerts: sms.alerts,
    smsConfirmationDueAt: optionalTime(sms.dueAt),
  };
  return { status: 200, body };
}

function sendConfirmation(account: CustomerAccount, world: World): void {
  const { phone, language } = world.preferences.sms(account.id);
  if (phone === null) return;
  const company = companyOf(account.brand);
  const texts = {
    en: `${company}: answer YES to get text alerts about your account. Message and data rates may apply. Answer STOP to end.`,
    es: `${company}: responda SI para recibir alertas de su cuenta por mensaje de texto. Pueden aplicarse cargos. Responda ALTO para terminar.`,
  } as const;
  world.outbox.send({ channel: 'sms', to: phone, kind: 'smsConfirmation', language, text: texts[language] });
}
