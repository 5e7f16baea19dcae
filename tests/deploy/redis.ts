import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { untilListening } from './listening.ts';

/** A Redis that keeps nothing on a disk. */
export interface Redis {
  readonly url: string;
  /** Ends it at once, as a machine that fails. */
  readonly kill: () => Promise<void>;
  /** Starts it again, empty. */
  readonly start: () => Promise<void>;
}

/** Starts Redis at a port of this machine. */
export async function startRedis(program: string, port: number): Promise<Redis> {
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const memoryOnly = ['--save', '', '--appendonly', 'no'];
    child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', ...memoryOnly], {
      stdio: 'ignore',
    });
    await untilListening(port);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
