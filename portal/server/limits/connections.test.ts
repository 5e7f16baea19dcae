import { IncomingMessage, ServerResponse, createServer } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { boundConnections } from './connections.ts';
import { createTurns } from './turns.ts';

function openBounds(isTrusted = false) {
  const refused: string[] = [];
  const server = createServer();
  const begun: Socket[] = [];
  server.on('connection', (socket) => begun.push(socket));
  const bounds = boundConnections(server, {
    limits: { most: 4, reserve: 2, reserveTimeout: 1_000, perAddress: 3, pipelined: 2 },
    isTrusted: () => isTrusted,
    refused: (limit) => refused.push(limit),
    turns: createTurns(2),
  });
  return {
    refused,
    begun,
    connect(socket = new Socket()) {
      server.emit('connection', socket);
      return (url: string) => {
        const request = Object.assign(new IncomingMessage(socket), { url });
        const response = new ServerResponse(request);
        return { isAdmitted: bounds.admits(request, response), answer: () => response.emit('close') };
      };
    },
  };
}

it('admits so many requests at a time, and tells of a cut connection once', () => {
  const { connect, refused } = openBounds();
  const send = connect();
  const first = send('/');
  first.answer();
  const admitted = Array.from({ length: 30 }, () => send('/').isAdmitted);
  expect(admitted.filter(Boolean)).toHaveLength(2);
  expect(refused).toEqual(['pipelined requests']);
});

it('bounds the connections of an address, and those of a trusted proxy only all together', () => {
  const strangers = openBounds();
  const sent = Array.from({ length: 4 }, () => strangers.connect()('/').isAdmitted);
  expect([sent, strangers.refused]).toEqual([[true, true, true, false], ['connections of an address']]);
  const proxied = openBounds(true);
  const pages = Array.from({ length: 5 }, () => proxied.connect()('/').isAdmitted);
  expect([pages, proxied.refused]).toEqual([[true, true, true, true, false], ['connections']]);
  expect(proxied.connect()('/healthz').isAdmitted).toBe(true);
});

it('begins so many connections of an address at once, the rest later, and none that has gone or was refused', async () => {
  vi.useFakeTimers({ toFake: ['setImmediate', 'setTimeout'] });
  const [sockets, leaving] = [0, 1].map(() => Array.from({ length: 4 }, () => new Socket()));
  const [stays, leaves] = [openBounds(), openBounds()];
  for (const socket of sockets ?? []) stays.connect(socket);
  for (const socket of leaving ?? []) leaves.connect(socket);
  expect([stays.begun, leaves.begun]).toEqual([sockets?.slice(0, 2), leaving?.slice(0, 2)]);
  leaving?.[2]?.destroy(new Error('ECONNRESET'));
  await vi.advanceTimersByTimeAsync(5);
  vi.useRealTimers();
  expect([stays.begun, leaves.begun]).toEqual([sockets?.slice(0, 3), leaving?.slice(0, 2)]);
});

it('begins the connections of a trusted proxy at once', () => {
  const { connect, begun } = openBounds(true);
  for (let at = 0; at < 4; at += 1) connect();
  expect(begun).toHaveLength(4);
});
