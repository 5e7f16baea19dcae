import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createFileAnswers } from './file-answers.ts';

const file = {
  type: 'text/javascript; charset=utf-8',
  identity: Buffer.from('const one = 1;'),
  br: Buffer.from('br'),
  gzip: Buffer.from('gz'),
};

/** A server of one file, with what its hook was told of an answer. */
function serve(served: { readonly [name in keyof typeof file]: (typeof file)[name] | undefined }) {
  const server = fastify();
  const statuses: number[] = [];
  server.addHook('onResponse', (_request, reply, done) => {
    statuses.push(reply.statusCode);
    done();
  });
  const answer = createFileAnswers(
    () => ({ 'x-frame-options': 'DENY' }),
    () => 203,
  );
  // The type and the bytes of a file are always there.
  const ready = served as typeof file;
  server.get('/', (request, reply) => answer(request, reply, ready));
  return { server, statuses };
}

it.each([
  ['br, gzip', file, 'br', 'br'],
  ['gzip', file, 'gzip', 'gz'],
  ['br;q=0, gzip', file, 'gzip', 'gz'],
  ['', file, undefined, 'const one = 1;'],
  ['br, gzip', { ...file, br: undefined }, 'gzip', 'gz'],
  ['br, gzip', { ...file, br: undefined, gzip: undefined }, undefined, 'const one = 1;'],
])('a request that takes %j has the best that there is', async (accepted, served, encoding, body) => {
  const { server, statuses } = serve(served);
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const answer = await server.inject({ method, url: '/', headers: { 'accept-encoding': accepted } });
    expect(answer.statusCode).toBe(203);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers).toMatchObject({
      'content-type': file.type,
      'content-length': String(body.length),
      'x-frame-options': 'DENY',
    });
    expect(answer.body).toBe(method === 'HEAD' ? '' : body);
  }
  expect(statuses).toEqual([203, 203, 203]);
});
