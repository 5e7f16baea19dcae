import { spawnSync } from 'node:child_process';

/** Writes what the process has used, when it ends. */
const METER = `
import { resourceUsage } from 'node:process';
import { writeSync } from 'node:fs';
process.once('exit', () => {
  const { userCPUTime, systemCPUTime } = resourceUsage();
  writeSync(3, String((userCPUTime + systemCPUTime) / 1e6));
});
`;

/**
 * CPU seconds of a Node process from start to end; undefined where it fails. What its child processes use (esbuild's, of
 * this generator) is not in it: some hundredths of a second.
 */
export function cpuSeconds(
  [node = process.execPath, ...args]: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): number | undefined {
  const meter = `data:text/javascript,${encodeURIComponent(METER)}`;
  const { status, output } = spawnSync(node, ['--import', meter, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    maxBuffer: 64_000_000,
  });
  const seconds = Number(String(output[3] ?? ''));
  return status === 0 && seconds > 0 ? seconds : undefined;
}
