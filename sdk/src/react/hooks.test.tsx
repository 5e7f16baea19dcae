// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  ClientProvider,
  createReadHook,
  createWriteHook,
  useClient,
  queryOf,
  usePages,
  useRead,
  useReads,
  useWrite,
} from '../entry/react.ts';
import {
  createToyClient,
  getThing,
  listThings,
  saveThing,
  type Thing,
  type ToyClient,
} from '../../toys/index.ts';

afterEach(cleanup);

const ann: Thing = { id: 'a', kind: 'person', rev: 1, fields: { Name: { value: 'Ann' } } };
const config = { thingId: 'a', fields: ['person.Name'] };

function around({ client }: ToyClient) {
  return function Around({ children }: { readonly children: ReactNode }) {
    return (
      <StrictMode>
        <ClientProvider client={client}>{children}</ClientProvider>
      </StrictMode>
    );
  };
}

describe('useRead', () => {
  it('is pending from the first render on, then shows data, with one request', async () => {
    const toy = createToyClient();
    const states: string[] = [];
    const { result } = renderHook(
      () => {
        const read = useRead(getThing, { ...config });
        states.push(read.state);
        return read;
      },
      { wrapper: around(toy) },
    );
    expect(new Set(states)).toEqual(new Set(['pending']));
    await act(() => toy.server.last().answer(ann));
    expect(result.current).toMatchObject({ state: 'fulfilled', data: ann, error: undefined });
    expect(toy.server.sent).toHaveLength(1);
  });

  it('renders again only for what it shows', async () => {
    const toy = createToyClient();
    let renders = 0;
    renderHook(
      () => {
        renders += 1;
        return useRead(getThing, config);
      },
      { wrapper: around(toy) },
    );
    await act(() => toy.server.last().answer(ann));
    const before = renders;
    await act(async () => {
      void toy.client.read(getThing, { thingId: 'a', fields: ['person.Age'] });
      await toy.server.last().answer({ ...ann, fields: { Age: { value: 3 } } });
    });
    expect(renders).toBe(before);
  });

  it('follows its configuration, and sends nothing without one', async () => {
    const toy = createToyClient();
    const { result, rerender } = renderHook(
      ({ thingId }: { thingId: string | undefined }) =>
        createReadHook(getThing)(thingId === undefined ? undefined : { ...config, thingId }),
      { wrapper: around(toy), initialProps: { thingId: undefined as string | undefined } },
    );
    expect(result.current).toMatchObject({ state: 'unfulfilled', missing: [] });
    expect(toy.server.sent).toHaveLength(0);
    rerender({ thingId: 'a' });
    await act(() => toy.server.last().answer([], 500));
    expect(result.current).toMatchObject({ state: 'error', error: { status: 500 } });
    await act(async () => {
      void result.current.refresh();
      await toy.server.last().answer(ann);
    });
    expect(result.current.state).toBe('fulfilled');
  });

  it('needs a provider', () => {
    expect(() => renderHook(() => useClient())).toThrow('ClientProvider');
  });
});

describe('what a component selects', () => {
  it('is all that it renders again for, also with a function that is written in it', async () => {
    const toy = createToyClient();
    let renders = 0;
    const { result, rerender } = renderHook(
      () => {
        renders += 1;
        return useRead(getThing, config, { select: ({ fields }) => ({ name: fields['Name']?.value }) });
      },
      { wrapper: around(toy) },
    );
    expect(result.current).toMatchObject({ state: 'pending', data: undefined });
    await act(() => toy.server.last().answer(ann));
    const { data } = result.current;
    expect(data).toEqual({ name: 'Ann' });
    const before = renders;
    await act(async () => toy.client.put(getThing, config, { ...ann, rev: 2 }));
    expect(renders).toBe(before);
    rerender();
    expect(result.current.data).toBe(data);
    await act(async () =>
      toy.client.put(getThing, config, { ...ann, rev: 3, fields: { Name: { value: 'Bo' } } }),
    );
    expect(result.current.data).toEqual({ name: 'Bo' });
  });
});

describe('an interval', () => {
  it('asks again and again while the page is visible, until the component is gone', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const toy = createToyClient();
    const { unmount } = renderHook(() => useRead(getThing, config, { interval: 1_000 }), {
      wrapper: around(toy),
    });
    await act(() => toy.server.last().answer(ann));
    const sent = () => toy.server.sent.length;
    const first = sent();
    await act(async () => vi.advanceTimersByTime(1_000));
    expect(sent()).toBe(first + 1);
    await act(() => toy.server.last().answer(ann));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => vi.advanceTimersByTime(5_000));
    expect(sent()).toBe(first + 1);
    visibility.mockRestore();
    await act(async () => vi.advanceTimersByTime(1_000));
    expect(sent()).toBe(first + 2);
    unmount();
    vi.advanceTimersByTime(5_000);
    expect(sent()).toBe(first + 2);
    vi.useRealTimers();
  });
});

