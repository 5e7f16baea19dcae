import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort } from './free-port.ts';

it('finds a port that can be listened at', async () => {
  const port = await findFreePort('127.0.0.1');
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(server.address()).toMatchObject({ port });
  server.close();
});
