/**
 * The gate of the site: builds it, with every link, and looks at it in a browser. `-- --all` looks at each of the
 * generated pages, too, instead of one of each kind.
 */
import { join } from 'node:path';
import { checkSite } from './docs/check-site.ts';
import { root, run } from './machine/process.ts';

const built = await run(['node', 'scripts/docs.ts'], { show: true });
if (built.code === 0) {
  const { errors, pages } = await checkSite(join(root, 'docs-dist'), process.argv.includes('--all'));
  for (const error of errors) console.log(error);
  console.log(`${pages} pages looked at, ${errors.length} errors`);
  if (errors.length > 0) process.exitCode = 1;
} else process.exitCode = built.code;
