/** Writes the dashboard of `portal/deploy/observability` out of the table of its graphs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from './machine/formatting.ts';
import { root } from './machine/process.ts';
import { dashboard } from './product/dashboard.ts';

const file = join(root, 'portal/deploy/observability/dashboard.json');
writeFileSync(file, await formatted(file, JSON.stringify(dashboard)));
