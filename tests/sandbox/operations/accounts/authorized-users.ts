import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, invalidInput } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import { readPhone } from '../../protocol/phone.ts';
import { Problem } from '../../protocol/problem.ts';
import type { AuthorizedUser } from '../../services/accounts/authorized-users.ts';
import { findOpenAccount, readAccount } from '../../services/accounts/customer-account.ts';
import { checkAddress } from '../log-in/email-address.ts';
import type { Operation } from '../operation.ts';

/** GET who may speak for an account. */
export const getAuthorizedUsers: Operation<'authorizedUsers' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const { id, number } = readAccount(call, services);
    return { status: 200, body: { accountNumber: number, users: services.authorizedUsers.of(id) } };
  },
};

/** POST everybody who may speak for an account from now on. */
export const setAuthorizedUsers: Operation<'authorizedUsers' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { accountNumber, users: given } = bodyOf(call, 'setAuthorizedUsers');
    const { id, number } = findOpenAccount(accountNumber, call, services);
    const users = given.map((user, at): AuthorizedUser => {
      const field = `users[${at}]`;
      checkAddress(user.email, `${field}.email`);
      // Nobody can be told apart from somebody with the same address.
      const isTwice = given.slice(0, at).some(({ email }) => isSame(email, user.email));
      if (isTwice) throw invalidInput(`${field}.email`);
      const { mobilePhone = '' } = user;
      return { ...user, mobilePhone: mobilePhone === '' ? null : phoneOf(mobilePhone, field) };
    });
    services.repository.transaction(() => services.authorizedUsers.replace(id, users));
    return { status: 200, body: { accountNumber: number, users } };
  },
};

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Ten digits. @throws a problem that names the phone of this person */
function phoneOf(text: string, field: string): string {
  try {
    return readPhone(text);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    throw apexProblem(400, 'PHONE_INVALID', { field: `${field}.mobilePhone` });
  }
}
