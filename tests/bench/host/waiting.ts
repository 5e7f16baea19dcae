import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** Waiting times of customers in milliseconds, and the number of those with another answer than 200. */
interface Waiting {
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

const session = '/lwr/apex/v64.0/PortalDataController/getCurrentSession';
const report = '/lwr/apex/v64.0/PortalDataController/getUsageHistory';
/** Another address of this machine: limits tell the two apart. */
const attacker = '127.0.0.66';

/** Asks for the session so many times, a few at a time, as customers who come. */
export async function measureWaiting(port: number, count: number): Promise<Waiting> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const times: number[] = [];
  let failed = 0;
  const ask = () =>
    new Promise<void>((resolve) => {
      const begin = performance.now();
      const outgoing = request(
        { port, agent, host: '127.0.0.1', path: session, headers: { host: `localhost:${port}` } },
        (answer) => {
          if (answer.statusCode !== 200) failed += 1;
          answer.resume().on('end', () => {
            times.push(performance.now() - begin);
            resolve();
          });
        },
      );
      outgoing.on('error', () => {
        failed += 1;
        resolve();
      });
      outgoing.end();
    });
  for (let at = 0; at < count; at += 4) await Promise.all([ask(), ask(), ask(), ask()]);
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: quantile(0.5), p99: quantile(0.99), failed };
}

const lines = (port: number, ...more: readonly string[]) => [...more, `Host: localhost:${port}`].join('\r\n');

/** Bytes that a client sends on each of its connections. */
const attacks: { readonly [name: string]: (port: number) => string } = {
  'asks for a report that hangs': (port) => `${lines(port, `GET ${report} HTTP/1.1`)}\r\n\r\n`,
  'asks for documents and reads none': (port) => `${lines(port, 'GET / HTTP/1.1')}\r\n\r\n`.repeat(30),
  'sends a header of 15,000 blanks': (port) =>
    `${lines(port, 'GET / HTTP/1.1', `Accept-Encoding: br${' '.repeat(15_000)}x`)}\r\n\r\n`,
  'begins a request and does not end it': (port) => lines(port, 'GET / HTTP/1.1'),
  'asks for pages that are not there': (port) => `${lines(port, `GET /${Math.random()} HTTP/1.1`)}\r\n\r\n`,
};
export const attackNames = Object.keys(attacks);

/**
 * Keeps 100 connections at it, each replaced when it is cut, until it is stopped.
 *
 * @returns stops it
 */
export function attack(name: string, port: number): () => void {
  const sockets = new Set<Socket>();
  let isOver = false;
  const open = () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: attacker });
    sockets.add(socket.pause());
    socket.on('error', () => undefined);
    socket.once('connect', () => socket.write(attacks[name]?.(port) ?? ''));
    socket.once('close', () => {
      sockets.delete(socket);
      // A hundred a second in all: this process must not be what customers wait for.
      if (!isOver) setTimeout(() => isOver || open(), 1_000);
    });
  };
  for (let count = 0; count < 100; count += 1) open();
  return () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  };
}
