import { join } from 'node:path';
import { hostCookie } from '../../../server/auth/session-cookie.ts';
import { keyOf, takeTry } from '../../../server/limits/counted-tries.ts';
import { createMemoryCounters } from '../../../server/limits/counter-store.ts';
import { addressKey, networkKey } from '../../../server/limits/client-address.ts';
import type { AuditEntry } from '../../protocol.ts';
import { done, failed } from '../answer.ts';
import type { Answer } from '../answer.ts';
import { openAccounts } from './accounts.ts';
import type { Account, Accounts } from './accounts.ts';
import { openAuditLog } from './audit-log.ts';
import type { AuditLog } from './audit-log.ts';
import { openTeamDatabase } from './database.ts';
import { openOpenId } from './open-id.ts';
import type { OpenId, OpenIdSettings } from './open-id.ts';
import { openPasswords, weaknessOf } from './passwords.ts';
import type { Passwords } from './passwords.ts';
import { openSessions } from './sessions.ts';
import type { Sessions } from './sessions.ts';

/** The settings of a team. */
export interface TeamOptions {
  /** Folder of its database and its audit log. */
  readonly folder: string;
  /** Origin of the studio as its people see it. */
  readonly origin: string;
  readonly clock: { readonly now: () => number };
  /** Never set, forward or back; that of the process unless stated. */
  readonly steadyClock?: { readonly now: () => number } | undefined;
  /** Log-in at a provider, too. */
  readonly openId?: OpenIdSettings | undefined;
  /** Another person approves what is published. */
  readonly isReviewed?: boolean;
  /** Cost of passwords; the usual one unless stated. */
  readonly passwordCost?: number | undefined;
}

/** A try to log in. */
interface LogInTry {
  readonly username: string;
  readonly password: string;
  /** Of the client. */
  readonly address: string;
}

/** A team: who may use the studio, and what is written down about it. */
export interface Team {
  readonly isReviewed: boolean;
  /** Undefined where there is no provider. */
  readonly openId: OpenId | undefined;
  /** Everybody who has an account, also those whose account is closed. */
  readonly people: () => readonly Account[];
  /** Returns whoever a request comes from. */
  readonly whoIs: (cookies: string | undefined) => Account | undefined;
  /** @returns the cookie of the new session */
  readonly logIn: (tried: LogInTry) => Promise<Answer<string>>;
  readonly logInByOpenId: (back: URLSearchParams, kept: string | undefined) => Promise<Answer<string>>;
  /** @returns the cookie that takes the session's place */
  readonly logOut: (cookies: string | undefined) => string;
  readonly changePassword: (account: Account, change: PasswordChange) => Promise<Answer<object>>;
  readonly note: AuditLog['note'];
  readonly lastEvents: () => readonly AuditEntry[];
  readonly close: () => void;
}

/** A password to take another one's place, and the session that stays. */
interface PasswordChange {
  readonly before: string;
  readonly after: string;
  readonly cookies: string | undefined;
  readonly address: string;
}

const cookie = hostCookie('studio');

/** Tries of log-in within 15 minutes: of an address, of a network, of a network for one account, and for one account. */
const tries = { window: 900_000, keys: 10_000, address: 50, network: 100, both: 10, account: 20 } as const;

const wrong = 'No account has this name and password. Try again, or ask whoever runs the studio.';

/** The pieces that a team is kept in. */
export function openTeamStores({ folder, clock }: Pick<TeamOptions, 'folder' | 'clock'>) {
  const database = openTeamDatabase(join(folder, 'team.db'));
  return {
    accounts: openAccounts(database),
    sessions: openSessions(database, clock),
    audit: openAuditLog(join(folder, 'audit.jsonl'), database, clock),
    close: () => database.close(),
  };
}

