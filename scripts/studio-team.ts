/**
 * The people of a studio for a team: `npm run studio:team -- add maria --name "Maria Lopez" --role publish --password` asks for a
 * password and adds an account; without `--password` it is for somebody who comes by OpenID Connect, by that address. `list`,
 * `role`, `password` and `close` look at accounts and change them; `audit` looks through the audit log and prints it.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { runTeamCommand, teamUsage } from '@energy-portal/portal/studio';
import { fail } from './machine/environment.ts';
import { root } from './machine/process.ts';

/** Read out of a pipe, or typed without being shown. */
async function askPassword(): Promise<string> {
  process.stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, next) => next() });
  const isTerminal = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  for await (const line of lines) {
    lines.close();
    process.stderr.write('\n');
    return line;
  }
  return '';
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { name: { type: 'string' }, role: { type: 'string' }, password: { type: 'boolean' } },
    });
  } catch {
    return fail(teamUsage);
  }
}

const { positionals: words, values } = read();
const isAsked = words[0] === 'password' || (words[0] === 'add' && values.password === true);
const { isDone, lines } = await runTeamCommand(
  { words, name: values.name, role: values.role, password: isAsked ? await askPassword() : undefined },
  { folder: join(root, '.studio'), clock: Date },
);
for (const line of lines) (isDone ? console.log : console.error)(line);
if (!isDone) process.exitCode = 1;
