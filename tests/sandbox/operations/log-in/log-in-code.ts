import type { Answer } from '../../protocol/answer.ts';
import { apexProblem } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import { tooManyRequests } from '../../protocol/problem.ts';
import { HEADLESS_CODE_LIFETIME, createHeadlessCodes } from '../../services/oauth/headless-codes.ts';
import { accountMessage } from '../../services/outbox/account-message.ts';
import { MOST_MESSAGES, limitTries } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';
import { rehearse } from './rehearsal.ts';
import { beginSession } from './session.ts';

/** POST a name; a code goes to its user. The answer is the same for every name. */
export const sendLogInCode: Operation<'links' | 'outbox' | 'repository' | 'throttles' | 'users'> = {
  access: 'anyone',
  changes: true,
  handle(call, services): Answer {
    const { username, language } = bodyOf(call, 'sendLogInCode');
    limitTries(services, { operation: 'sendLogInCode', subject: username.trim() }, MOST_MESSAGES);
    const user = services.users.ofName(username);
    const work = (): void => {
      const subject = user?.userId ?? '';
      const request = { purpose: 'headless.logIn', subject, identifier: subject } as const;
      const { code } = createHeadlessCodes(services).issue(request);
      const values = { code, minutes: HEADLESS_CODE_LIFETIME / 60_000 };
      const brand = user?.brand ?? null;
      services.outbox.send(
        accountMessage('headlessCode', { to: user?.email ?? '', language, brand, values }),
      );
    };
    if (user === undefined) rehearse(services, work);
    else services.repository.transaction(work);
    return { status: 200, body: { status: 'sent' } };
  },
};

/** POST the code. One that is wrong, used or too old gets the same answer, and so does a name that nobody has. */
export const logInWithCode: Operation<
  'links' | 'repository' | 'selectedAccounts' | 'sessions' | 'throttles' | 'users'
> = {
  access: 'anyone',
  changes: true,
  handle(call, services): Answer {
    const { username, code, sharedDevice } = bodyOf(call, 'logInWithCode');
    const user = services.users.ofName(username);
    const identifier = user?.userId ?? username.trim().toLowerCase();
    const used = createHeadlessCodes(services).use('headless.logIn', identifier, code);
    if (used.state === 'throttled') throw tooManyRequests(used.retryAfterSeconds);
    if (used.state === 'wrong' || user === undefined)
      throw apexProblem(400, 'CODE_INVALID', { field: 'code' });
    if (!user.active) throw apexProblem(403, 'ACCOUNT_INACTIVE');
    return beginSession({ userId: user.userId, isShared: sharedDevice === true }, call, services);
  },
};
