/** Builds the portal and walks its journeys before an org that takes tokens alone, as a real one does; `E2E_APEX` names the form of its Apex. */
import { run } from './machine/process.ts';

const { code } = await run(['node', 'scripts/check.ts', 'build', 'e2e'], {
  env: { E2E_ORG: 'strict' },
  show: true,
});
process.exitCode = code;
