import { watch } from 'node:fs';
import { dirname } from 'node:path';
import { createPlan } from '../config/plan.ts';
import { generateProject } from '../project.ts';
import { openKeptPieces } from '../project/kept-pieces.ts';
import { placesOf } from '../project/unchanged.ts';
import { printDiagnostics } from '../project/report.ts';
import type { KeptPieces } from '../project/kept-pieces.ts';
import type { PlanFlags } from '../config/assemble.ts';
import type { Print } from '../project/report.ts';

/** Changes that come within this time are one. */
const QUIET = 40;
const WATCHED = /\.(?:ya?ml|json)$/;

/** Generates now and whenever a document changes, until the process ends. */
export async function watchProject(flags: PlanFlags, print: Print): Promise<number> {
  const watchers = new Map<string, ReturnType<typeof watch>>();
  // What has not changed since the last run is not made again.
  const memory = openKeptPieces(placesOf(process.cwd(), flags).pieces);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const onChange = (_: string, name: string | null): void => {
    if (name !== null && !WATCHED.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => runOnce(flags, { print, look, memory }));
    }, QUIET);
  };
  const look = (folders: readonly string[]): void => {
    for (const folder of folders) if (!watchers.has(folder)) watchers.set(folder, watch(folder, onChange));
  };
  await runOnce(flags, { print, look, memory });
  if (watchers.size === 0) return 1;
  print(`Watching ${watchers.size} folder(s).`);
  await new Promise((resolve) => process.once('SIGINT', resolve));
  for (const watcher of watchers.values()) watcher.close();
  return 0;
}

interface WatchRun {
  readonly print: Print;
  readonly memory: KeptPieces;
  /** Takes folders that are to be watched, too. */
  readonly look: (folders: readonly string[]) => void;
}

async function runOnce(flags: PlanFlags, { print, look, memory }: WatchRun): Promise<void> {
  const start = performance.now();
  try {
    const plan = await createPlan(flags);
    if (!plan.ok) return printDiagnostics(plan.diagnostics, print);
    look(plan.value.folders.map(({ path }) => path));
    const onDone = ({ inputs }: { readonly inputs: readonly string[] }): void =>
      look(inputs.map((path) => dirname(path)));
    const isDone = await generateProject({ plan: plan.value, check: false, print, onDone, memory });
    if (isDone) memory.save();
    if (isDone) print(`${Math.round(performance.now() - start)} ms.`);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
  }
}
