/** Checks the screens without publishing them: every fault with file, line and column. */
import { checkScreens, printFault, readProject } from '@energy-portal/portal/publish';
import { root } from './machine/process.ts';

const { files, faults } = readProject(root);
const found = [...faults, ...checkScreens(files)];
for (const fault of found) console.error(printFault(fault));
if (found.length === 0)
  console.log(`${files.screens.length} screens, brands.json and navigation.json: no faults.`);
else process.exitCode = 1;
