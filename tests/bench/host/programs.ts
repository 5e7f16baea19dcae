import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The built portal. */
export const dist = fileURLToPath(new URL('../../../portal/dist', import.meta.url));

/** A program that listens on this machine alone. */
export interface Listening {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** A program that tells how much memory it has in use. */
export interface Measured extends Listening {
  /** Megabytes of what is in use, in the heap and beside it, once all garbage is gone. */
  readonly live: () => Promise<number>;
}

/** Starts a program of this folder in a process of its own, and waits until it says its port. */
export async function startProgram(
  name: 'org' | 'host' | 'bare' | 'attacker',
  ...args: readonly string[]
): Promise<Listening> {
  const { child, port } = await start(name, [], args);
  return listening(child, port);
}

/**
 * Starts a program whose memory is measured. Its heap is bounded to three times what the host uses: V8 lets it grow for minutes
 * before it looks through it, and what grows without an end would not be told from that. A host that needs more ends.
 */
export async function startMeasured(name: 'host' | 'bare', ...args: readonly string[]): Promise<Measured> {
  const telling = fileURLToPath(new URL('live-memory.ts', import.meta.url));
  const flags = ['--expose-gc', '--max-semi-space-size=8', '--max-old-space-size=96', '--import', telling];
  const { child, port } = await start(name, flags, args);
  const live = async (): Promise<number> => {
    const told = once(child.stdout, 'data');
    child.kill('SIGUSR2');
    const [line] = await told;
    return Number(/live ([\d.]+)/.exec(String(line))?.[1]);
  };
  return { ...listening(child, port), live };
}

async function start(name: string, flags: readonly string[], args: readonly string[]) {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...flags, file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const port = Number(/\d+/.exec(String(line))?.[0]);
  if (!Number.isInteger(port)) throw new Error(`The ${name} did not start.`);
  return { child, port };
}

/** A process that listens at a port. */
export function listening(child: ChildProcess, port: number): Listening {
  return { port, pid: child.pid ?? 0, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  // What is over already ends no second time.
  if (child.exitCode !== null || child.signalCode !== null)
    throw new Error(`${child.spawnargs.join(' ')} has ended by itself.`);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Seconds of CPU that a process has had; ticks of Linux are hundredths. */
export function cpuOf({ pid }: Listening): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Megabytes of memory that a process holds. */
export function memoryOf({ pid }: Listening): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}
