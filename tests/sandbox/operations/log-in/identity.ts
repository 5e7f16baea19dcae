import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, orderNotFound, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import type { Language } from '../../protocol/language.ts';
import { readChoices, readRecordId } from '../../protocol/parameters.ts';
import { illegalParameter, notFound, tooManyRequests } from '../../protocol/problem.ts';
import type { Problem } from '../../protocol/problem.ts';
import { applyChoice, applyCode, deliverCode, describeCheck } from '../../services/identity/answers.ts';
import {
  IDENTITY_CODE_ATTEMPTS,
  IDENTITY_CODE_LIFETIME,
  RESEND_WAIT,
} from '../../services/identity/identity-checks.ts';
import type { IdentityCheck } from '../../services/identity/identity-checks.ts';
import { TEST_PHONES, findIdentitySubject } from '../../services/identity/subjects.ts';
import type { IdentitySubject } from '../../services/identity/subjects.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { isCode } from '../../services/sessions/codes.ts';
import { MOST_TRIES, limitMessage, limitTries } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';

/** The requirement of a paper that shows who the customer is, where the questions could not. */
const IDENTITY_PAPER = {
  purpose: 'identity',
  acceptedTypes: ['governmentId', 'multiFactorDocument'],
} as const;

/** GET how far the verification of an order is, with the present question. */
export const getIdentityVerification: Operation<'identityChecks' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const subject = findSubject(readRecordId(call, 'orderId'), call, services);
    const [language] = readChoices(call, 'language', ['en', 'es']);
    if (language === undefined) throw illegalParameter('language is required');
    return answerWith(services.identityChecks.ofOrder(subject.orderId), subject, language);
  },
};

/** POST to begin, or to go on where the customer stopped. */
export const startIdentityVerification: Operation<
  'clock' | 'identityChecks' | 'outbox' | 'repository' | 'throttles'
> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { orderId, language } = bodyOf(call, 'startIdentityVerification');
    const subject = findSubject(orderId, call, services);
    refuseOutage(subject);
    const known = services.identityChecks.ofOrder(subject.orderId);
    if (!subject.open || known?.step === 'passed' || known?.step === 'failed') throw unableToProcess();
    limitTries(services, { operation: 'startIdentityVerification', subject: subject.orderId }, MOST_TRIES);
    const check = services.repository.transaction(() => goOn(services, known, { subject, language }));
    return answerWith(check, subject, language);
  },
};

/** POST the answer to the present question, or the code. */
export const answerIdentityVerification: Operation<
  'clock' | 'documents' | 'enrollments' | 'identityChecks' | 'outbox' | 'repository' | 'throttles'
> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { verificationId, questionId, answer, language } = bodyOf(call, 'answerIdentityVerification');
    const { check, subject } = findCheck(verificationId, call, services);
    refuseOutage(subject);
    limitTries(services, { operation: 'answerIdentityVerification', subject: check.id }, MOST_TRIES);
    if (check.postponed || questionId !== presentQuestion(check)) throw unableToProcess();
    const next = services.repository.transaction(() =>
      check.step === 'code'
        ? takeCode(services, check, answer)
        : takeChoice(services, check, { subject, answer, language }),
    );
    // A wrong code has been counted by now; only after the last one the answer is the result.
    if (next.step === 'code' && check.step === 'code') throw codeInvalid(next.attemptsLeft);
    if (next.step === 'passed') services.enrollments.setIdentity(check.orderId, 'resolved');
    if (next.step === 'failed') {
      services.enrollments.setIdentity(check.orderId, 'refused');
      services.documents.require(check.orderId, IDENTITY_PAPER);
    }
    return answerWith(next, subject, language);
  },
};

/** POST for another code. */
export const resendIdentityCode: Operation<
  'clock' | 'identityChecks' | 'outbox' | 'repository' | 'throttles'
> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { verificationId, language } = bodyOf(call, 'resendIdentityCode');
    const { check, subject } = findCheck(verificationId, call, services);
    refuseOutage(subject);
    if (check.postponed || check.step !== 'code') throw unableToProcess();
    return answerWith(sendCode(services, check, { subject, language }), subject, language);
  },
};

/** POST to come back later; the answers so far are kept. */
export const postponeIdentityVerification: Operation<'identityChecks' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { verificationId, language } = bodyOf(call, 'postponeIdentityVerification');
    const { check, subject } = findCheck(verificationId, call, services);
    if (check.step !== 'question' && check.step !== 'code') throw unableToProcess();
    const postponed = { ...check, postponed: true };
    services.identityChecks.save(postponed);
    return answerWith(postponed, subject, language);
  },
};

