import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { requestWhole } from './whole-answer.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server that answers as it is told, and a call to it that can be given up. */
async function open(answer: (response: ServerResponse) => void, mostBytes = 10) {
  const server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a TCP port, so its address is no string.
  const { port } = server.address() as AddressInfo;
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 1 });
  closing.push(async () => {
    await pool.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const controller = new AbortController();
  const { signal } = controller;
  const tooLong = () => new RangeError('too long');
  const ask = () =>
    requestWhole(pool, { method: 'GET', path: '/', headers: {}, body: null, signal }, { mostBytes, tooLong });
  return { ask, leave: () => controller.abort(new Error('left')) };
}

describe('requestWhole', () => {
  it.each([
    ['no bytes', []],
    ['one piece', ['one']],
    ['pieces in their order', ['one', ' ', 'two']],
  ])('gives %s', async (_, pieces) => {
    const { ask } = await open((response) => {
      response.setHeader('x-kind', 'test').flushHeaders();
      for (const piece of pieces) response.write(piece);
      response.end();
    });
    const { statusCode, headers, body } = await ask();
    expect([statusCode, headers['x-kind'], (await body).toString()]).toEqual([200, 'test', pieces.join('')]);
  });

  it('waits for the answer behind a word on the way', async () => {
    const { ask } = await open((response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' });
      response.writeHead(404).end('gone');
    });
    const { statusCode, body } = await ask();
    expect([statusCode, (await body).toString()]).toEqual([404, 'gone']);
  });

  it('ends an answer at the byte that is too many', async () => {
    const { ask } = await open((response) => response.write('01234567890'));
    const { body } = await ask();
    await expect(body).rejects.toThrow('too long');
  });

  it('fails with the reason of a caller who leaves before the answer', async () => {
    const { ask, leave } = await open(() => leave());
    await expect(ask()).rejects.toThrow('left');
  });

  it('fails with it where the answer has begun', async () => {
    const { ask, leave } = await open((response) => response.write('0'));
    const { body } = await ask();
    leave();
    await expect(body).rejects.toThrow('left');
  });

  it('asks nothing for a caller who had left', async () => {
    let asked = 0;
    const { ask, leave } = await open((response) => {
      asked += 1;
      response.end();
    });
    leave();
    await expect(ask()).rejects.toThrow('left');
    expect(asked).toBe(0);
  });

  it('can be asked again on the connection of an answer', async () => {
    const { ask } = await open((response) => response.end('again'));
    for (let time = 0; time < 3; time += 1) expect((await (await ask()).body).toString()).toBe('again');
  });
});
