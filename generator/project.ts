import { join } from 'node:path';
import { createPlan } from './config/plan.ts';
import { compareFiles } from './emit/drift.ts';
import { generate } from './index.ts';
import { createReader, readPresent, writeAll } from './project/files.ts';
import { printDiagnostics, warningLines } from './project/report.ts';
import type { Plan } from './config/assemble.ts';
import { createRecall } from './spec/memory.ts';
import type { Memory } from './spec/memory.ts';
import type { Print } from './project/report.ts';
import type { Diagnostic, GeneratedFile, SpecInput } from './spec/types.ts';

export { compareDocuments } from './diff/compare-documents.ts';
export { formatChanges } from './diff/format-changes.ts';
export type { Change } from './diff/change.ts';
export { formatDiagnostic } from './project/report.ts';

/** One run of the generator on a project. */
export interface ProjectRun {
  readonly plan: Plan;
  /** True to compare with the files that are there, and write nothing. */
  readonly check: boolean;
  readonly print: Print;
  /** Called with each step of a long run as it begins. */
  readonly onProgress?: (step: string) => void;
  /** What is known of earlier runs of this very generator. */
  readonly memory?: Memory;
  /** Called after a run that went well with the files that it read and gave, by absolute paths. */
  readonly onDone?: (done: DoneRun) => void;
}

/** The files of a run. */
export interface DoneRun {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly outputFolders: readonly string[];
}

/** Runs the generator on a project; true when everything was written, or nothing drifts. */
export async function generateProject(run: ProjectRun): Promise<boolean> {
  const { plan, check, print, onProgress, onDone, memory } = run;
  const { root, specs, outputs, options, screenSchema } = plan;
  const inputs = new Set(plan.configFile === undefined ? [] : [plan.configFile]);
  const reader = createReader(root);
  const readFile = async (path: string): Promise<string> => {
    const text = await reader(path);
    // The schemas of our extensions come with the generator, where the project has none.
    if (!path.startsWith('specs/extensions/')) inputs.add(path);
    return text;
  };
  const warnings: Diagnostic[] = [];
  const onWarning = (warning: Diagnostic): void => void warnings.push(warning);
  const steps = onProgress === undefined ? {} : { onProgress };
  const earlier = memory === undefined ? {} : { recall: createRecall(memory) };
  const screen = screenSchema === undefined ? {} : { screenSchema };
  const result = await generate({
    specs,
    outputs,
    readFile,
    onWarning,
    ...options,
    ...screen,
    ...steps,
    ...earlier,
  });
  for (const line of warningLines(warnings)) print(line);
  if (!result.ok) {
    printDiagnostics(result.diagnostics, print);
    return false;
  }
  const folders = outputs.map(({ folder }) => folder);
  const present = await readPresent(root, folders);
  if (check && reportDrift(result.value, present, print)) return false;
  if (!check) {
    onProgress?.('Writing');
    const changed = await writeAll(root, result.value, present);
    print(`${result.value.length} files generated, ${changed} changed.`);
    for (const note of plan.notes) print(note);
  }
  const absolute = (paths: Iterable<string>): readonly string[] => [...paths].map((path) => join(root, path));
  const made = result.value.map(({ path }) => path);
  onDone?.({ inputs: absolute(inputs), outputs: absolute(made), outputFolders: absolute(folders) });
  return true;
}

/** Every spec of a project: one for each folder under `specs/`, or those of its configuration. */
export async function findSpecs(root: string): Promise<readonly SpecInput[]> {
  const plan = await createPlan({ root });
  if (!plan.ok) throw new Error(plan.diagnostics.map(({ message }) => message).join('\n'));
  return plan.value.specs;
}

/** Prints the differences to the files that are there; true with any. */
function reportDrift(
  files: readonly GeneratedFile[],
  present: ReadonlyMap<string, string>,
  print: Print,
): boolean {
  const drift = compareFiles(files, present);
  for (const difference of drift) print(difference);
  if (drift.length > 0) print(`${drift.length} generated file(s) drift from the documents. Run generate.`);
  return drift.length > 0;
}
