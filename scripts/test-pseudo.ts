/**
 * Looks at every screen in languages that nobody speaks: `npm run test:pseudo`. One has longer texts, one is read from right to
 * left. They are added to a copy of the tree, as a language is added, so that it proves that this takes no code.
 */
import { removePseudoTree, stagePseudoTree } from '../tests/pseudo-locales/index.ts';
import { root, run } from './machine/process.ts';

const copy = stagePseudoTree(root);
const steps: readonly [string, ...string[]][] = [
  ['node', 'scripts/build.ts'],
  ['playwright', 'test', '-c', 'tests/pseudo-locales/playwright.config.ts', ...process.argv.slice(2)],
];
try {
  for (const step of steps) {
    const { code } = await run(step, { cwd: copy, env: { TEST_DEPTH: 'deep' }, show: true });
    process.exitCode = code;
    if (code !== 0) break;
  }
} finally {
  removePseudoTree(copy);
}
