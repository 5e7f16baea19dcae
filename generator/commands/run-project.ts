import { placesOf, recallRun, rememberRun } from '../project/unchanged.ts';
import type { PlanFlags } from '../config/assemble.ts';
import type { Print } from '../project/report.ts';

/** A run as the command line asks for it. */
interface RunCommand {
  readonly name: 'generate' | 'check';
  readonly flags: PlanFlags;
  readonly quiet: boolean;
}

/** Steps of runs that take longer than this are told. */
const LONG = 1_500;

/** Generates or checks; true when all is well. Nothing is done again when nothing has changed since. */
export async function runProject({ name, flags, quiet }: RunCommand, print: Print): Promise<boolean> {
  const cwd = process.cwd();
  const places = placesOf(cwd, flags);
  const earlier = recallRun(places.file);
  if (earlier !== undefined) {
    for (const line of earlier) print(line);
    if (name === 'generate') print('Nothing has changed.');
    return true;
  }
  // Loaded only now: what has not changed is told without it.
  const [{ createPlan }, { generateProject }, { printDiagnostics }, { openKeptPieces }] = await Promise.all([
    import('../config/plan.ts'),
    import('../project.ts'),
    import('../project/report.ts'),
    import('../project/kept-pieces.ts'),
  ]);
  const plan = await createPlan(flags, cwd);
  if (!plan.ok) {
    printDiagnostics(plan.diagnostics, print);
    return false;
  }
  const lines: string[] = [];
  const start = performance.now();
  const onProgress = (step: string): void => {
    const seconds = (performance.now() - start) / 1_000;
    if (!quiet && seconds * 1_000 > LONG) process.stderr.write(`${seconds.toFixed(1)} s  ${step}\n`);
  };
  const warn = (line: string): void => {
    if (line.startsWith('warning  ')) lines.push(line);
    print(line);
  };
  const { folders, outputs } = plan.value;
  const isKnown = outputs.every(({ target }) => typeof target === 'string' || target.isBuiltIn === true);
  const pieces = openKeptPieces(places.pieces);
  const isDone = await generateProject({
    plan: plan.value,
    check: name === 'check',
    print: warn,
    onProgress,
    memory: pieces,
    onDone: (done) => {
      // A target of others may depend on anything.
      if (isKnown) rememberRun(places.file, { ...done, folders, lines });
    },
  });
  if (isDone) pieces.save();
  return isDone;
}
