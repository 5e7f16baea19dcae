import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built portal. */
export const dist = fileURLToPath(new URL('../../../portal/dist', import.meta.url));

/** A program that listens on this machine alone. */
interface Listening {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts a server of this folder in a process of its own, and waits until it says its port. */
export async function startProgram(name: 'org' | 'host', ...args: readonly string[]): Promise<Listening> {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const port = Number(/\d+/.exec(String(line))?.[0]);
  if (!Number.isInteger(port)) throw new Error(`The ${name} did not start.`);
  return { port, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** One worker, as the host is one process; the same file from the disk, and the same way to the org. */
const configurationOf = (folder: string, port: number, orgPort: number): string => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 1000000; sendfile on; tcp_nopush on; open_file_cache max=100;
  types { text/javascript js; text/css css; } default_type application/octet-stream;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  upstream org { server 127.0.0.1:${orgPort}; keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    root ${dist}/client;
    location /lwr/ { proxy_pass http://org; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}`;

/** Starts nginx over the same files and the same org. */
export async function startNginx(port: number, orgPort: number): Promise<Listening> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configurationOf(folder, port, orgPort));
  const child = spawn('/usr/sbin/nginx', ['-c', file, '-e', join(folder, 'start.log')], { stdio: 'ignore' });
  child.on('error', () => undefined);
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/index.html`).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    );
    if (isThere) break;
    if (child.exitCode !== null) throw new Error('nginx did not start: apt-get install nginx');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    async stop() {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Requests a second as wrk counts them, over so many connections. */
export async function loadOf(address: string, connections: number, seconds: number): Promise<number> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, address];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (text) => (printed += String(text)));
  const [code] = await once(child, 'exit').catch(() => [1]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]);
  if (code !== 0 || !Number.isFinite(rate)) throw new Error('wrk did not run: apt-get install wrk');
  if (/Non-2xx/.test(printed)) throw new Error(`${address} was answered with errors:\n${printed}`);
  return rate;
}
