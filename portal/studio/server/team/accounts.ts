import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { isRole } from '../../editing/rights.ts';
import type { Role } from '../../protocol.ts';
import { done, failed } from '../answer.ts';
import type { Answer } from '../answer.ts';
import type { KeptPassword } from './passwords.ts';

/** Somebody who may use the studio. */
export interface Account {
  readonly id: string;
  /** Typed at log-in; the e-mail address for those who come by OpenID Connect. */
  readonly username: string;
  /** Shown to others. */
  readonly name: string;
  readonly role: Role;
  readonly isActive: boolean;
}

/** An account to add. */
interface NewAccount extends Pick<Account, 'username' | 'name' | 'role'> {
  /** None for somebody who comes by OpenID Connect alone. */
  readonly password?: KeptPassword | undefined;
}

/** The accounts of a team. */
export interface Accounts {
  readonly all: () => readonly Account[];
  readonly add: (account: NewAccount) => Answer<Account>;
  readonly find: (username: string) => Account | undefined;
  readonly byId: (id: string) => Account | undefined;
  /** The account that somebody of an OpenID provider has; the first time it is found by the address that the provider vouches for. */
  readonly bySubject: (subject: string, email: string | undefined) => Account | undefined;
  readonly passwordOf: (id: string) => KeptPassword | undefined;
  readonly change: (id: string, change: AccountChange) => void;
}

/** Members of an account that change. */
interface AccountChange {
  readonly role?: Role;
  readonly password?: KeptPassword;
  readonly isActive?: boolean;
}

/** Opens the accounts of a database. */
export function openAccounts(database: DatabaseSync): Accounts {
  const get = (where: string, value: string) =>
    accountOf(database.prepare(`SELECT * FROM accounts WHERE ${where} = ?`).get(value));
  return {
    all: () =>
      database
        .prepare('SELECT * FROM accounts ORDER BY username')
        .all()
        .flatMap((row) => accountOf(row) ?? []),
    add({ username, name, role, password }) {
      if (!/^[\w.@+-]{2,100}$/.test(username))
        return failed(
          'INVALID_REQUEST',
          `"${username}" is no user name: letters, digits and . @ + - _ alone.`,
        );
      if (name.trim() === '' || name.length > 100)
        return failed('INVALID_REQUEST', 'A name has 1 to 100 letters.');
      if (get('username', username) !== undefined)
        return failed('TAKEN', `There is an account called "${username}" already.`);
      const id = randomUUID();
      database
        .prepare('INSERT INTO accounts (id, username, name, role, password) VALUES (?, ?, ?, ?, ?)')
        .run(id, username, name.trim(), role, password ?? null);
      return done({ id, username, name: name.trim(), role, isActive: true });
    },
    find: (username) => get('username', username),
    byId: (id) => get('id', id),
    bySubject(subject, email) {
      const known = get('subject', subject);
      if (known !== undefined || email === undefined) return known;
      database
        .prepare('UPDATE accounts SET subject = ? WHERE username = ? AND subject IS NULL')
        .run(subject, email);
      return get('subject', subject);
    },
    passwordOf(id) {
      const kept = database.prepare('SELECT password FROM accounts WHERE id = ?').get(id)?.['password'];
      return typeof kept === 'string' ? kept : undefined;
    },
    change(id, { role, password, isActive }) {
      const set = (column: string, value: string | number) =>
        database.prepare(`UPDATE accounts SET ${column} = ? WHERE id = ?`).run(value, id);
      if (role !== undefined) set('role', role);
      if (password !== undefined) set('password', password);
      if (isActive !== undefined) set('is_active', Number(isActive));
    },
  };
}

function accountOf(row: Readonly<Record<string, unknown>> | undefined): Account | undefined {
  if (row === undefined) return undefined;
  const { id, username, name, role, is_active: isActive } = row;
  const isWhole = typeof id === 'string' && typeof username === 'string' && typeof name === 'string';
  if (!isWhole || typeof role !== 'string' || !isRole(role)) return undefined;
  return { id, username, name, role, isActive: isActive === 1 };
}