/** Opens a team. */
export function openTeam(options: TeamOptions): Team {
  const { origin, steadyClock = performance, openId: openIdSettings, isReviewed = false } = options;
  const { accounts, sessions, audit, close } = openTeamStores(options);
  const passwords = openPasswords(options.passwordCost);
  const isSecure = origin.startsWith('https:');
  const openId = openIdSettings && openOpenId({ ...openIdSettings, callback: `${origin}/log-in/back` });
  const logIns = { accounts, passwords, audit, admit: tryLimits(steadyClock) };
  const tokenIn = (cookies: string | undefined) => cookie.read(cookies, isSecure) ?? '';
  const begin = (account: Account, way: string): Answer<string> => {
    audit.note({ actor: account.username, action: 'log in', detail: way });
    return done(cookie.set(sessions.begin(account.id), isSecure));
  };
  return {
    isReviewed,
    openId,
    people: accounts.all,
    whoIs(cookies) {
      const account = accounts.byId(sessions.accountOf(tokenIn(cookies)) ?? '');
      return account?.isActive === true ? account : undefined;
    },
    async logIn(tried) {
      const found = await checkedLogIn(tried, logIns);
      return found.state === 'failed' ? found : begin(found.value, 'by password');
    },
    async logInByOpenId(back, kept) {
      if (openId === undefined) return failed('NOT_FOUND', 'There is no log-in service.');
      const person = await openId.finish(back, kept);
      if (person.state === 'failed') return person;
      const account = accounts.bySubject(person.value.subject, person.value.email);
      if (account?.isActive !== true)
        return failed('NOT_ALLOWED', 'You have no account here. Ask whoever runs the studio to add one.');
      return begin(account, 'by OpenID Connect');
    },
    logOut(cookies) {
      const account = accounts.byId(sessions.accountOf(tokenIn(cookies)) ?? '');
      sessions.end(tokenIn(cookies));
      if (account !== undefined) audit.note({ actor: account.username, action: 'log out', detail: '' });
      return cookie.clear(isSecure);
    },
    changePassword: (account, change) =>
      changePassword(account, change, { ...logIns, sessions, token: tokenIn(change.cookies) }),
    note: audit.note,
    lastEvents: () => audit.last(200),
    close,
  };
}

interface PasswordContext extends LogInContext {
  readonly sessions: Sessions;
  /** Of the session that stays. */
  readonly token: string;
}

/** Changes a password for whoever knows the present one. Everywhere else he has to log in again. */
async function changePassword(
  account: Account,
  { before, after, address }: PasswordChange,
  context: PasswordContext,
): Promise<Answer<object>> {
  const { accounts, passwords, audit, sessions, token } = context;
  const { username } = account;
  const known = await checkedLogIn({ username, password: before, address }, context);
  if (known.state === 'failed') return known.problem.code === 'TOO_MANY_TRIES' ? known : notYours;
  const weakness = weaknessOf(after, username);
  if (weakness !== undefined) return failed('INVALID_REQUEST', weakness);
  audit.note({ actor: username, action: 'change password', detail: '' });
  accounts.change(account.id, { password: await passwords.hash(after) });
  sessions.endAll(account.id, token);
  return done({});
}

const notYours = failed('INVALID_REQUEST', 'This is not your present password.');

type Admit = ReturnType<typeof tryLimits>;

function tryLimits(clock: { readonly now: () => number }) {
  const open = () => createMemoryCounters({ clock, keys: tries.keys });
  // Apart: the many addresses of one network would push out every other count.
  const [byAddress, byOthers] = [open(), open()];
  return async (from: string, username: string) => {
    const [address, account] = [addressKey(from), username.normalize('NFKC').trim().toLowerCase()];
    const network = networkKey(address);
    const own = await takeTry(byAddress, tries.window, [
      { dimension: 'address', key: keyOf(address), most: tries.address },
    ]);
    if (own.state === 'refused') return own;
    const tried = await takeTry<'network' | 'both' | 'account'>(byOthers, tries.window, [
      { dimension: 'network', key: keyOf(network, ''), most: tries.network },
      // Before the account: what is refused here is no try of the account, which one network alone cannot shut.
      { dimension: 'both', key: keyOf(network, account), most: tries.both },
      { dimension: 'account', key: keyOf('', account), most: tries.account },
    ]);
    if (tried.state === 'refused') return tried;
    const giveBack = async () => void (await Promise.all([own.giveBack(), tried.giveBack()]));
    return { state: 'admitted', giveBack } as const;
  };
}

interface LogInContext {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly audit: AuditLog;
  readonly admit: Admit;
}

/** The account of a name and password. Nobody learns from the answer, or from its time, which names there are. */
async function checkedLogIn(
  { username, password, address }: LogInTry,
  { accounts, passwords, audit, admit }: LogInContext,
): Promise<Answer<Account>> {
  const tried = await admit(address, username);
  if (tried.state === 'refused') {
    const minutes = Math.ceil(tried.retryAfter / 60);
    return failed(
      'TOO_MANY_TRIES',
      `Too many tries. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    );
  }
  if (passwords.isBusy()) {
    await tried.giveBack();
    return failed('TOO_MANY_TRIES', 'Too many people log in at once. Try again in 10 seconds.');
  }
  const account = accounts.find(username);
  const isRight = await passwords.isRight(password, account && accounts.passwordOf(account.id));
  if (account?.isActive === true && isRight) {
    await tried.giveBack();
    return done(account);
  }
  // A password may have been typed in the place of the name, so that only names of accounts are written down.
  if (account !== undefined) audit.note({ actor: account.username, action: 'log in refused', detail: '' });
  return failed('NOT_SIGNED_IN', wrong);
}
