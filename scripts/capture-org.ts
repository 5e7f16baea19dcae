/** Writes down the objects, fields and lists of the sandbox's org, which the check of screens compares. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeOrg } from '../tests/sandbox/index.ts';
import { formatted } from './machine/formatting.ts';
import { root } from './machine/process.ts';

const file = join(root, 'screen-configs/org.json');
writeFileSync(file, await formatted(file, JSON.stringify(describeOrg())));
console.log('Wrote screen-configs/org.json.');
