import { addBusinessHours, timeOf } from '../../calendar/business-days.ts';
import { HOUR } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { Language } from '../../protocol/language.ts';

/** The answering team, and the hours within which it answers (000 §9). */
export interface ReplyPromise {
  readonly promise: 'advisor' | 'specialist';
  readonly promisedHoursFrom: number;
  readonly promisedHoursTo: number;
}

/** A type of case that a customer can open. */
interface RequestType {
  readonly value: string;
  /** The value of the case's own field. */
  readonly caseType: string;
  readonly labels: Readonly<Record<Language, string>>;
  readonly promise: ReplyPromise['promise'];
}

/** The types in the order in which they are shown. */
export const REQUEST_TYPES: readonly RequestType[] = [
  type(['billing', 'Billing'], ['Billing question', 'Pregunta sobre la factura']),
  type(['payment', 'Payment'], ['Payment or autopay', 'Pago o pago automático']),
  type(['plan', 'Plan'], ['Plan or contract', 'Plan o contrato']),
  type(['moving', 'Moving'], ['Moving', 'Mudanza']),
  type(['meter', 'Meter'], ['Meter', 'Medidor']),
  type(['outage', 'Outage'], ['Outage', 'Corte de luz']),
  type(['enrollmentHold', 'Enrollment Hold'], ['Enrollment on hold', 'Inscripción en espera'], 'specialist'),
  type(['other', 'Other'], ['Something else', 'Otro asunto']),
];

/** The promise for a case, by the value of its type. */
export function promiseOf(caseType: unknown): ReplyPromise {
  const found = REQUEST_TYPES.find((one) => one.caseType === caseType);
  return promiseBy(found?.promise ?? 'advisor');
}

/** The promise of an energy advisor or of a specialist. */
export function promiseBy(promise: ReplyPromise['promise']): ReplyPromise {
  return promise === 'specialist'
    ? { promise, promisedHoursFrom: 0, promisedHoursTo: constants.replies.specialistHours }
    : {
        promise,
        promisedHoursFrom: constants.replies.advisorHoursFrom,
        promisedHoursTo: constants.replies.advisorHoursTo,
      };
}

/** Returns the time at which the answer to what came in now is due. Advisors count business hours, specialists all hours. */
export function answerDueAt(promise: ReplyPromise, now: number): string {
  const hours = promise.promisedHoursTo;
  return timeOf(promise.promise === 'advisor' ? addBusinessHours(now, hours) : now + hours * HOUR);
}

function type(
  [value, caseType]: readonly [string, string],
  [en, es]: readonly [string, string],
  promise: ReplyPromise['promise'] = 'advisor',
): RequestType {
  return { value, caseType, labels: { en, es }, promise };
}
