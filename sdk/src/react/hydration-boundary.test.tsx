// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createHydration, createRecorder, hydrate } from '../entry/hydration.ts';
import { ClientProvider, HydrationBoundary, useRead, useSuspenseRead } from '../entry/react.ts';
import { createFakeClock, createToyClient, getThing, type Thing, type ToyClient } from '../../toys/index.ts';

afterEach(cleanup);

const configOf = (thingId: string) => ({ thingId, fields: ['person.Name'] });

/** Returns what a server writes that has read things at a time. */
async function dumpOf(clock: ToyClient['clock'], names: Readonly<Record<string, string>>, rev = 1) {
  const recorder = createRecorder();
  const { client, server } = createToyClient({ clock, extensions: [recorder] });
  for (const [id, name] of Object.entries(names)) {
    const reading = client.read(getThing, configOf(id));
    const thing: Thing = { id, kind: 'person', rev, fields: { Name: { value: name } } };
    await server.last().answer(thing);
    await reading;
  }
  return recorder.dehydrate();
}

function createBrowser() {
  const clock = createFakeClock();
  return { ...createToyClient({ clock, extensions: [createHydration()] }), clock };
}

function Name({ id }: { readonly id: string }): ReactNode {
  const { data } = useRead(getThing, configOf(id));
  return <p data-testid={id}>{String(data?.fields['Name']?.value)}</p>;
}

function WaitingName({ id }: { readonly id: string }): ReactNode {
  const { data } = useSuspenseRead(getThing, configOf(id));
  return <b data-testid={`waiting ${id}`}>{String(data.fields['Name']?.value)}</b>;
}

const shown = (id: string) => screen.getByTestId(id).textContent;

describe('hydrate', () => {
  it('merges what comes later into a client that exists, and leaves what is newer', async () => {
    const { client, server, clock } = createBrowser();
    const [early, late] = [
      await dumpOf(clock, { a: 'Ann' }),
      await dumpOf(clock, { a: 'Anna', b: 'Bob' }, 2),
    ];
    hydrate(client, late);
    hydrate(client, early);
    hydrate(client, null);
    const nameOf = (id: string) => client.peek(getThing, configOf(id));
    expect(nameOf('a')).toMatchObject({ state: 'fulfilled', data: { fields: { Name: { value: 'Anna' } } } });
    expect(nameOf('b')).toMatchObject({ state: 'fulfilled', data: { fields: { Name: { value: 'Bob' } } } });
    expect(server.sent).toEqual([]);
  });

  it('says where a client cannot be hydrated, or data not be understood', () => {
    expect(() => hydrate(createToyClient().client, null)).toThrow('createHydration()');
    let errors = 0;
    hydrate(createBrowser().client, '{}', { onError: () => void (errors += 1) });
    expect(errors).toBe(1);
  });
});

describe('HydrationBoundary', () => {
  it('brings in what each page needs before its children ask for it, nested too', async () => {
    const { client, server, clock } = createBrowser();
    const dumps = { outer: await dumpOf(clock, { a: 'Ann' }), inner: await dumpOf(clock, { b: 'Bob' }) };
    render(
      <ClientProvider client={client}>
        <HydrationBoundary state={dumps.outer}>
          <Name id="a" />
          <HydrationBoundary state={dumps.inner}>
            <Name id="b" />
            <HydrationBoundary state={null}>none</HydrationBoundary>
          </HydrationBoundary>
        </HydrationBoundary>
      </ClientProvider>,
    );
    expect([shown('a'), shown('b')]).toEqual(['Ann', 'Bob']);
    expect(server.sent).toEqual([]);
  });

  it('changes what others show after the render, and lets new children wait for it', async () => {
    const { client, server, clock } = createBrowser();
    const first = await dumpOf(clock, { a: 'Ann' });
    clock.advance(1);
    const next = await dumpOf(clock, { a: 'Anna', b: 'Bob' }, 2);
    const app = (state: string, page: ReactNode) => (
      <ClientProvider client={client}>
        <Name id="a" />
        <Suspense fallback="waiting">
          <HydrationBoundary state={state}>{page}</HydrationBoundary>
        </Suspense>
      </ClientProvider>
    );
    hydrate(client, first);
    const { rerender } = render(app(first, <i>first</i>));
    expect(shown('a')).toBe('Ann');
    const page = (
      <>
        <WaitingName id="a" />
        <WaitingName id="b" />
      </>
    );
    rerender(app(next, page));
    expect([shown('a'), shown('waiting a'), shown('waiting b')]).toEqual(['Anna', 'Anna', 'Bob']);
    expect(server.sent).toEqual([]);
  });

  it('takes over what a server has rendered with it', async () => {
    const browser = createBrowser();
    const dump = await dumpOf(browser.clock, { a: 'Ann' });
    const app = ({ client }: Pick<ToyClient, 'client'>) => (
      <ClientProvider client={client}>
        <HydrationBoundary state={dump}>
          <WaitingName id="a" />
        </HydrationBoundary>
      </ClientProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    const server = createToyClient({ clock: browser.clock, extensions: [createHydration()] });
    container.innerHTML = renderToString(app(server));
    expect(container.textContent).toBe('Ann');
    const errors: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, app(browser), { onRecoverableError: (error) => errors.push(error) }),
    );
    expect([container.textContent, errors]).toEqual(['Ann', []]);
    expect([...browser.server.sent, ...server.server.sent]).toEqual([]);
    act(() => root.unmount());
    container.remove();
  });
});
