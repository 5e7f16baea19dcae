// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../client/client.ts';
import { createHydration, createRecorder } from '../../entry/hydration.ts';
import { ClientProvider, useRead, useSuspenseRead } from '../../entry/react.ts';
import { ann, annsName, createToyClient, getThing, type Thing } from '../../../toys/index.ts';

function Plain(): ReactNode {
  const { state, data } = useRead(getThing, annsName);
  return (
    <p>
      {state}: {String(data?.fields['Name']?.value)}
    </p>
  );
}

function Waiting(): ReactNode {
  const { state, data } = useSuspenseRead(getThing, annsName);
  return (
    <p>
      {state}: {String(data.fields['Name']?.value)}
    </p>
  );
}

const app = (client: Client, Page: () => ReactNode): ReactNode => (
  <ClientProvider client={client}>
    <Suspense fallback={<p>waiting</p>}>
      <Page />
    </Suspense>
  </ClientProvider>
);

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

async function renderOnServer(Page: () => ReactNode, thing: Thing = ann) {
  const recorder = createRecorder();
  const { client, server, clock } = createToyClient({ extensions: [recorder] });
  const reading = client.read(getThing, annsName);
  await server.last().answer(thing);
  await reading;
  return { html: renderToString(app(client, Page)), dump: recorder.dehydrate(), clock, client };
}

describe('a page that a server has rendered', () => {
  it.each([
    ['useRead', Plain],
    ['useSuspenseRead', Waiting],
  ])('shows the same at once in the browser, with %s and without a request', async (_, Page) => {
    const { html, dump, clock } = await renderOnServer(Page);
    expect(textOf(html)).toBe('fulfilled: Ann');
    const { client, server } = createToyClient({ clock, extensions: [createHydration(dump)] });
    const container = document.createElement('div');
    container.innerHTML = html;
    const before = container.textContent;
    const errors: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, app(client, Page), { onRecoverableError: (error) => void errors.push(error) }),
    );
    expect(container.textContent).toBe(before);
    expect(errors).toEqual([]);
    expect(server.sent).toHaveLength(0);
    act(() => root.unmount());
  });

  it('carries its data where no text of it can end the element', async () => {
    const name = '</script><!--\u2028\u2029&';
    const { dump, client, clock } = await renderOnServer(Plain, {
      ...ann,
      fields: { Name: { value: name } },
    });
    expect(dump).not.toMatch(/[<>&\u2028\u2029]/);
    const browser = createToyClient({ clock, extensions: [createHydration(dump)] });
    expect(browser.client.peek(getThing, annsName)).toEqual(client.peek(getThing, annsName));
  });

  it('carries an answer once, however often it was asked for', async () => {
    const recorder = createRecorder();
    const { client, server } = createToyClient({ extensions: [recorder] });
    const sizes: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const reading = client.refresh(getThing, annsName);
      await server.last().answer(ann);
      await reading;
      sizes.push(recorder.dehydrate().length);
    }
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(10);
  });

  it('carries nothing of an earlier user', async () => {
    const recorder = createRecorder();
    const { client, server } = createToyClient({ extensions: [recorder] });
    const reading = client.read(getThing, annsName);
    await server.last().answer(ann);
    await reading;
    client.changeSession('begins');
    expect(recorder.dehydrate()).not.toContain('Ann');
  });

  it.each([null, undefined])('starts empty without data: %s', (dump) => {
    const { client } = createToyClient({ extensions: [createHydration(dump)] });
    expect(client.peek(getThing, annsName).state).toBe('unfulfilled');
  });

  it('starts empty with data that cannot be understood, and says so', () => {
    let errors = 0;
    const hydration = createHydration('{"at":0,"entries":[7]}', { onError: () => void (errors += 1) });
    const { client } = createToyClient({ extensions: [hydration] });
    expect(client.peek(getThing, annsName).state).toBe('unfulfilled');
    expect(errors).toBe(1);
  });
});
