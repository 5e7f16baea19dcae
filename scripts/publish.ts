/** Checks, compiles and publishes the screens into portal/dist/published; with a fault nothing is changed. */
import { join } from 'node:path';
import {
  checkProject,
  createPublication,
  printFault,
  readProject,
  writePublication,
} from '@energy-portal/portal/publish';
import { fitsBundle } from './build.ts';
import { root } from './process.ts';

const { files, faults } = readProject(root);
const found = [...faults, ...checkProject(files)];
if (!fitsBundle()) {
  console.error('Nothing was published: the portal in portal/dist is built from other code. Build it first.');
  process.exitCode = 1;
} else if (found.length > 0) {
  for (const fault of found) console.error(printFault(fault));
  console.error(`Nothing was published: ${found.length} fault${found.length === 1 ? '' : 's'}.`);
  process.exitCode = 1;
} else {
  const publication = await createPublication(files);
  writePublication(join(root, 'portal/dist/published'), publication);
  console.log(`Published ${files.screens.length} screens in ${publication.length} files.`);
}
