import { apexProblem } from '../../protocol/apex-problem.ts';
import { tooManyRequests } from '../../protocol/problem.ts';
import type { Services } from '../../services/services.ts';

/** Refuses a call whose present password is wrong; wrong ones count like tries to log in. */
export async function confirmPassword(
  services: Pick<Services, 'logIns'>,
  userId: string,
  password: string,
): Promise<void> {
  const result = await services.logIns.confirm(userId, password);
  if (result.state === 'throttled') throw tooManyRequests(result.retryAfterSeconds);
  if (result.state === 'accepted') return;
  throw apexProblem(400, 'OLD_PASSWORD_INVALID');
}
