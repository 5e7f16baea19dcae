/** Writes the table of environment variables in `portal/deploy/README.md` out of the code that reads them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withVariables } from '@energy-portal/portal/server';
import { format, resolveConfig } from 'prettier';
import { root } from './machine/process.ts';

const file = join(root, 'portal/deploy/README.md');
const style = await resolveConfig(join(root, 'package.json'));
writeFileSync(file, await format(withVariables(readFileSync(file, 'utf8')), { ...style, filepath: file }));
