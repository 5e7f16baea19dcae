import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('takes no data of the portal out of a snapshot whose state nobody asked: an error may carry what was before', () => {
  const files = globSync('portal/{src,parts}/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /'data' in /.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});
