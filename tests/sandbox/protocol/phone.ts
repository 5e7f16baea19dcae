import { apexProblem } from './apex-problem.ts';

const PHONE = /^(?:\+?1[\s.-]?)?\(?([2-9]\d{2})\)?[\s.-]?([2-9]\d{2})[\s.-]?(\d{4})$/;

/** A phone number as ten digits. `field` is the member of the request that holds it, where it is not the usual one. */
export function readPhone(text: string, field?: string): string {
  const match = PHONE.exec(text.trim());
  if (match === null) throw apexProblem(400, 'PHONE_INVALID', field === undefined ? {} : { field });
  return match.slice(1).join('');
}
