import { isRole, roles } from '../../editing/rights.ts';
import type { Account } from './accounts.ts';
import { openPasswords, weaknessOf } from './passwords.ts';
import { openTeamStores } from './team.ts';

/** The words after the command. */
interface TeamCommand {
  /** `add`, and what goes with it. */
  readonly words: readonly string[];
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  /** Somebody who comes by OpenID Connect has none. */
  readonly password?: string | undefined;
}

interface CommandOptions {
  /** Folder of the team. */
  readonly folder: string;
  readonly clock: { readonly now: () => number };
  readonly passwordCost?: number;
}

/** The outcome of a command, to print. */
interface CommandResult {
  readonly isDone: boolean;
  readonly lines: readonly string[];
}

/** The use of the command, to print. */
export const teamUsage = [
  'npm run studio:team -- add <user name> --name "Maria Lopez" --role publish [--password]',
  'npm run studio:team -- list',
  'npm run studio:team -- role <user name> --role read|texts|screens|publish',
  'npm run studio:team -- password <user name>',
  'npm run studio:team -- close <user name>',
  'npm run studio:team -- audit',
].join('\n');

type Stores = ReturnType<typeof openTeamStores>;

/** Does what whoever runs the studio may do: accounts, and a look through the audit log. */
export async function runTeamCommand(command: TeamCommand, options: CommandOptions): Promise<CommandResult> {
  const stores = openTeamStores(options);
  try {
    return await run(command, stores, options);
  } finally {
    stores.close();
  }
}

async function run(command: TeamCommand, stores: Stores, options: CommandOptions): Promise<CommandResult> {
  const [what = '', username = ''] = command.words;
  const { accounts } = stores;
  if (what === 'list') return said(accounts.all().map(lineOf));
  if (what === 'audit') return audited(stores);
  if (what === 'add') return add(command, stores, options);
  const account = accounts.find(username);
  if (!['role', 'password', 'close'].includes(what)) return refused(teamUsage);
  if (account === undefined) return refused(`There is no account called "${username}".`);
  return change(command, account, { stores, options });
}

async function add(
  { words: [, username = ''], name = '', role = 'read', password }: TeamCommand,
  { accounts, audit }: Stores,
  { passwordCost }: CommandOptions,
): Promise<CommandResult> {
  if (!isRole(role)) return refused(`A role is one of ${roles.join(', ')}.`);
  const weakness = password === undefined ? undefined : weaknessOf(password, username);
  if (weakness !== undefined) return refused(weakness);
  const kept = password === undefined ? undefined : await openPasswords(passwordCost).hash(password);
  const added = accounts.add({ username, name, role, password: kept });
  if (added.state === 'failed') return refused(added.problem.message);
  audit.note({ actor: 'command', action: 'add account', detail: `${username}, ${role}` });
  return said([lineOf(added.value)]);
}

interface ChangeContext {
  readonly stores: Stores;
  readonly options: CommandOptions;
}

async function change(
  { words: [what = ''], role = '', password = '' }: TeamCommand,
  account: Account,
  { stores: { accounts, sessions, audit }, options }: ChangeContext,
): Promise<CommandResult> {
  const { id, username } = account;
  const note = (action: string, detail = username) => audit.note({ actor: 'command', action, detail });
  if (what === 'role') {
    if (!isRole(role)) return refused(`A role is one of ${roles.join(', ')}.`);
    note('change role', `${username}, ${role}`);
    accounts.change(id, { role });
  } else if (what === 'password') {
    const weakness = weaknessOf(password, username);
    if (weakness !== undefined) return refused(weakness);
    note('set password');
    accounts.change(id, {
      password: await openPasswords(options.passwordCost).hash(password),
      isActive: true,
    });
    sessions.endAll(id);
  } else {
    note('close account');
    accounts.change(id, { isActive: false });
    sessions.endAll(id);
  }
  return said([lineOf(accounts.byId(id) ?? account)]);
}

function audited({ audit }: Stores): CommandResult {
  const report = audit.verify();
  if (report.state === 'broken')
    return refused(`The audit log was changed: line ${report.line}: ${report.reason}.`);
  return said([
    ...audit
      .last(report.lines)
      .toReversed()
      .map(({ number, time, actor, action, detail }) =>
        [number, new Date(time).toISOString(), actor, action, detail].join('  ').trimEnd(),
      ),
    `The audit log is whole: ${report.lines} lines. Its last hash, to keep elsewhere: ${report.hash}`,
  ]);
}

const lineOf = ({ username, name, role, isActive }: Account) =>
  `${username.padEnd(24)} ${role.padEnd(8)} ${name}${isActive ? '' : ' (closed)'}`;

const said = (lines: readonly string[]): CommandResult => ({ isDone: true, lines });
const refused = (line: string): CommandResult => ({ isDone: false, lines: [line] });
