/**
 * Attacks the host at a port from an address of its own, by the name of the attack: keeps 100 connections at it, each
 * replaced a second after it is cut. Prints the port when it has begun.
 */
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { attacks } from './attacks.ts';

const port = Number(process.argv[2]);
const attack = attacks[process.argv[3] ?? ''];
if (attack === undefined) throw new Error('There is no such attack.');
const count = 100;
/** Another address of this machine: limits tell the two apart. */
const localAddress = '127.0.0.66';
const sockets = new Set<Socket>();

function open(): void {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.add(socket.pause());
  socket.on('error', () => undefined);
  socket.once('connect', () => {
    socket.write(attack?.first(port) ?? '');
    if (attack?.leaves === true) setTimeout(() => socket.destroy(), 50);
  });
  socket.once('close', () => {
    sockets.delete(socket);
    setTimeout(open, 1_000);
  });
}

for (let at = 0; at < count; at += 1) open();
const { eachSecond } = attack;
// Sockets that nobody reads keep no process alive.
setInterval(() => {
  for (const socket of sockets) if (socket.writable) socket.write(eachSecond?.(port) ?? '');
}, 1_000);
console.log(port);
