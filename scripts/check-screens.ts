/** Checks the screens without publishing them: every diagnostic with file, line and column. */
import { checkScreens, printDiagnostic, readProject } from '@energy-portal/portal/publish';
import { root } from './machine/process.ts';

const { files, diagnostics } = readProject(root);
const found = [...diagnostics, ...checkScreens(files)];
for (const diagnostic of found) console.error(printDiagnostic(diagnostic));
if (found.length === 0)
  console.log(`${files.screens.length} screens, brands.json and navigation.json: no diagnostics.`);
else process.exitCode = 1;
