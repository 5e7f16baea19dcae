/**
 * The least that Node does for the same requests: files of the build out of memory and calls of the org on the port that is
 * given, without a check or a limit. Prints its port.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Pool } from 'undici';
import { dist } from './programs.ts';
import { measuredScripts } from './scripts.ts';

const folder = join(dist, 'client/assets');
const starts = Object.values(measuredScripts);
const names = readdirSync(folder).filter(
  (name) => name.endsWith('.js') && starts.some((start) => name.startsWith(start)),
);
const files = new Map(
  names.map((name) => {
    const bytes = gzipSync(readFileSync(join(folder, name)));
    const headers = { 'content-type': 'text/javascript', 'content-encoding': 'gzip' };
    return [`/assets/${name}`, { bytes, headers: { ...headers, 'content-length': bytes.length } }];
  }),
);
const org = new Pool(`http://127.0.0.1:${process.argv[2]}`, { connections: 64 });

async function askOrg(path: string, response: ServerResponse): Promise<void> {
  const { body } = await org.request({ method: 'GET', path });
  const bytes = Buffer.from(await body.arrayBuffer());
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
  response.end(bytes);
}

const server = createServer(({ url = '/' }, response) => {
  const file = files.get(url);
  if (file === undefined) void askOrg(url, response);
  else response.writeHead(200, file.headers).end(file.bytes);
});
server.listen(0, '127.0.0.1', () => {
  // It listens on a TCP port, so its address is no string.
  const { port } = server.address() as AddressInfo;
  console.log(port);
});
