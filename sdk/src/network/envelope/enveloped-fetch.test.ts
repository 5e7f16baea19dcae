import { describe, expect, it } from 'vitest';
import type { EnvelopeTable } from '../../spec/envelope.ts';
import { createEnvelopedFetch } from './enveloped-fetch.ts';

const table: EnvelopeTable = {
  specPath: '/toys/v1',
  basePath: '/toys/v1',
  query: 'methodParams',
  answer: { status: 'status', body: 'body', headers: 'headers' },
};

async function ask(path: string, init: RequestInit, answer: Response) {
  const sent: { readonly url: string; readonly method: string; readonly body: string }[] = [];
  const fetch = createEnvelopedFetch(async (request) => {
    sent.push({ url: request.url, method: request.method, body: await request.text() });
    return answer;
  }, table);
  const response = await fetch(new Request(`https://org.example${path}`, init));
  return { sent, response, text: await response.text() };
}

describe('an enveloped fetch', () => {
  it('sends a write as it is, and opens its answer', async () => {
    const envelope = { status: 429, body: '[{"errorCode":"A"}]', headers: { 'Retry-After': '7' } };
    const init = { method: 'POST', body: '{"a":1}', headers: { 'X-Requested-With': 'portal' } };
    const { sent, response, text } = await ask('/toys/v1/write', init, Response.json(envelope));
    expect(sent).toEqual([{ url: 'https://org.example/toys/v1/write', method: 'POST', body: '{"a":1}' }]);
    expect([response.status, response.headers.get('Retry-After'), text]).toEqual([
      429,
      '7',
      '[{"errorCode":"A"}]',
    ]);
  });

  it('packs the parameters of a read', async () => {
    const { sent, response } = await ask('/toys/v1/read?a=1', {}, Response.json({ status: 204, body: null }));
    expect(sent[0]?.url).toBe('https://org.example/toys/v1/read?methodParams=%7B%22a%22%3A%221%22%7D');
    expect([response.status, response.body]).toEqual([204, null]);
  });

  it('leaves calls of other specs alone', async () => {
    const { sent, text } = await ask('/other?a=1', {}, Response.json({ status: 404, body: null }));
    expect(sent[0]?.url).toBe('https://org.example/other?a=1');
    expect(text).toBe('{"status":404,"body":null}');
  });
});
