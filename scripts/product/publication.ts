import { join } from 'node:path';
import {
  checkProject,
  createPublication,
  openPortalBuild,
  printDiagnostic,
  readProject,
  writePublication,
} from '@energy-portal/portal/publish';
import { fitsBundle } from '../build.ts';
import { root } from '../machine/process.ts';

/** The outcome of publishing. */
interface Published {
  readonly state: 'published' | 'other-build' | 'diagnostics';
  /** The report, a line each. */
  readonly lines: readonly string[];
}

/** Checks, compiles and publishes the screens into portal/dist/published; with a diagnostic nothing is changed. */
export async function publishScreens(): Promise<Published> {
  if (!fitsBundle()) {
    const why = 'the portal in portal/dist is built from other code. Build it first.';
    return { state: 'other-build', lines: [`Nothing was published: ${why}`] };
  }
  const { files, diagnostics } = readProject(root);
  const found = [...diagnostics, ...checkProject(files)];
  if (found.length > 0) {
    const count = `${found.length} diagnostic${found.length === 1 ? '' : 's'}`;
    return {
      state: 'diagnostics',
      lines: [...found.map(printDiagnostic), `Nothing was published: ${count}.`],
    };
  }
  const dist = join(root, 'portal/dist');
  const publication = await createPublication(files, await openPortalBuild(dist));
  writePublication(join(dist, 'published'), publication);
  const line = `Published ${files.screens.length} screens in ${publication.length} files.`;
  return { state: 'published', lines: [line] };
}