/** POST to drop the answers so far. */
export const cancelIdentityVerification: Operation<'identityChecks' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { verificationId, language } = bodyOf(call, 'cancelIdentityVerification');
    const { check, subject } = findCheck(verificationId, call, services);
    if (check.step === 'passed' || check.step === 'failed') throw unableToProcess();
    const cancelled: IdentityCheck = { ...check, step: 'cancelled', postponed: false, codeHash: null };
    services.identityChecks.save(cancelled);
    return answerWith(cancelled, subject, language);
  },
};

interface Asked {
  readonly subject: IdentitySubject;
  readonly language: Language;
}

function goOn(
  services: Pick<Services, 'clock' | 'identityChecks' | 'outbox' | 'throttles'>,
  known: IdentityCheck | undefined,
  asked: Asked,
): IdentityCheck {
  // Wrong codes and the last code still count after a new start, else cancelling would give endless tries and messages.
  if (known === undefined || known.step === 'cancelled') {
    return services.identityChecks.start(
      asked.subject.orderId,
      known ?? { attemptsLeft: IDENTITY_CODE_ATTEMPTS, codeSentAt: null },
    );
  }
  if (!known.postponed) return known;
  const resumed = { ...known, postponed: false };
  services.identityChecks.save(resumed);
  const isCodeOver =
    resumed.step === 'code' && (resumed.codeSentAt ?? 0) + IDENTITY_CODE_LIFETIME <= services.clock.now();
  if (!isCodeOver) return resumed;
  return sendCode(services, resumed, asked);
}

/** Sends a code, unless one was sent just now or there were many. */
function sendCode(
  services: Pick<Services, 'clock' | 'identityChecks' | 'outbox' | 'throttles'>,
  check: IdentityCheck,
  asked: Asked,
): IdentityCheck {
  const wait = (check.codeSentAt ?? 0) + RESEND_WAIT - services.clock.now();
  if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
  const { orderId, mobilePhone, email } = asked.subject;
  const inbox = { channel: mobilePhone === null ? 'email' : 'sms', to: mobilePhone ?? email ?? '' } as const;
  limitMessage(services, { operation: 'identityCode', subject: orderId }, inbox);
  return deliverCode(services, check, asked);
}

function takeChoice(
  services: Pick<Services, 'clock' | 'identityChecks' | 'outbox' | 'throttles'>,
  check: IdentityCheck,
  given: Asked & { readonly answer: string },
): IdentityCheck {
  const next = applyChoice(check, given.subject, given.answer);
  if (next === undefined) throw illegalParameter('answer is none of the choices');
  if (next.step === 'code') return sendCode(services, next, given);
  services.identityChecks.save(next);
  return next;
}

function takeCode(
  services: Pick<Services, 'clock' | 'identityChecks'>,
  check: IdentityCheck,
  code: string,
): IdentityCheck {
  // What is no code at all is a slip of the keys and costs no try.
  if (!isCode(code)) return check;
  const next = applyCode(check, services.identityChecks.isCode(check, code), services.clock.now());
  services.identityChecks.save(next);
  return next;
}

function presentQuestion(check: IdentityCheck): string | undefined {
  if (check.step === 'code') return 'code';
  return check.step === 'question' ? `q${check.answered + 1}` : undefined;
}

function findSubject(orderId: string, call: Call, services: Pick<Services, 'repository'>): IdentitySubject {
  const subject = findIdentitySubject(services.repository, orderId, viewerOf(call));
  if (subject === undefined) throw orderNotFound();
  return subject;
}

/** A verification of an order that the customer may see; others' read as not there. */
function findCheck(
  id: string,
  call: Call,
  services: Pick<Services, 'identityChecks' | 'repository'>,
): { readonly check: IdentityCheck; readonly subject: IdentitySubject } {
  const check = services.identityChecks.find(id);
  const subject =
    check === undefined ? undefined : findIdentitySubject(services.repository, check.orderId, viewerOf(call));
  if (check === undefined || subject === undefined) throw notFound();
  return { check, subject };
}

function refuseOutage(subject: IdentitySubject): void {
  if (subject.mobilePhone !== TEST_PHONES.unavailable) return;
  throw apexProblem(503, 'VERIFICATION_UNAVAILABLE', { headers: { 'Retry-After': '60' } });
}

function codeInvalid(triesLeft: number): Problem {
  return apexProblem(400, 'CODE_INVALID', { field: 'answer', hints: { triesLeft } });
}

function answerWith(check: IdentityCheck | undefined, subject: IdentitySubject, language: Language): Answer {
  return { status: 200, body: describeCheck(check, subject, language) };
}
