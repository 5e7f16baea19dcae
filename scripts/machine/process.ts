import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The exit code of a command, with everything it printed. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Options of {@link run}. */
interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The folder in which the command runs; the project's root unless stated. */
  readonly cwd?: string;
  /** Shows the output while the command runs. */
  readonly show?: boolean;
}

/**
 * Runs a command and collects its output. A command that cannot be started
 * ends with code 127.
 */
export function run(command: readonly [string, ...string[]], options: RunOptions = {}): Promise<Outcome> {
  const [file, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    const collect = (chunk: Buffer) => {
      chunks.push(chunk);
      if (options.show) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
