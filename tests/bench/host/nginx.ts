import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { measuredScripts } from './scripts.ts';
import { dist, listening } from './programs.ts';
import type { Listening } from './programs.ts';

/** One worker, as the host is one process. */
const configurationOf = (folder: string, servers: string): string => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 10000000; sendfile on; tcp_nopush on; open_file_cache max=100;
  types { text/javascript js; text/css css; } default_type application/octet-stream;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
${servers}
}`;

/** The host's own files in the encoding that the load asks for, and its way to the org. */
const hostLike = (folder: string, port: number, orgPort: number): string => `
  upstream org { server 127.0.0.1:${orgPort}; keepalive 128; keepalive_requests 10000000; }
  server {
    listen 127.0.0.1:${port};
    root ${folder}/root;
    gzip_static on;
    location /lwr/ { proxy_pass http://org; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }`;

/** Answers every call with 1.7 KB of JSON, and costs little. */
const orgLike = (port: number): string => `
  server {
    listen 127.0.0.1:${port};
    default_type application/json;
    location / { return 200 '${JSON.stringify({ id: '003', text: 'x'.repeat(1_700) })}'; }
  }`;

/** Starts nginx over the files of the build and the same org as the host's. */
export async function startNginx(port: number, orgPort: number): Promise<Listening> {
  return start(port, '/index.html', async (folder) => {
    await packAssets(join(folder, 'root/assets'));
    await writeFile(join(folder, 'root/index.html'), 'ready');
    return hostLike(folder, port, orgPort);
  });
}

/** Starts an org that is no bottleneck. */
export async function startNginxOrg(port: number): Promise<Listening> {
  return start(port, '/', async () => orgLike(port));
}

async function packAssets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const from = join(dist, 'client/assets');
  const starts = Object.values(measuredScripts);
  const isMeasured = (name: string) => name.endsWith('.js') && starts.some((start) => name.startsWith(start));
  for (const name of (await readdir(from)).filter(isMeasured)) {
    const bytes = await readFile(join(from, name));
    await writeFile(join(folder, name), bytes);
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
  }
}

async function start(
  port: number,
  path: string,
  prepare: (folder: string) => Promise<string>,
): Promise<Listening> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configurationOf(folder, await prepare(folder)));
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'start.log')], { stdio: 'ignore' });
  child.on('error', () => undefined);
  const { stop, ...own } = listening(child, port);
  await untilAnswered(`http://127.0.0.1:${port}${path}`, () => child.exitCode !== null);
  return {
    ...own,
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswered(address: string, isOver: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await fetch(address).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    );
    if (isThere) return;
    if (isOver()) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx did not start.');
}
