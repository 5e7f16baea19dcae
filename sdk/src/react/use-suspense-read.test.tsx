// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ClientProvider, createSuspenseReadHook, useSuspensePages, useSuspenseRead } from '../entry/react.ts';
import {
  ann,
  annsName,
  createToyClient,
  getThing,
  listThings,
  type ThingConfig,
  type ToyClient,
} from '../../toys/index.ts';
import { removeThing } from '../../toys/toy-traits.ts';

afterEach(cleanup);

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state: { readonly error?: Error | undefined } = {};

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? (
      <button type="button" onClick={() => this.setState({ error: undefined })}>
        failed: {error.message}
      </button>
    ) : (
      this.props.children
    );
  }
}

const useSuspenseGetThing = createSuspenseReadHook(getThing);

function Name({ config = annsName }: { readonly config?: ThingConfig }): ReactNode {
  const { state, data } = useSuspenseGetThing(config);
  return (
    <p>
      {state}: {String(data.fields['Name']?.value)}
    </p>
  );
}

async function show({ client }: ToyClient, children: ReactNode): Promise<void> {
  await act(async () => {
    render(
      <ClientProvider client={client}>
        <Boundary>
          <Suspense fallback={<p>waiting</p>}>{children}</Suspense>
        </Boundary>
      </ClientProvider>,
      { onCaughtError: () => undefined },
    );
  });
}

const shown = (): string | null => screen.getByText(/./).textContent;

/** Never rendered: it would wait for ever. */
export function Nothing({ config }: { readonly config: ThingConfig | undefined }): ReactNode {
  // @ts-expect-error There is nothing to read.
  const { data: none } = useSuspenseRead(getThing, undefined);
  // @ts-expect-error There may be nothing to read.
  const { data: some } = useSuspenseRead(getThing, config);
  return [none, some].map(({ id }) => id);
}

describe('useSuspenseRead', () => {
  it('waits until there is data, with one request', async () => {
    const toy = createToyClient();
    await show(toy, <Name />);
    expect(shown()).toBe('waiting');
    await act(() => toy.server.last().answer(ann));
    expect(shown()).toBe('fulfilled: Ann');
    expect(toy.server.sent).toHaveLength(1);
  });

  it('does not wait for what is there', async () => {
    const toy = createToyClient();
    toy.client.put(getThing, annsName, ann);
    await show(toy, <Name />);
    expect(shown()).toBe('fulfilled: Ann');
    expect(toy.server.sent).toHaveLength(0);
  });

  it('shows later changes', async () => {
    const toy = createToyClient();
    toy.client.put(getThing, annsName, ann);
    await show(toy, <Name />);
    act(() => toy.client.put(getThing, annsName, { ...ann, rev: 2, fields: { Name: { value: 'Anna' } } }));
    expect(shown()).toBe('fulfilled: Anna');
  });

  it('gives a failure without data to the error boundary', async () => {
    const toy = createToyClient();
    await show(toy, <Name />);
    await act(() => toy.server.last().answer([{ errorCode: 'NOT_FOUND', message: 'No such thing' }], 404));
    expect(shown()).toBe('failed: No such thing');
    expect(toy.server.sent).toHaveLength(1);
  });

  it('asks again as soon as the boundary is reset, however often', async () => {
    const toy = createToyClient();
    await show(toy, <Name />);
    for (const sent of [1, 2, 3]) {
      expect(shown()).toBe('waiting');
      expect(toy.server.sent).toHaveLength(sent);
      await act(() => toy.server.last().answer([{ errorCode: 'DOWN', message: `Down ${sent}` }], 500));
      expect(shown()).toBe(`failed: Down ${sent}`);
      expect(toy.server.sent).toHaveLength(sent);
      await act(async () => screen.getByRole('button').click());
    }
    await act(() => toy.server.last().answer(ann));
    expect(shown()).toBe('fulfilled: Ann');
  });

  it('does not ask without end where each failure is rendered again', async () => {
    const toy = createToyClient();
    await show(toy, <Name />);
    const before = toy.server.sent.length;
    for (let turn = 0; turn < 10; turn += 1) {
      if (toy.server.sent.length === before + turn) {
        await act(() => toy.server.last().answer([{ errorCode: 'DOWN', message: 'Down' }], 500));
      }
      await act(async () => screen.getByRole('button').click());
    }
    expect(toy.server.sent).toHaveLength(before + 3);
    expect(shown()).toBe('failed: Down');
  });

  it.each([
    { when: 'while waiting', answers: [] },
    { when: 'after the answer', answers: [ann] },
  ])("waits anew for the next user's data $when", async ({ answers }) => {
    const toy = createToyClient();
    await show(toy, <Name />);
    for (const answer of answers) await act(() => toy.server.last().answer(answer));
    await act(async () => toy.client.changeSession('begins'));
    expect(screen.queryByText('waiting')).not.toBeNull();
    await act(() => toy.server.last().answer({ ...ann, fields: { Name: { value: 'Bob' } } }));
    expect(shown()).toBe('fulfilled: Bob');
    expect(toy.server.sent).toHaveLength(2);
  });

  it('waits anew for what a write has dropped', async () => {
    const toy = createToyClient();
    await show(toy, <Name />);
    await act(() => toy.server.last().answer(ann));
    void toy.client.write(removeThing, { thingId: 'a' });
    await act(() => toy.server.last().answer(undefined, 204));
    expect(screen.queryByText('waiting')).not.toBeNull();
    await act(() => toy.server.last().answer([{ errorCode: 'NOT_FOUND', message: 'No such thing' }], 404));
    expect(shown()).toBe('failed: No such thing');
    expect(toy.server.sent).toHaveLength(3);
  });

  it('says what a configuration lacks', async () => {
    const toy = createToyClient();
    await show(toy, <Name config={{ thingId: 'a' }} />);
    expect(shown()).toBe('failed: Nothing is read without fields, extras, layout');
    expect(toy.server.sent).toHaveLength(0);
  });
});

