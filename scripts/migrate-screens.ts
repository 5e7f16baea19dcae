/**
 * Writes screens of an older version of the language in words of today: `npm run screens:migrate` says which would change,
 * `-- --write` writes them, all or none.
 */
import { languageVersion, migrations } from '@energy-portal/portal/publish';
import { root } from './machine/process.ts';
import { planMigration, writeScreens } from './product/screen-migration.ts';

const { written, errors } = planMigration(root);
const isWriting = process.argv.includes('--write');
for (const line of errors) console.error(line);
for (const { file, from } of written) console.log(`${file}: version ${from} -> ${languageVersion}`);
const oldest = Math.min(languageVersion, ...written.map(({ from }) => from));
for (const { to, summary } of migrations.filter(({ to }) => to > oldest))
  console.log(`Version ${to}: ${summary}`);
if (errors.length > 0) {
  console.error('Nothing was written.');
  process.exitCode = 1;
} else if (written.length === 0) {
  console.log(`Every screen is written in version ${languageVersion}.`);
} else if (isWriting) {
  writeScreens(root, written);
  console.log(`${written.length} screens written.`);
} else {
  console.log('Nothing was written. "npm run screens:migrate -- --write" writes them.');
}
