/** Writes the dashboard of `portal/deploy/observability` out of the table of its graphs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './machine/process.ts';
import { dashboard } from './product/dashboard.ts';

const file = join(root, 'portal/deploy/observability/dashboard.json');
const style = await resolveConfig(join(root, 'package.json'));
writeFileSync(file, await format(JSON.stringify(dashboard), { ...style, filepath: file }));
