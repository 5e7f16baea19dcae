import { createHmac, randomBytes } from 'node:crypto';
import { addressKey } from '../limits/client-address.ts';
import type { AnsweredRequest } from './telemetry.ts';

/**
 * The outcomes of events: a call went well, was refused, or could not be answered; or its client left before the answer was out, and
 * the org alone knows what came of it.
 */
export const securityOutcomes = ['done', 'refused', 'failed', 'left'] as const;

/** One line of the security log. */
export interface SecurityEvent {
  readonly event: string;
  readonly outcome: (typeof securityOutcomes)[number];
  /** Tells clients apart for as long as the process runs, and says nothing of who they are. */
  readonly client: string;
}

/** Takes the events that a security team looks at. */
export type SecurityLog = (event: SecurityEvent) => void;

/** The event that each of these operations is. */
const events: ReadonlyMap<string, string> = new Map([
  ['logIn', 'log-in'],
  ['logInWithPasskey', 'log-in'],
  ['sendLogInCode', 'log-in code asked for'],
  ['logInWithCode', 'log-in'],
  ['logOut', 'log-out'],
  ['requestPasswordReset', 'password reset asked for'],
  ['setNewPassword', 'password reset'],
  ['changePassword', 'password change'],
  ['requestEmailChange', 'e-mail change asked for'],
  ['cancelEmailChange', 'e-mail change withdrawn'],
  ['confirmEmailChange', 'e-mail change'],
  ['completeRegistration', 'registration'],
  ['confirmRegistration', 'registration confirmed'],
  ['addPasskey', 'passkey added'],
  ['removePasskey', 'passkey removed'],
  ['addPaymentMethod', 'payment method added'],
  ['removePaymentMethod', 'payment method removed'],
  ['setUpAutopay', 'autopay set up'],
  ['changeAutopay', 'autopay change'],
  ['cancelAutopay', 'autopay cancelled'],
  ['payBill', 'payment'],
  ['payDeposit', 'payment'],
  ['setAuthorizedUsers', 'authorized users change'],
]);

/** The operations whose calls are events. */
export const securityOperations: readonly string[] = [...events.keys()];

/** The names of the events. */
export const securityEvents: ReadonlySet<string> = new Set(events.values());

const key = randomBytes(32);

/** A call that is over. */
interface AnsweredCall {
  readonly operation: string;
  readonly status: AnsweredRequest['status'];
  /** Whoever made the call. */
  readonly client: { readonly ip: string };
}

/** Writes a call into the log where it is an event. */
export function noteSecurityEvent(log: SecurityLog, { operation, status, client }: AnsweredCall): void {
  const event = events.get(operation);
  if (event === undefined) return;
  const digest = createHmac('sha256', key).update(addressKey(client.ip)).digest('hex');
  log({ event, outcome: outcomeOf(status), client: digest.slice(0, 12) });
}

function outcomeOf(status: AnsweredRequest['status']): SecurityEvent['outcome'] {
  if (status === 'left') return 'left';
  if (status < 400) return 'done';
  return status < 500 ? 'refused' : 'failed';
}
