import {
  enrollInPlan,
  findDeposit,
  findMyEnrollment,
  logIn,
  logInWithCode,
  requestPasswordReset,
  sendLogInCode,
  sendRegistrationCode,
  setNewPassword,
} from '@energy-portal/sdk';
import type { HostSettings } from '../settings.ts';
import type { CounterStore } from './counter-store.ts';
import { callPathOf, operationPath } from '../request-path.ts';
import { networkKey } from './client-address.ts';
import { keyOf, takeTry } from './counted-tries.ts';
import type { TryCount } from './counted-tries.ts';

/** The calls that somebody who guesses would make, by the settings that limit them. */
export type GuardedCall = keyof HostSettings['tries']['calls'];

/** The count that a try has exceeded. */
type TryDimension = 'network' | 'address' | 'account' | 'both';

/** The decision on one try. */
type Admission =
  | {
      readonly state: 'admitted';
      /** Called with the status of the answer: what succeeded, and what the org could not answer, counts no more. */
      readonly settle: (status: number) => Promise<void>;
    }
  | { readonly state: 'refused'; readonly dimension: TryDimension; readonly retryAfter: number };

/** A try of a guarded call. */
interface Try {
  readonly name: GuardedCall;
  /** The address by which the client is counted. */
  readonly address: string;
  readonly body: unknown;
}

interface GuardedRow {
  readonly operation: { readonly table: { readonly path: string } };
  /** The members of the body that say whose account, or which secret, is tried. */
  readonly account: readonly string[];
  /** True where the org counts by mailbox: one account has as many addresses as its customer writes. */
  readonly isMailbox?: true;
}

const rows: { readonly [name in GuardedCall]: GuardedRow } = {
  logIn: { operation: logIn, account: ['username'] },
  requestPasswordReset: { operation: requestPasswordReset, account: ['email'] },
  sendLogInCode: { operation: sendLogInCode, account: ['username'] },
  logInWithCode: { operation: logInWithCode, account: ['username'] },
  enrollInPlan: { operation: enrollInPlan, account: ['email'], isMailbox: true },
  findMyEnrollment: { operation: findMyEnrollment, account: ['linkToken', 'confirmationNumber'] },
  sendRegistrationCode: { operation: sendRegistrationCode, account: ['registrationId'] },
  findDeposit: { operation: findDeposit, account: ['linkToken'] },
  setNewPassword: { operation: setNewPassword, account: ['token'] },
};

const names = new Map(
  Object.entries(rows).map(([name, { operation }]) => [
    operationPath(operation.table),
    // The keys of the table are its names.
    name as GuardedCall,
  ]),
);

/** The guarded call at an address, if there is one. */
export function guardedCallAt(target: string): GuardedCall | undefined {
  return names.get(callPathOf(target));
}

/**
 * Limits tries by the client's address and its network, by the account, and by address and account together, so that
 * neither many passwords for one customer nor one password for many customers get far. Tries that succeed do not count,
 * but for calls that send mail.
 */
export function createTryLimits(
  limits: HostSettings['tries'],
  store: CounterStore,
): (tried: Try) => Promise<Admission> {
  return async (attempt) => {
    const { countsAll } = limits.calls[attempt.name];
    const tried = await takeTry(store, limits.window, countsOf(attempt, limits));
    if (tried.state === 'refused') return tried;
    return {
      state: 'admitted',
      async settle(status) {
        if (status >= 500 || (status < 300 && countsAll !== true)) await tried.giveBack();
      },
    };
  };
}

function countsOf(
  { name, address, body }: Try,
  { calls, homes }: HostSettings['tries'],
): readonly TryCount<TryDimension>[] {
  const most = calls[name];
  const named = accountOf(body, rows[name].account);
  const account = rows[name].isMailbox === true ? mailboxOf(named) : named;
  const network = networkKey(address);
  const counts: readonly TryCount<TryDimension>[] = [
    // First, so that its many addresses make no more counts than it may have tries.
    { dimension: 'network', key: keyOf(name, network, ''), most: most.address * homes },
    { dimension: 'address', key: keyOf(name, address, ''), most: most.address },
    // Before the account: what is refused here is no try of the account, which one network alone cannot shut.
    { dimension: 'both', key: keyOf(name, network, account), most: most.both },
    { dimension: 'account', key: keyOf(name, '', account), most: most.account },
  ];
  // An address of IPv4 is its own network, and who names no account has none that others could share.
  return counts.filter(
    ({ dimension }) =>
      !(dimension === 'network' && network === address) && !(dimension === 'account' && account === ''),
  );
}

/** One key for all the ways in which an account can be typed: the org knows more of its aliases than the host. */
function accountOf(body: unknown, members: readonly string[]): string {
  if (typeof body !== 'object' || body === null) return '';
  // The platform finds members in whatever letters they are written.
  const given = new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  const values = members.map((member) => {
    const value: unknown = given.get(member.toLowerCase());
    return typeof value === 'string' ? value.normalize('NFKC').trim().toLowerCase() : '';
  });
  return values.filter((value) => value !== '').join('\n');
}

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** One mailbox, however its address is written: without what follows a plus, and at Gmail without dots. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const plus = address.slice(0, at).indexOf('+', 1);
  const name = address.slice(0, plus < 0 ? at : plus);
  const domain = address.slice(at + 1);
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
