import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const program = join(import.meta.dirname, 'host-process.ts');

/** Several hosts behind one address, each a process. */
export interface Fleet {
  readonly ports: readonly number[];
  /** Ends a host at once, as a machine that fails, and starts it again. Resolves when it is ready. */
  readonly kill: (at: number) => Promise<void>;
  /** Replaces the hosts one after the other by those of another build: each is ended as a roll-out does. */
  readonly rollOut: (dist: string) => Promise<void>;
  /** The processes of the hosts. */
  readonly pids: () => readonly number[];
  readonly stop: () => Promise<void>;
}

/** The settings of a fleet. */
interface FleetPlan {
  readonly ports: readonly number[];
  /** Folder with the build of the hosts. */
  readonly dist: string;
  readonly env: Readonly<Record<string, string>>;
  /** Ports at which the hosts tell their figures. */
  readonly figures: readonly number[];
}

/** Starts the hosts. Resolves when all are ready. */
export async function startFleet({ ports, dist, env, figures }: FleetPlan): Promise<Fleet> {
  let folder = dist;
  const hosts = new Map<number, ChildProcess>();
  const start = async (at: number): Promise<void> => {
    const port = ports[at] ?? 0;
    const child = spawn(process.execPath, [program, folder], {
      env: { ...process.env, ...env, PORT: String(port), METRICS_PORT: String(figures[at] ?? 0) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    hosts.set(at, child);
    await untilReady(child, port);
  };
  const end = async (at: number, signal: NodeJS.Signals): Promise<void> => {
    const child = hosts.get(at);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const all = ports.map((_, at) => at);
  await Promise.all(all.map(start));
  return {
    ports,
    async kill(at) {
      await end(at, 'SIGKILL');
      await start(at);
    },
    async rollOut(next) {
      folder = next;
      for (const at of all) {
        await end(at, 'SIGTERM');
        await start(at);
      }
    },
    pids: () => [...hosts.values()].flatMap(({ pid }) => pid ?? []),
    async stop() {
      await Promise.all(all.map((at) => end(at, 'SIGKILL')));
    },
  };
}

const tries = 1_200;

/** @throws Error where the host ends, or is not ready after two minutes */
async function untilReady(child: ChildProcess, port: number): Promise<void> {
  for (let at = 0; at < tries; at += 1) {
    if (child.exitCode !== null) throw new Error(`The host at port ${port} ended with ${child.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The host at port ${port} is not ready after ${tries / 10} s.`);
}
