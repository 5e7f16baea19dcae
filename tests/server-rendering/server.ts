/** A server that streams a page, thing by thing as it is asked to: `POST /a`. Writes its port. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createElement } from 'react';
import { renderToPipeableStream, renderToReadableStream } from 'react-dom/server';
import { createHydrationStream, createRecorder, withHydration } from '@energy-portal/sdk/hydration';
import { createToyClient } from '../../sdk/toys/index.ts';
import { NONCE, Page, things } from './page.ts';

const recorder = createRecorder();
const toy = createToyClient({ extensions: [recorder] });
const app = createElement(Page, { client: toy.client });
const options = { nonce: NONCE, bootstrapScriptContent: 'window.hadData = "__energyPortalData" in window' };

async function answer(id: keyof typeof things): Promise<void> {
  const asked = () => toy.server.sent.find(({ address }) => address.includes(`/${id}`));
  while (!asked()) await new Promise((resolve) => setTimeout(resolve, 5));
  await asked()?.answer(things[id]);
}

/** The ways in which React streams a page, each with the data added to it. */
const ways: { readonly [way: string]: (response: ServerResponse) => Promise<void> } = {
  async pipeable(response) {
    const { pipe } = renderToPipeableStream(app, {
      ...options,
      onShellReady: () => void pipe(withHydration(response, recorder, { nonce: NONCE })),
    });
  },
  async readable(response) {
    const html = await renderToReadableStream(app, options);
    const stream = html.pipeThrough(createHydrationStream(recorder, { nonce: NONCE }));
    // Node's streams are those of the platform, under other types.
    Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]).pipe(response);
  },
};

async function handle({ method, url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = url.slice(1);
  if (method === 'POST' && (name === 'a' || name === 'b')) {
    await answer(name);
    response.end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write('<!doctype html><html><body><div id="root">');
  await ways[name]?.(response);
}

const server = createServer((request, response) => void handle(request, response));
server.listen(0, '127.0.0.1', () => {
  // A server that listens on a port has such an address.
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
