/**
 * Brings each situation of the runbook about, and does what its page says: `node tests/deploy/runbook/start.ts <plan as JSON>`.
 * Ends with 1 where a page does not hold, or a page was not tried.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { badPublication, certificateEnds, rollBack } from './hosts-situations.ts';
import { leakOfAToken, orgDown, paymentsUnknown } from './org-situations.ts';
import { folderIn } from './stage.ts';
import type { RunbookPlan } from './stage.ts';

const situations = [orgDown, paymentsUnknown, badPublication, certificateEnds, leakOfAToken, rollBack];
const pages = readdirSync(join(import.meta.dirname, '../../../portal/deploy/runbook'))
  .map((file) => file.replace(/\.md$/, ''))
  .filter((page) => page !== 'README');

const [plan = '{}'] = process.argv.slice(2);
// Written by the script that starts this program.
const given = JSON.parse(plan) as RunbookPlan;
for (const { page, run } of situations) {
  const problem = await run(given, folderIn(given.folder, page)).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  process.stdout.write(
    `${problem === undefined ? 'ok  ' : 'FAIL'} ${page}${problem === undefined ? '' : `\n${problem}`}\n`,
  );
  if (problem !== undefined) process.exitCode = 1;
}
const untried = pages.filter((page) => !situations.some((one) => one.page === page));
for (const page of untried) process.stdout.write(`FAIL ${page} was not tried\n`);
if (untried.length > 0) process.exitCode = 1;
