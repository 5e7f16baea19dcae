import { constants } from '../../contract/constants.ts';
import { createTag } from '../../protocol/answer.ts';
import { tooManyRequests } from '../../protocol/problem.ts';
import type { Throttles } from './throttles.ts';

/** The service that counts tries. */
interface LimitServices {
  readonly throttles: Throttles;
}

/** Messages with a link or a code that one customer or address can cause in a window. */
export const MOST_MESSAGES = constants.links.requests;
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
  // Only a tag is stored: the subject can be the secret of a link.
  const seconds = services.throttles.take(`${what.operation}:${createTag(what.subject.toLowerCase())}`, most);
  if (seconds > 0) throw tooManyRequests(seconds);
}

/** Counts one try and refuses it where there were too many in a quarter of an hour. */
export function refuseTooMany(services: LimitServices, key: string, most: number): void {
  const seconds = services.throttles.take(key, most);
  if (seconds > 0) throw tooManyRequests(seconds);
}
