import { apexProblem } from '../../protocol/apex-problem.ts';
import { tooManyRequests, type Problem } from '../../protocol/problem.ts';
import type { Services } from '../../services/services.ts';

/** Refuses a call whose present password is wrong; wrong ones count for themselves. */
export async function confirmPassword(
  services: Pick<Services, 'logIns'>,
  userId: string,
  password: string,
): Promise<void> {
  if (!(await isPresentPassword(services, userId, password))) throw presentPasswordInvalid();
}

/** Returns true for the present password. @throws Problem where too many wrong ones were tried */
export async function isPresentPassword(
  services: Pick<Services, 'logIns'>,
  userId: string,
  password: string,
): Promise<boolean> {
  const result = await services.logIns.confirm(userId, password);
  if (result.state === 'throttled') throw tooManyRequests(result.retryAfterSeconds);
  return result.state === 'accepted';
}

export function presentPasswordInvalid(): Problem {
  return apexProblem(400, 'OLD_PASSWORD_INVALID');
}
