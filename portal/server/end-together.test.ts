import { createServer, get } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { endTogether } from './end-together.ts';

it('ends all that are ready in a turn of the loop, also who has left meanwhile, and those of the next turn after them', async () => {
  const ready: ServerResponse[] = [];
  const { promise: all, resolve } = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    ready.push(response);
    if (ready.length === 3) resolve();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // It listens on a TCP port, so its address is no string.
  const { port } = server.address() as AddressInfo;
  const answers = [1, 2, 3].map(async () => {
    const answer = await new Promise<Parameters<typeof text>[0]>((come, fail) => {
      get({ port, host: '127.0.0.1', agent: false }, come).on('error', fail);
    });
    return text(answer);
  });
  await all;
  const [left, first, second] = ready;
  left?.destroy();
  for (const response of [left, first]) if (response) endTogether(response, Buffer.from('one'));
  expect(ready.map(({ writableEnded }) => writableEnded)).toEqual([false, false, false]);
  await new Promise((turn) => setImmediate(turn));
  expect(first?.writableEnded).toBe(true);
  if (second) endTogether(second, undefined);
  const settled = await Promise.allSettled(answers);
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : 'left')).toSorted()).toEqual([
    '',
    'left',
    'one',
  ]);
  await new Promise((closed) => server.close(closed));
});
