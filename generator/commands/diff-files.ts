import { relative, resolve, sep } from 'node:path';
import { compareApis } from '../diff/compare-apis.ts';
import { createModel, loadSpecs } from '../index.ts';
import { createReader } from '../project/files.ts';
import { formatDiagnostic } from '../project/report.ts';
import type { Change } from '../diff/change.ts';
import type { ApiModel } from '../index.ts';

/** Two documents by their paths. */
interface DiffedFiles {
  readonly old: string;
  readonly new: string;
}

/** Prints the changes between two documents; 0 when none breaks a caller, 2 when one does, 1 when one cannot be read. */
export async function diffFiles(files: DiffedFiles, print: (line: string) => void): Promise<0 | 1 | 2> {
  const old = await readModel(files.old, print);
  const now = await readModel(files.new, print);
  if (old === undefined || now === undefined) return 1;
  const changes = compareApis(old, now);
  for (const line of formatChanges(changes)) print(line);
  return changes.some(({ isBreaking }) => isBreaking) ? 2 : 0;
}

/** Changes as a section of a changelog. */
function formatChanges(changes: readonly Change[]): readonly string[] {
  if (changes.length === 0) return ['No changes.'];
  return [true, false].flatMap((isBreaking) => {
    const own = changes.filter((change) => change.isBreaking === isBreaking);
    if (own.length === 0) return [];
    const title = isBreaking ? 'Breaking changes' : 'Other changes';
    return [`## ${title} (${own.length})`, ...own.map(({ subject, text }) => `- ${subject}: ${text}`), ''];
  });
}

async function readModel(path: string, print: (line: string) => void): Promise<ApiModel | undefined> {
  // Files are named from the root, as a document may name some outside its folder.
  const file = relative(resolve('/'), resolve(path)).split(sep).join('/');
  const loaded = await loadSpecs([{ api: 'api', file }], createReader(resolve('/')), { mayLeaveOut: 1 });
  if (!loaded.ok) {
    for (const diagnostic of loaded.diagnostics) print(formatDiagnostic(diagnostic));
    return undefined;
  }
  return createModel(loaded.value)[0];
}
