/** The sandbox's org in a process of its own, which counts what it is asked: `node counted-org.ts <customers>`. Prints its port. */
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { createSandboxOrg, startSandboxServer } from '../../sandbox/index.ts';

const customers = Number(process.argv[2]);
const org = createSandboxOrg({
  database: ':memory:',
  clock: Date,
  seed: 'demo',
  customers,
  passwordCost: 16,
});
const counts = new Map<string, number>();
const counted = async (request: Request): Promise<Response> => {
  const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
  counts.set(name, (counts.get(name) ?? 0) + 1);
  return org.fetch(request);
};
const server = await startSandboxServer({ org: { fetch: counted }, host: '127.0.0.1', port: 0 });
const control = createServer((_request, response) => {
  response.end(JSON.stringify(Object.fromEntries(counts)));
  counts.clear();
});
control.listen(0, '127.0.0.1', () => {
  // It listens at a TCP port, so its address is no string.
  const { port } = control.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ url: server.url, counts: `http://127.0.0.1:${port}` })}\n`);
});
