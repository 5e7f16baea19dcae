import { constants } from '../../contract/constants.ts';
import type { Language } from '../../protocol/language.ts';
import { accountMessage } from '../outbox/account-message.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { maskEmail, maskPhone } from '../sessions/masking.ts';
import { IDENTITY_CODE_LIFETIME, RESEND_WAIT } from './identity-checks.ts';
import type { IdentityCheck, IdentityChecks } from './identity-checks.ts';
import { QUESTION_COUNT, createQuestions } from './questions.ts';
import { TEST_PHONES } from './subjects.ts';
import type { IdentitySubject } from './subjects.ts';

/** The services that deliver codes. */
interface IdentityServices {
  readonly identityChecks: IdentityChecks;
  readonly outbox: Outbox;
}

/** Right answers of three that are enough to get the code. */
const RIGHT_ENOUGH = 2;

/** A verification in the shape of the contract. */
export function describeCheck(
  check: IdentityCheck | undefined,
  subject: IdentitySubject,
  language: Language,
) {
  const { orderId } = subject;
  if (check === undefined) {
    return {
      ...NO_STEP,
      orderId,
      verificationId: null,
      state: 'notStarted',
      attemptsLeft: null,
      resumeUntil: null,
    };
  }
  const goesOn = check.step === 'question' || check.step === 'code';
  const place = check.postponed || !goesOn ? NO_STEP : describePlace(check, subject, language);
  return {
    ...NO_STEP,
    ...place,
    orderId,
    verificationId: check.id,
    state: check.postponed ? 'postponed' : check.step,
    attemptsLeft: check.attemptsLeft,
    resumeUntil: goesOn ? toTime(check.resumeUntil) : null,
  };
}

/** Returns a verification after an answer to its present question; undefined for what is no choice. */
export function applyChoice(
  check: IdentityCheck,
  subject: IdentitySubject,
  answer: string,
): IdentityCheck | undefined {
  const question = createQuestions(subject.facts, 'en')[check.answered];
  if (question?.choices.some((choice) => choice.value === answer) !== true) return undefined;
  const answered = check.answered + 1;
  const right = check.right + (answer === question.right ? 1 : 0);
  if (answered < QUESTION_COUNT) return { ...check, answered, right };
  const isKnown = right >= RIGHT_ENOUGH && subject.mobilePhone !== TEST_PHONES.failing;
  return isKnown
    ? { ...check, answered, right, step: 'code' }
    : { ...check, answered, right, step: 'failed', attemptsLeft: 0 };
}

/** Returns a verification after a code; a code that is too old costs no try. */
export function applyCode(check: IdentityCheck, isRight: boolean, now: number): IdentityCheck {
  if (isRight) return { ...check, step: 'passed', codeHash: null };
  if ((check.codeSentAt ?? 0) + IDENTITY_CODE_LIFETIME <= now) return check;
  const attemptsLeft = check.attemptsLeft - 1;
  return attemptsLeft > 0 ? { ...check, attemptsLeft } : { ...check, attemptsLeft: 0, step: 'failed' };
}

/** Sends a new code to the customer's mobile phone, or by e-mail where there is none. */
export function deliverCode(
  services: IdentityServices,
  check: IdentityCheck,
  to: { readonly subject: IdentitySubject; readonly language: Language },
): IdentityCheck {
  const { subject, language } = to;
  const sent = services.identityChecks.sendCode(check);
  const channel = subject.mobilePhone === null ? 'email' : 'sms';
  const address = subject.mobilePhone ?? subject.email ?? '';
  const values = { code: sent.code, minutes: constants.identity.codeMinutes };
  services.outbox.send(
    accountMessage('identityCode', { channel, to: address, language, brand: subject.brand, values }),
  );
  return sent.check;
}

const NO_STEP = {
  questionId: null,
  questionText: null,
  choices: [],
  number: null,
  of: null,
  codeSentTo: null,
  resendAllowedAt: null,
} as const;

function describePlace(check: IdentityCheck, subject: IdentitySubject, language: Language) {
  if (check.step === 'code') {
    const { mobilePhone, email } = subject;
    const codeSentTo = mobilePhone === null ? maskEmail(email ?? '') : maskPhone(mobilePhone);
    return { questionId: 'code', codeSentTo, resendAllowedAt: toTime((check.codeSentAt ?? 0) + RESEND_WAIT) };
  }
  const question = createQuestions(subject.facts, language)[check.answered];
  if (question === undefined) return {};
  const { id, text, choices } = question;
  return { questionId: id, questionText: text, choices, number: check.answered + 1, of: QUESTION_COUNT };
}

function toTime(at: number): string {
  return new Date(at).toISOString();
}
