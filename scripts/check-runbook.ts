/** Tries each page of the runbook once (`portal/deploy/runbook`). Where there is no nginx and none can be had, it says so and passes. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from './machine/apt.ts';
import { fail } from './machine/environment.ts';
import { root, run } from './machine/process.ts';
import { builtFolder, buildOther } from './product/other-build.ts';

async function main(folder: string): Promise<void> {
  const tell = (line: string): void => console.log(line);
  const nginx = await ensureProgram('nginx', 'nginx-light', tell);
  const openssl = await ensureProgram('openssl', 'openssl', tell);
  if (nginx === undefined || openssl === undefined) {
    console.log('note runbook: not tried, there is no nginx and openssl here');
    return;
  }
  const dist = await builtFolder(fail);
  const nextDist = await buildOther(dist, join(folder, 'other'), fail);
  const plan = { nginx, openssl, dist, nextDist, folder };
  const { code, output } = await run(['node', 'tests/deploy/runbook/start.ts', JSON.stringify(plan)]);
  console.log(output.trimEnd());
  process.exitCode = code;
}

const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
// Within the project: first frames find their packages there.
const folder = mkdtempSync(join(cache, 'runbook-'));
try {
  await main(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
