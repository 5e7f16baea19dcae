import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToyClient, settled, type Thing } from '../../toys/index.ts';
import { uploadPicture } from '../../toys/toy-traits.ts';

const ann: Thing = { id: 'a', kind: 'person', rev: 1, fields: { Name: { value: 'Ann' } } };
const config = { thingId: 'a', picture: new File(['12345678'], 'a.png', { type: 'image/png' }), title: 'Me' };

/** The members of `XMLHttpRequest` that are used, answered by the test. */
class ScriptedXhr extends EventTarget {
  static last: ScriptedXhr;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  line = '';
  body: unknown;
  status = 0;
  statusText = '';
  responseText = '';
  isAborted = false;

  constructor() {
    super();
    ScriptedXhr.last = this;
  }
  open(method: string, url: string): void {
    this.line = `${method} ${new URL(url).pathname}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-note: a: b\r\n';
  }
  advance(loaded: number, total: number, lengthComputable = true): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }));
  }
  answer(status: number, responseText: string): void {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event('load'));
  }
}

describe('an upload whose progress somebody wants to know', () => {
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', ScriptedXhr));
  afterEach(() => vi.unstubAllGlobals());

  async function start(signal?: AbortSignal) {
    const told: unknown[] = [];
    const { client, server } = createToyClient();
    const writing = client.write(uploadPicture, config, { signal, onProgress: (one) => void told.push(one) });
    await settled();
    return { told, server, writing, xhr: ScriptedXhr.last };
  }

  it('is not sent when it was given up before', async () => {
    const before = ScriptedXhr.last;
    const { client } = createToyClient();
    const how = { signal: AbortSignal.abort(), onProgress: () => undefined };
    await expect(client.write(uploadPicture, config, how)).rejects.toMatchObject({ code: 'ABORTED' });
    expect(ScriptedXhr.last).toBe(before);
  });

  it('tells how much is sent, and answers as any write does', async () => {
    const { told, server, writing, xhr } = await start();
    expect(server.sent).toHaveLength(0);
    expect(xhr.line).toBe('POST /toy/v1/things/a/pictures');
    expect(xhr.headers).toMatchObject({ 'x-requested-with': 'portal' });
    expect(xhr.headers).not.toHaveProperty('content-type');
    expect(xhr.body).toBeInstanceOf(FormData);
    xhr.advance(4, 300);
    xhr.advance(8, 0, false);
    xhr.answer(200, JSON.stringify(ann));
    expect(await writing).toEqual(ann);
    expect(told).toEqual([
      { sent: 4, total: 300 },
      { sent: 8, total: undefined },
    ]);
  });

  it('fails with what the server says', async () => {
    const { writing, xhr } = await start();
    xhr.answer(400, JSON.stringify([{ errorCode: 'TOO_DARK', message: 'Too dark' }]));
    await expect(writing).rejects.toMatchObject({ code: 'HTTP', status: 400, message: 'Too dark' });
  });

  it('succeeds without an answer', async () => {
    const { writing, xhr } = await start();
    xhr.answer(204, '');
    expect(await writing).toBeUndefined();
  });

  it('fails where no server can be reached', async () => {
    const { writing, xhr } = await start();
    xhr.dispatchEvent(new Event('error'));
    await expect(writing).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('can be given up', async () => {
    const controller = new AbortController();
    const { writing, xhr } = await start(controller.signal);
    controller.abort();
    expect(xhr.isAborted).toBe(true);
    await expect(writing).rejects.toMatchObject({ code: 'ABORTED' });
  });
});

it('sends an upload without a word where progress cannot be known', async () => {
  const told = vi.fn();
  const { client, server } = createToyClient();
  const writing = client.write(uploadPicture, config, { onProgress: told });
  await settled();
  await server.last().answer(ann);
  expect(await writing).toEqual(ann);
  expect(told).not.toHaveBeenCalled();
});
