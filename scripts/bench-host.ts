/**
 * Measures the host beside nginx, its memory, and what customers notice of attacks: `npm run bench:host`, `-- loads`,
 * `-- memory` or `-- waiting` for one of them. Installs Debian's `nginx-light` and `wrk` where they are missing and can be had.
 */
import { ensureProgram } from './machine/apt.ts';
import { fail } from './machine/environment.ts';
import { run } from './machine/process.ts';
import { builtFolder } from './product/other-build.ts';

for (const [program, packageName] of [
  ['nginx', 'nginx-light'],
  ['wrk', 'wrk'],
] as const) {
  const path = await ensureProgram(program, packageName, (line) => console.log(line));
  if (path === undefined) fail(`There is no ${program}: apt-get install ${packageName}`);
}
await builtFolder(fail);
const { code } = await run(['node', 'tests/bench/host/start.ts', ...process.argv.slice(2)], { show: true });
process.exitCode = code;
