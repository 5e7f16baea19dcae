import { apexProblem, emailInvalid } from '../../protocol/apex-problem.ts';
import { canSendTo, readEmailForm } from '../../services/email-risk/email-risk.ts';

/** Length of the e-mail fields of users and contacts. */
const LONGEST_ADDRESS = 80;

/** Refuses an address that cannot be one, or that no record could hold. */
export function checkAddress(email: string, field: string): void {
  if (readEmailForm(email) !== 'address' || email.length > LONGEST_ADDRESS) throw emailInvalid(field);
}

/** Refuses what the mail server refuses. */
export function checkSending(email: string): void {
  if (!canSendTo(email)) throw apexProblem(500, 'EMAIL_NOT_SENT');
}
