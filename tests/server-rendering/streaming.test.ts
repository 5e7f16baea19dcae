// @vitest-environment jsdom
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers';
import { runInThisContext } from 'node:vm';
import { act } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createHydration, hydrateFromStream } from '@energy-portal/sdk/hydration';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToyClient, getThing, settled } from '../../sdk/toys/index.ts';
import { configOf, Page, things } from './page.ts';

/** Waits for what others do, however busy the machine is. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

const stops: (() => void)[] = [];
// React's own scripts show what has come by the timers of the page, which may be those of another test's.
beforeEach(() => {
  vi.stubGlobal('setTimeout', later);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    later(() => callback(performance.now()), 0),
  );
  for (const name of ['$RT', '$RB', '$RC', '$RV', '$RS']) Reflect.deleteProperty(globalThis, name);
});
afterEach(() => {
  for (const stop of stops.splice(0).toReversed()) stop();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  // The page's own list, which goes with the page.
  Reflect.deleteProperty(globalThis, '__energyPortalData');
});

async function startServer(): Promise<string> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(() => server.kill());
  const port = await new Promise<string>((resolve) =>
    server.stdout.once('data', (data) => resolve(String(data))),
  );
  return `http://127.0.0.1:${port.trim()}`;
}

/** Opens the page of one way of streaming in this document, which gets it as it comes. */
async function open(way: string) {
  const origin = await startServer();
  const { body } = await fetch(`${origin}/${way}`);
  if (!body) throw new Error('No page');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let html = '';
  let shown = 0;
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root');
  return {
    html: () => html,
    answer: (id: keyof typeof things) => fetch(`${origin}/${id}`, { method: 'POST' }),
    /** Takes what comes into the document, until a text and the script after it are in it. */
    async receive(text: string): Promise<void> {
      while (!html.includes('</script>', html.indexOf(text)) || !html.includes(text) || !isWhole(html)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`The page has no ${text}: ${html}`);
        html = (html + value).replace(/^<!doctype.*<div id="root">/, '');
      }
      // Parts come cut anywhere: what is put in is whole.
      if (root) append(root, html.slice(shown));
      shown = html.length;
    },
  };
}

/** Returns true where each element that was opened is closed. */
function isWhole(html: string): boolean {
  const markup = html.replace(/<script[^>]*>[^]*?<\/script>/g, '');
  const count = (pattern: RegExp) => markup.match(pattern)?.length ?? 0;
  return html.endsWith('>') && count(/<[a-z]/g) === count(/<\/[a-z]/g);
}

/** Appends as a browser's parser does, which this document has none of: scripts run as they come. */
function append(root: HTMLElement, html: string): void {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  for (const node of Array.from(content.childNodes)) {
    root.append(node);
    if (node.nodeName === 'SCRIPT') runInThisContext(node.textContent ?? '');
  }
}

const textOf = (id: string) => document.getElementById(id)?.textContent;

describe.each(['pipeable', 'readable'])('a page that is streamed, %s', (way) => {
  it('is taken over as it comes, with the data of each part and without a request', async () => {
    const page = await open(way);
    await page.receive('waiting for a');
    await page.answer('a');
    await page.receive('>Ann');
    const { client, server } = createToyClient({ extensions: [createHydration()] });
    stops.push(hydrateFromStream(client));
    const container = document.getElementById('root');
    if (!container) throw new Error('No root');
    await eventually(() => expect(container.querySelector('#a')).not.toBeNull());
    const errors: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, createElement(Page, { client }), {
        onRecoverableError: (error) => errors.push(error),
      }),
    );
    stops.push(() => act(() => root.unmount()));
    const states = () => ['a', 'b'].map((id) => client.peek(getThing, configOf(id)).state);
    expect(states()).toEqual(['fulfilled', 'unfulfilled']);
    await act(async () => {
      await page.answer('b');
      await page.receive('id="b"');
      await eventually(() => expect(container.querySelector('i')).toBeNull());
      await settled();
    });
    expect(states()).toEqual(['fulfilled', 'fulfilled']);
    expect([textOf('a'), textOf('b')]).toEqual(['Ann', things.b.fields['Name']?.value]);
    expect(server.sent).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('has its data before what shows it and before what starts the page, in scripts with the nonce', async () => {
    const page = await open(way);
    await page.receive('waiting for a');
    await page.answer('a');
    await page.answer('b');
    await page.receive('id="b"');
    const scripts = page.html().match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((one) => !one.includes('nonce="a&quot;b'))).toEqual([]);
    for (const [id, text] of [
      ['a', 'Ann'],
      ['b', 'u003c/script'],
    ] as const) {
      const at = page.html().indexOf(text);
      expect(at).toBeGreaterThan(-1);
      expect(at).toBeLessThan(page.html().indexOf(`id="${id}"`));
    }
  });
});
