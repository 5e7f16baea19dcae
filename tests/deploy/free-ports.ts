import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to calls of their own, which could take one before its program listens. */
const range = { from: 12_000, to: 32_000 } as const;

/** As many ports of this machine as asked for that nobody listens at. */
export async function findFreePorts(count: number): Promise<readonly number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(range.from, range.to);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
