import { createTag } from '../protocol/answer.ts';
import type { World } from '../protocol/call.ts';
import { Problem, tooManyRequests } from '../protocol/problem.ts';

/** Messages with a link or a code that one customer or address can cause in a window (`links.requests`). */
export const MOST_MESSAGES = 5;
/** Other tries of one thing in a window. */
export const MOST_TRIES = 20;

/** Counts a try of an operation with a secret or an address, and refuses it when there were too many. */
export function limitTries(
  world: World,
  what: { readonly operation: string; readonly subject: string },
  most: number,
): void {
  // Only a tag is stored: the subject can be the secret of a link.
  const seconds = world.throttles.take(`${what.operation}:${createTag(what.subject.toLowerCase())}`, most);
  if (seconds > 0) throw tooManyRequests(seconds);
}

/** Refuses a call whose present password is wrong; wrong ones count like tries to log in. */
export async function confirmPassword(world: World, userId: string, password: string): Promise<void> {
  const result = await world.logIns.confirm(userId, password);
  if (result.state === 'throttled') throw tooManyRequests(result.retryAfterSeconds);
  if (result.state === 'accepted') return;
  const field = 'currentPassword';
  throw new Problem(400, 'OLD_PASSWORD_INVALID', { message: 'Your old password is invalid.', field });
}

/**
 * Does something and undoes it. What is not done for an address that is unknown, or somebody else's, must cost as
 * much as what is done.
 */
export function rehearse(world: World, work: () => void): void {
  const undo = new Error('a rehearsal is over');
  try {
    world.repository.transaction(() => {
      work();
      throw undo;
    });
  } catch (cause) {
    if (cause !== undo) throw cause;
  }
}
