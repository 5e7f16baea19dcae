import { createPlan } from '../config/plan.ts';
import { compareDocuments } from '../diff/compare-documents.ts';
import { formatChanges } from '../diff/format-changes.ts';
import { createModel, loadSpecs } from '../index.ts';
import { createReader } from '../project/files.ts';
import { formatDiagnostic } from '../project/report.ts';
import type { ApiModel } from '../index.ts';
import type { Print } from '../project/report.ts';

/** Two documents, or folders of such, by their paths. */
interface DiffedFiles {
  readonly old: string;
  readonly new: string;
}

/** Prints the changes between two documents; 0 when none breaks a caller, 2 when one does, 1 when one cannot be read. */
export async function diffFiles(files: DiffedFiles, print: Print): Promise<0 | 1 | 2> {
  const old = await readModels(files.old, print);
  const now = await readModels(files.new, print);
  if (old === undefined || now === undefined) return 1;
  // Two files are one document, however they are called.
  const isSame = old.length === 1 && now.length === 1;
  const [before, after] = isSame
    ? [old, now].map((apis) => apis.map((api) => ({ ...api, name: 'api' })))
    : [old, now];
  const changes = compareDocuments(before ?? [], after ?? []);
  for (const line of formatChanges(changes)) print(line);
  return changes.some(({ isBreaking }) => isBreaking) ? 2 : 0;
}

async function readModels(path: string, print: Print): Promise<readonly ApiModel[] | undefined> {
  const plan = await createPlan({ inputs: [path] });
  if (!plan.ok) return undefined;
  const { root, specs } = plan.value;
  const loaded = await loadSpecs(specs, createReader(root), { mayLeaveOut: 1 });
  if (loaded.ok) return createModel(loaded.value);
  for (const diagnostic of loaded.diagnostics) print(formatDiagnostic(diagnostic));
  return undefined;
}
