import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SMALL = 40;
const MOST = 400;
/** The most that small files may make up of portal/src. */
const SMALL_SHARE = 0.3;

/** Hand-written sources without tests, with their numbers of lines. */
const sources = globSync('{sdk,generator,portal,tests,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist|generated|fixtures)$/.test(name),
})
  .filter((file) => !/\.(test|test-d|spec|gen|d)\.tsx?$/.test(file))
  .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }));

it('no source has more than 400 lines', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(({ lines }) => lines > MOST)).toEqual([]);
});

it('what is read together in the portal stands together', () => {
  const portal = sources.filter(({ file }) => file.startsWith('portal/src/'));
  const small = portal.filter(({ lines }) => lines < SMALL);
  const share = small.length / portal.length;
  const names = small.map(({ file, lines }) => `${file}: ${lines}`).join('\n');
  expect(share, `${small.length} of ${portal.length} files:\n${names}`).toBeLessThanOrEqual(SMALL_SHARE);
});
