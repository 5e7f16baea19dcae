/** An org that answers every call with 1.7 KB of JSON, and calls of usage never. Prints its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = JSON.stringify({ id: '003', text: 'x'.repeat(1_700) });
const length = Buffer.byteLength(body);
const server = createServer((request, response) => {
  request.resume();
  if (request.url?.includes('getUsageHistory') === true) return;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  // It listens on a TCP port, so the address is no string.
  console.log((server.address() as AddressInfo).port);
});
