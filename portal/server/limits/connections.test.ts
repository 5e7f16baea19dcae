import { IncomingMessage, ServerResponse, createServer } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { boundConnections } from './connections.ts';

function openBounds(isTrusted = false) {
  const refused: string[] = [];
  const server = createServer();
  const bounds = boundConnections(server, {
    limits: { most: 4, reserve: 2, reserveTimeout: 1_000, perAddress: 3, pipelined: 2 },
    isTrusted: () => isTrusted,
    refused: (limit) => refused.push(limit),
  });
  return {
    refused,
    connect() {
      const socket = new Socket();
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
