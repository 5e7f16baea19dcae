/**
 * The gate of the site: builds it, with every link, and looks at it in a browser. In deep tests
 * it looks at each page, else at pages that have every kind of element together.
 */
import { join } from 'node:path';
import { checkSite } from './docs/check-site.ts';
import { root, run } from './machine/process.ts';

const built = await run(['node', 'scripts/docs.ts'], { show: true });
if (built.code === 0) {
  const { errors, pages } = await checkSite(join(root, 'docs-dist'), process.env['TEST_DEPTH'] === 'deep');
  for (const error of errors) console.log(error);
  console.log(`${pages} pages looked at, ${errors.length} errors`);
  if (errors.length > 0) process.exitCode = 1;
} else process.exitCode = built.code;
