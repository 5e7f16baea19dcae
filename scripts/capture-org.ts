/** Writes down the objects, fields and lists of the sandbox's org, which the check of screens compares. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { describeOrg } from '../tests/sandbox/index.ts';
import { root } from './machine/process.ts';

const text = await format(JSON.stringify(describeOrg()), { parser: 'json', printWidth: 110 });
writeFileSync(join(root, 'screen-configs/org.json'), text);
console.log('Wrote screen-configs/org.json.');
