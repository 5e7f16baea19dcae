import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, invalidInput } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import { readPhone } from '../../protocol/phone.ts';
import { Problem } from '../../protocol/problem.ts';
import type { AuthorizedUser } from '../../services/accounts/authorized-users.ts';
import { findOpenAccount, readAccount } from '../../services/accounts/customer-account.ts';
import { accountMessage } from '../../services/outbox/account-message.ts';
import { userOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import { checkAddress } from '../log-in/email-address.ts';
import { confirmPassword } from '../log-in/present-password.ts';
import type { Operation } from '../operation.ts';

/** Changes of one list in a quarter of an hour. */
const MOST_CHANGES = 20;

/** GET who may speak for an account. */
export const getAuthorizedUsers: Operation<'authorizedUsers' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const { id, number } = readAccount(call, services);
    return { status: 200, body: { accountNumber: number, users: services.authorizedUsers.of(id) } };
  },
};

/** POST everybody who may speak for an account from now on, and whom the customer saw before. */
export const setAuthorizedUsers: Operation<
  'authorizedUsers' | 'logIns' | 'outbox' | 'repository' | 'throttles' | 'users'
> = {
  access: 'customer',
  changes: true,
  async handle(call, services): Promise<Answer> {
    const {
      accountNumber,
      previousUsers,
      users: given,
      currentPassword,
    } = bodyOf(call, 'setAuthorizedUsers');
    const { id, number } = findOpenAccount(accountNumber, call, services);
    const users = given.map((one, at) => readUser(one, { at, given }));
    const user = userOf(call, services);
    refuseTooMany(services, `setAuthorizedUsers:${id}`, MOST_CHANGES);
    await confirmPassword(services, user.userId, currentPassword);
    const answer: Answer = { status: 200, body: { accountNumber: number, users } };
    services.repository.transaction(() => {
      const now = services.authorizedUsers.of(id);
      // The same is sent once more after an answer that was lost.
      if (isSameList(now, users)) return;
      if (!isSameList(now, previousUsers)) throw apexProblem(409, 'LIST_CHANGED');
      services.authorizedUsers.replace(id, users);
      tellCustomer(services, user, { account: number, users });
    });
    return answer;
  },
};

type UserInput = ReturnType<typeof bodyOf<'setAuthorizedUsers'>>['users'][number];

/** Somebody as they are kept. @throws a problem that names what is wrong of this person */
function readUser(
  user: UserInput,
  { at, given }: { readonly at: number; readonly given: readonly UserInput[] },
): AuthorizedUser {
  const field = `users[${at}]`;
  checkAddress(user.email, `${field}.email`);
  // Nobody can be told apart from somebody with the same address.
  const isTwice = given.slice(0, at).some(({ email }) => isSame(email, user.email));
  if (isTwice) throw invalidInput(`${field}.email`);
  const { mobilePhone = '' } = user;
  return { ...user, mobilePhone: mobilePhone === '' ? null : phoneOf(mobilePhone, field) };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Returns true for the same people in the same order, however their addresses and phones were typed. */
function isSameList(one: readonly (AuthorizedUser | UserInput)[], other: typeof one): boolean {
  const plain = (users: typeof one) =>
    JSON.stringify(
      users.map(({ firstName, lastName, email, mobilePhone, relationship }) => {
        const phone = mobilePhone?.replaceAll(/\D/g, '').slice(-10) ?? '';
        return [firstName.trim(), lastName.trim(), email.trim().toLowerCase(), phone, relationship];
      }),
    );
  return plain(one) === plain(other);
}

/** Tells the customer who may speak for the account by now: it may not have been them who said so. */
function tellCustomer(
  services: Pick<Services, 'outbox'>,
  { email: to, language, brand }: ReturnType<typeof userOf>,
  { account, users }: { readonly account: string; readonly users: readonly AuthorizedUser[] },
): void {
  const nobody = language === 'es' ? 'nadie más' : 'nobody else';
  const people = users.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ') || nobody;
  services.outbox.send(
    accountMessage('authorizedUsersChanged', { to, language, brand, values: { account, people } }),
  );
}

/** Ten digits. @throws a problem that names the phone of this person */
function phoneOf(text: string, field: string): string {
  try {
    return readPhone(text);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    throw apexProblem(400, 'PHONE_INVALID', { field: `${field}.mobilePhone` });
  }
}