describe('useReads', () => {
  it('reads several queries, and keeps the results of those that did not change', async () => {
    const toy = createToyClient();
    const other = { ...config, thingId: 'b' };
    const { result, rerender } = renderHook(
      ({ ids }: { ids: readonly string[] }) =>
        useReads(ids.map((thingId) => queryOf(getThing, { ...config, thingId }))),
      { wrapper: around(toy), initialProps: { ids: ['a', 'b'] } },
    );
    expect(result.current.map(({ state }) => state)).toEqual(['pending', 'pending']);
    expect(toy.server.sent).toHaveLength(2);
    await act(async () => toy.client.put(getThing, config, ann));
    const [first] = result.current;
    expect(first).toMatchObject({ state: 'fulfilled', data: ann });
    await act(async () => toy.client.put(getThing, other, { ...ann, id: 'b' }));
    expect(result.current[0]).toBe(first);
    expect(result.current[1]).toMatchObject({ state: 'fulfilled', data: { id: 'b' } });
    rerender({ ids: ['b'] });
    expect(result.current).toMatchObject([{ data: { id: 'b' } }]);
    expect(toy.server.sent).toHaveLength(2);
  });

  it('types each result by its operation, and sends nothing without a configuration', () => {
    const toy = createToyClient();
    const { result } = renderHook(
      () => useReads([queryOf(getThing, undefined), queryOf(listThings, undefined)]),
      { wrapper: around(toy) },
    );
    const [thing, things] = result.current;
    expectTypeOf(thing.data).toEqualTypeOf<Thing | undefined>();
    expect([thing.state, things.state, toy.server.sent.length]).toEqual(['unfulfilled', 'unfulfilled', 0]);
    // @ts-expect-error A configuration is checked against its operation.
    expect(queryOf(getThing, { shelf: 's' }).operation).toBe(getThing);
  });
});

describe('useWrite', () => {
  it('says how the write stands and hands failures back as values', async () => {
    const toy = createToyClient();
    const { result } = renderHook(() => createWriteHook(saveThing)(), { wrapper: around(toy) });
    expect(result.current[1].state).toBe('idle');
    let saving: ReturnType<(typeof result.current)[0]> | undefined;
    act(() => {
      saving = result.current[0]({ fields: { Id: 'a', Name: 'Anna' } });
    });
    expect(result.current[1].state).toBe('saving');
    await act(() => toy.server.last().answer([{ message: 'Locked', errorCode: 'LOCKED' }], 400));
    expect(await saving).toMatchObject({ ok: false, error: { code: 'HTTP', message: 'Locked' } });
    expect(result.current[1]).toMatchObject({ state: 'failed', error: { message: 'Locked' } });
  });

  it('is idle again after a reset, also when an earlier write ends later', async () => {
    const toy = createToyClient();
    const { result } = renderHook(() => useWrite(saveThing), { wrapper: around(toy) });
    const start = (): void => void result.current[0]({ fields: { Id: 'a', Name: 'Anna' } });
    const refuse = () => toy.server.last().answer([{ message: 'Locked', errorCode: 'LOCKED' }], 400);
    act(start);
    await act(refuse);
    expect(result.current[1].state).toBe('failed');
    const [, , reset] = result.current;
    act(reset);
    expect(result.current[1]).toEqual({ state: 'idle', error: undefined });
    act(start);
    act(reset);
    await act(refuse);
    expect(result.current[1].state).toBe('idle');
    expect(result.current[2]).toBe(reset);
  });

  it('shows in all views what was saved', async () => {
    const toy = createToyClient();
    function Name() {
      return <p>{String(useRead(getThing, config).data?.fields['Name']?.value)}</p>;
    }
    function Save() {
      const [save] = useWrite(saveThing);
      return (
        <button
          type="button"
          aria-label="Save"
          onClick={() => void save({ fields: { Id: 'a', Name: 'Anna' } })}
        />
      );
    }
    const Around = around(toy);
    const { container, getByRole } = render(
      <Around>
        <Name />
        <Name />
        <Save />
      </Around>,
    );
    await act(() => toy.server.last().answer(ann));
    expect(container.textContent).toBe('AnnAnn');
    act(() => getByRole('button').click());
    await act(() => toy.server.last().answer({ ...ann, rev: 2, fields: { Name: { value: 'Anna' } } }));
    expect(container.textContent).toBe('AnnaAnna');
  });
});

describe('usePages', () => {
  it('shows pages as they come', async () => {
    const toy = createToyClient();
    const { result } = renderHook(() => usePages(listThings, { shelf: 's' }), { wrapper: around(toy) });
    await act(() => toy.server.last().answer({ things: [ann], next: '2' }));
    expect(result.current).toMatchObject({ state: 'fulfilled', items: [ann], hasMore: true });
    act(() => result.current.more());
    await act(() => toy.server.last().answer({ things: [{ ...ann, id: 'b' }], next: null }));
    expect(result.current.items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(result.current).toMatchObject({ hasMore: false, total: 2, offset: 0 });
    const again = renderHook(() => usePages(listThings, { shelf: 's' }), { wrapper: around(toy) });
    expect(again.result.current.items).toEqual(result.current.items);
    expect(toy.server.sent).toHaveLength(2);
  });

  it('keeps the rows and the error of the page that failed, and tries it again', async () => {
    const toy = createToyClient();
    const { result } = renderHook(() => usePages(listThings, { shelf: 's' }), { wrapper: around(toy) });
    await act(() => toy.server.last().answer({ things: [ann], next: '2' }));
    act(() => result.current.more());
    expect(result.current).toMatchObject({ state: 'pending', isLoadingMore: true });
    await act(() => toy.server.last().answer([], 503));
    expect(result.current).toMatchObject({ state: 'error', items: [ann], hasMore: true });
    expect(result.current.error?.status).toBe(503);
    act(() => result.current.more());
    await act(() => toy.server.last().answer({ things: [], next: null }));
    expect(result.current).toMatchObject({ state: 'fulfilled', items: [ann], error: undefined });
  });

  it('sends nothing without a configuration', () => {
    const toy = createToyClient();
    const { result } = renderHook(() => usePages(listThings, undefined), { wrapper: around(toy) });
    act(() => result.current.more());
    expect(result.current).toMatchObject({ state: 'unfulfilled', items: [] });
    expect(toy.server.sent).toHaveLength(0);
  });
});
