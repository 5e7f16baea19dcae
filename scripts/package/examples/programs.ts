import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { root, run } from '../../machine/process.ts';

/** The address that servers of examples listen at. */
export const HOST = '127.0.0.1';

/** Variables of the environment, beyond those of the machine. */
type Environment = Readonly<Record<string, string>>;

/** The machine's environment without this project's own commands: an example has those that it installs. */
function strangersEnvironment(env: Environment): Record<string, string | undefined> {
  const own = join(root, 'node_modules');
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.startsWith(own));
  const path = [dirname(process.execPath), ...folders].join(delimiter);
  return { ...process.env, PATH: path, NODE_PATH: undefined, NEXT_TELEMETRY_DISABLED: '1', ...env };
}

/**
 * Runs a script of an example's manifest to its end.
 *
 * @returns what it printed
 * @throws Error with what it printed, when it failed
 */
export async function runScript(folder: string, script: string, env: Environment = {}): Promise<string> {
  const { PATH = '', NODE_PATH: _none, ...others } = strangersEnvironment(env);
  const set = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const { code, output } = await run(['node', '--run', script], {
    cwd: folder,
    env: { ...Object.fromEntries(set), PATH },
  });
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${output.trimEnd()}`);
  return output;
}

/** A server of an example. */
interface Served {
  readonly url: string;
  stop(): void;
}

/** A command to start, and the address where it then answers. */
export interface ServerPlan {
  readonly folder: string;
  /** A command of the packages that the example installs, with its arguments. */
  readonly command: readonly [string, ...string[]];
  readonly port: number;
  readonly env?: Environment;
}

const PATIENCE = 20_000;

/** Starts a server and waits until it answers. @throws Error with what it printed, when it does not */
export async function serve({ folder, command, port, env = {} }: ServerPlan): Promise<Served> {
  const [file, ...args] = command;
  const url = `http://${HOST}:${port}`;
  const child = spawn(join(folder, 'node_modules/.bin', file), args, {
    cwd: folder,
    env: strangersEnvironment(env),
    // A group of its own: some commands start another program, which ends with it only so.
    detached: true,
    // Some servers end with their input.
    stdio: 'pipe',
  });
  const printed: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  child.on('error', (error) => printed.push(error.message));
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  };
  const end = performance.now() + PATIENCE;
  while (performance.now() < end && child.exitCode === null) {
    if (await answers(url)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  stop();
  throw new Error(`${file} does not answer at ${url}:\n${printed.join('').trimEnd()}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}
