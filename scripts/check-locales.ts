/** Checks the locales without publishing them: every fault with file, line and column. */
import { checkLocales, printFault, readProject } from '@energy-portal/portal/publish';
import { root } from './machine/process.ts';

const { files, faults } = readProject(root);
const found = [...faults, ...checkLocales(files)];
for (const fault of found) console.error(printFault(fault));
if (found.length === 0)
  console.log(`${Object.keys(files.locales.en).length} files of texts in English and in Spanish: no faults.`);
else process.exitCode = 1;
