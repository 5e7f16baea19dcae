/**
 * Several hosts behind nginx with the reference configuration, while hosts are killed, screens are published and a new build
 * takes over. Prints what customers met, and ends with 1 where one of their acts failed or a promise of the proxy is broken.
 * `node tests/deploy/start.ts <plan as JSON>`; the certificate of the plan must be trusted (NODE_EXTRA_CA_CERTS).
 */
import type { Outcome } from './customer.ts';
import { soak } from './soak.ts';
import type { SoakPlan, SoakReport } from './soak.ts';

const [plan = '{}'] = process.argv.slice(2);
// Written by the script that starts this program.
const report = await soak(JSON.parse(plan) as SoakPlan);
process.stdout.write(`${linesOf(report).join('\n')}\n`);
if (failuresOf(report).length > 0) process.exitCode = 1;

function failuresOf({ acts, brokenPromises, payments, late, ...counts }: SoakReport): readonly string[] {
  const failed = [...acts].filter(([, outcomes]) => outcomes.has('failed')).map(([act]) => `${act} failed`);
  const { kills, publications, rollOuts } = counts;
  const idle = Object.entries({ kills, publications, rollOuts }).filter(([, count]) => count === 0);
  const lost =
    payments.told === payments.taken && payments.told > 0 ? [] : ['payments told and taken differ'];
  const slow = late === 0 ? [] : [`${late} hosts served a publication later than after five seconds`];
  return [...failed, ...lost, ...slow, ...brokenPromises, ...idle.map(([name]) => `there were no ${name}`)];
}

function linesOf(report: SoakReport): readonly string[] {
  const { kills, publications, rollOuts, payments } = report;
  const outcomes: readonly Outcome[] = ['done', 'done at the second try', 'failed'];
  const rows = [...report.acts].map(([act, counts]) => {
    const cells = outcomes.map((outcome) => `${counts.get(outcome) ?? 0} ${outcome}`);
    return `${act.padEnd(16)} ${cells.join(', ')}`;
  });
  return [
    `${kills} hosts killed, ${publications} publications, ${rollOuts} new builds`,
    ...rows,
    `${payments.told} payments told, ${payments.taken} taken`,
    ...report.errors,
    ...failuresOf(report).map((failure) => `FAIL ${failure}`),
  ];
}
