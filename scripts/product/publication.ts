import { join } from 'node:path';
import {
  checkProject,
  createPublication,
  printFault,
  readProject,
  writePublication,
} from '@energy-portal/portal/publish';
import { fitsBundle } from '../build.ts';
import { root } from '../machine/process.ts';

/** The outcome of publishing. */
interface Published {
  readonly state: 'published' | 'other-build' | 'faults';
  /** The report, a line each. */
  readonly lines: readonly string[];
}

/** Checks, compiles and publishes the screens into portal/dist/published; with a fault nothing is changed. */
export async function publishScreens(): Promise<Published> {
  if (!fitsBundle()) {
    const why = 'the portal in portal/dist is built from other code. Build it first.';
    return { state: 'other-build', lines: [`Nothing was published: ${why}`] };
  }
  const { files, faults } = readProject(root);
  const found = [...faults, ...checkProject(files)];
  if (found.length > 0) {
    const count = `${found.length} fault${found.length === 1 ? '' : 's'}`;
    return { state: 'faults', lines: [...found.map(printFault), `Nothing was published: ${count}.`] };
  }
  const publication = await createPublication(files);
  writePublication(join(root, 'portal/dist/published'), publication);
  const line = `Published ${files.screens.length} screens in ${publication.length} files.`;
  return { state: 'published', lines: [line] };
}
