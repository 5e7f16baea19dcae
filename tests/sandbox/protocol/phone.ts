import { apexProblem } from './apex-problem.ts';

const PHONE = /^(?:\+?1[\s.-]?)?\(?([2-9]\d{2})\)?[\s.-]?([2-9]\d{2})[\s.-]?(\d{4})$/;

/** A phone number as ten digits. */
export function readPhone(text: string): string {
  const match = PHONE.exec(text.trim());
  if (match === null) throw apexProblem(400, 'PHONE_INVALID');
  return match.slice(1).join('');
}
