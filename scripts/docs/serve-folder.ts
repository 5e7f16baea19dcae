import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A server of the files of a folder, on this machine alone. */
interface FolderServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site at `localhost`, as any host of files does.
 *
 * @param port Zero for any that is free.
 */
export async function serveFolder(folder: string, port: number): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // What `normalize` leaves of a rooted path never leaves the root.
    const path = normalize(decodeURIComponent(pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    readFile(file).then(
      (bytes) => response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such page.'),
    );
  });
  const listening = await listen(server, port);
  return {
    address: `http://localhost:${listening}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
