/**
 * Builds the portal and walks its journeys before an org that takes tokens alone, as a real one does; `E2E_APEX` names the form of its
 * Apex. `npm run e2e:strict -- 3/10` walks the third of ten shares, for a machine that others need, too.
 */
import { run } from './machine/process.ts';

const [share] = process.argv.slice(2);
if (share !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(share)) {
  console.error(`A share is named as 3/10, not "${share}".`);
  process.exit(2);
}
const { code } = await run(['node', 'scripts/check.ts', 'build', 'e2e'], {
  env: { E2E_ORG: 'strict', ...(share === undefined ? {} : { E2E_SHARE: share }) },
  show: true,
});
process.exitCode = code;
