import { constants } from '../../contract/constants.ts';
import { mailboxOf } from '../../database/mailbox.ts';
import { createTag } from '../../protocol/answer.ts';
import { tooManyRequests } from '../../protocol/problem.ts';
import type { Throttles } from './throttles.ts';

/** The service that counts tries. */
interface LimitServices {
  readonly throttles: Throttles;
}

/** The mailbox or phone that a message goes to. */
interface Inbox {
  readonly channel: 'email' | 'sms';
  readonly to: string;
}

/** Messages with a link or a code that one customer or address can cause in a window. */
export const MOST_MESSAGES = constants.links.requests;
/** Messages that one mailbox or phone gets in a window, whoever causes them: a home may have several orders, and strangers can make some. */
const MOST_TO_INBOX = 2 * MOST_MESSAGES;
/** Other tries of one thing in a window. */
export const MOST_TRIES = 20;

/** From how few tries left they are told; before that a number would only worry. */
const FEW = 3;

/** Returns the number of tries that are left, where they are few. */
export function fewTries(left: number): number | undefined {
  return left <= FEW ? left : undefined;
}

/** Counts a try of an operation with a secret or an address, and refuses it when there were too many. */
export function limitTries(
  services: LimitServices,
  what: { readonly operation: string; readonly subject: string },
  most: number,
): void {
  refuseTooMany(services, keyOf(what), most);
}

/** Counts a message of an operation by where it goes, whoever causes it, and refuses it when there were too many. */
export function limitInbox(services: LimitServices, operation: string, { channel, to }: Inbox): void {
  limitTries(services, inboxOf(operation, { channel, to }), MOST_TO_INBOX);
}

/** Counts a message of one customer, and by where it goes: both, or where either is refused neither. */
export function limitMessage(
  services: LimitServices,
  what: { readonly operation: string; readonly subject: string },
  inbox: Inbox,
): void {
  const counts = [
    { key: keyOf(what), most: MOST_MESSAGES },
    { key: keyOf(inboxOf(what.operation, inbox)), most: MOST_TO_INBOX },
  ];
  const full = counts.find(({ key, most }) => services.throttles.left(key, most) === 0);
  for (const { key, most } of full === undefined ? counts : [full]) refuseTooMany(services, key, most);
}

function inboxOf(operation: string, { channel, to }: Inbox) {
  const subject = channel === 'email' ? mailboxOf(to) : to.replaceAll(/\D/g, '').slice(-10);
  return { operation: `${operation}:to`, subject };
}

/** Only a tag is stored: the subject can be the secret of a link. */
function keyOf({ operation, subject }: { readonly operation: string; readonly subject: string }): string {
  return `${operation}:${createTag(subject.toLowerCase())}`;
}

/** Counts one try and refuses it where there were too many in a quarter of an hour. */
export function refuseTooMany(services: LimitServices, key: string, most: number): void {
  const seconds = services.throttles.take(key, most);
  if (seconds > 0) throw tooManyRequests(seconds);
}
