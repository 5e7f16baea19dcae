import { apexProblem } from './apex-problem.ts';

const PHONE = /^(?:\+?1[\s.-]?)?\(?([2-9]\d{2})\)?[\s.-]?([2-9]\d{2})[\s.-]?(\d{4})$/;

/** A phone number as ten digits. */
export function readPhone(text: string): string {
  const parts = PHONE.exec(text.trim());
  if (parts === null) throw apexProblem(400, 'PHONE_INVALID');
  return parts.slice(1).join('');
}
