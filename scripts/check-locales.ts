/** Checks the locales without publishing them: every diagnostic with file, line and column. */
import { checkLocales, printDiagnostic, readProject } from '@energy-portal/portal/publish';
import { root } from './machine/process.ts';

const { files, diagnostics } = readProject(root);
const found = [...diagnostics, ...checkLocales(files)];
for (const diagnostic of found) console.error(printDiagnostic(diagnostic));
if (found.length === 0)
  console.log(
    `${Object.keys(files.locales.en).length} files of texts in English and in Spanish: no diagnostics.`,
  );
else process.exitCode = 1;
