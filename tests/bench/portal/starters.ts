import { cp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Starters that `npm create vite` gives anybody, by their names; that of Vue without types, whose settings are not installed. */
export const starters = {
  'React (create-vite)': 'template-react-ts',
  'Vue (create-vite)': 'template-vue',
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** A starter as anybody gets and builds it, served packed like the portal. */
export async function serveStarter(
  template: string,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const folder = join(root, '.cache/bench-starters', template);
  await rm(folder, { recursive: true, force: true });
  await cp(join(root, 'node_modules/create-vite', template), folder, { recursive: true });
  await build({ root: folder, logLevel: 'error' });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const headers = { 'content-type': types[extname(name)] ?? 'text/plain', 'content-encoding': 'br' };
    void readFile(join(folder, 'dist', name)).then(
      (content) => response.writeHead(200, headers).end(brotliCompressSync(content)),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
