import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens at now, for whoever has to name it before listening. */
export async function findFreePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error(`There is no port at ${host}.`);
  return address.port;
}
