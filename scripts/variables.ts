/** Writes the table of environment variables in `portal/deploy/README.md` out of the code that reads them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withVariables } from '@energy-portal/portal/server';
import { formatted } from './machine/formatting.ts';
import { root } from './machine/process.ts';

const file = join(root, 'portal/deploy/README.md');
writeFileSync(file, await formatted(file, withVariables(readFileSync(file, 'utf8'))));