function Shelf({ shelf = 's' }: { readonly shelf?: string }): ReactNode {
  const { state, items, hasMore, error, more } = useSuspensePages(listThings, { shelf });
  return (
    <button type="button" onClick={more}>
      {[state, items.map(({ id }) => id).join(), hasMore ? 'more' : 'all', error?.status].join(' ')}
    </button>
  );
}

describe('useSuspensePages', () => {
  const page = (id: string, next: string | null) => ({ things: [{ ...ann, id }], next });

  it('waits until the first page is there, with one request, and goes on from it', async () => {
    const toy = createToyClient();
    await show(toy, <Shelf />);
    expect(shown()).toBe('waiting');
    await act(() => toy.server.last().answer(page('a', '2')));
    expect(shown()).toBe('fulfilled a more ');
    expect(toy.server.sent).toHaveLength(1);
    act(() => screen.getByRole('button').click());
    await act(() => toy.server.last().answer(page('b', null)));
    expect(shown()).toBe('fulfilled a,b all ');
    expect(toy.server.sent).toHaveLength(2);
  });

  it('gives a failure of the first page to the error boundary, which asks again', async () => {
    const toy = createToyClient();
    await show(toy, <Shelf />);
    await act(() => toy.server.last().answer([{ errorCode: 'DOWN', message: 'Down' }], 500));
    expect(shown()).toBe('failed: Down');
    await act(async () => screen.getByRole('button').click());
    await act(() => toy.server.last().answer(page('a', null)));
    expect(shown()).toBe('fulfilled a all ');
  });

  it('keeps the rows beside the error of a later page', async () => {
    const toy = createToyClient();
    await show(toy, <Shelf />);
    await act(() => toy.server.last().answer(page('a', '2')));
    act(() => screen.getByRole('button').click());
    await act(() => toy.server.last().answer([], 503));
    expect(shown()).toBe('error a more 503');
  });

  it('waits for another list', async () => {
    const toy = createToyClient();
    await show(toy, <Shelf />);
    await act(() => toy.server.last().answer(page('a', null)));
    cleanup();
    await show(toy, <Shelf shelf="t" />);
    expect(shown()).toBe('waiting');
    await act(() => toy.server.last().answer(page('c', null)));
    expect(shown()).toBe('fulfilled c all ');
  });
});
