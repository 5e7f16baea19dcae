import { connect } from 'node:net';

const tries = 100;

/**
 * Waits until a program listens at a port of this machine.
 *
 * @throws Error where none does after ten seconds
 */
export async function untilListening(port: number): Promise<void> {
  for (let at = 0; at < tries; at += 1) {
    if (await isListening(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nobody listens at port ${port}.`);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
