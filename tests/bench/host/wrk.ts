import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuOf } from './programs.ts';
import type { Listening } from './programs.ts';

/** The work of a server under load. */
export interface Load {
  /** Requests a second as wrk counts them; other programs of the machine make them fewer. */
  readonly rate: number;
  /** Requests that a second of CPU is enough for: what one core carries. */
  readonly perCore: number;
}

/** Asks a server over and over, over so many connections. */
export async function loadOf(
  server: Listening,
  path: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Load> {
  const address = `http://127.0.0.1:${server.port}${path}`;
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', address];
  const before = cpuOf(server);
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (text) => (printed += String(text)));
  const [code] = await once(child, 'exit').catch(() => [1]);
  const cpu = cpuOf(server) - before;
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]);
  const count = Number(/(\d+) requests in/.exec(printed)?.[1]);
  if (code !== 0 || !Number.isFinite(rate)) throw new Error('wrk did not run.');
  if (/Non-2xx/.test(printed)) throw new Error(`${address} was answered with errors:\n${printed}`);
  return { rate, perCore: count / cpu };
}
