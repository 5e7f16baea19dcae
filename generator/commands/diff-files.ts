import { relative, resolve, sep } from 'node:path';
import { createPlan } from '../config/plan.ts';
import { compareDocuments } from '../diff/compare-documents.ts';
import { formatChanges } from '../diff/format-changes.ts';
import { createModel, loadSpecs } from '../index.ts';
import { createReader } from '../project/files.ts';
import { formatDiagnostic } from '../project/report.ts';
import type { Plan } from '../config/assemble.ts';
import type { ApiModel, SpecInput } from '../index.ts';
import type { Print } from '../project/report.ts';

/** Two documents, or folders of such, by their paths. */
interface DiffedFiles {
  readonly old: string;
  readonly new: string;
}

/** Prints the changes between two documents; 0 when none breaks a caller, 2 when one does, 1 when one cannot be read. */
export async function diffFiles(files: DiffedFiles, print: Print): Promise<0 | 1 | 2> {
  const plans = await Promise.all([files.old, files.new].map((path) => createPlan({ inputs: [path] })));
  const [first, second] = plans.flatMap((plan) => (plan.ok ? [plan.value] : []));
  if (first === undefined || second === undefined) return 1;
  const old = await readModels(first, second, print);
  const now = await readModels(second, first, print);
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

async function readModels(own: Plan, other: Plan, print: Print): Promise<readonly ApiModel[] | undefined> {
  const load = (specs: readonly SpecInput[]) => loadSpecs(specs, createReader(own.root), { mayLeaveOut: 1 });
  const lent = lentOverlays(own, other);
  // What an overlay says may be of something that only the other document has.
  const shared =
    lent.length === 0 ? undefined : await load(own.specs.map((spec) => ({ ...spec, overlays: lent })));
  const loaded = shared?.ok === true ? shared : await load(own.specs);
  if (loaded.ok) return createModel(loaded.value);
  for (const diagnostic of loaded.diagnostics) print(formatDiagnostic(diagnostic));
  return undefined;
}

/** The overlays beside the one document for another one without: two versions are compared by the same rules. */
function lentOverlays(own: Plan, other: Plan): readonly string[] {
  const hasNone = own.specs.length === 1 && (own.specs[0]?.overlays ?? []).length === 0;
  const overlays = hasNone && other.specs.length === 1 ? (other.specs[0]?.overlays ?? []) : [];
  return overlays.map((overlay) => relative(own.root, resolve(other.root, overlay)).split(sep).join('/'));
}
