// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClientProvider, useReadKeepingPrevious } from '../entry/react.ts';
import { ann, createToyClient, listThings, type ToyClient } from '../../toys/index.ts';

afterEach(cleanup);

const people = { things: [ann], next: null };
const dogs = { things: [{ ...ann, id: 'd', kind: 'dog' }], next: null };

function search({ client }: ToyClient) {
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StrictMode>
      <ClientProvider client={client}>{children}</ClientProvider>
    </StrictMode>
  );
  const seen: unknown[] = [];
  const { result, rerender } = renderHook(
    ({ shelf }: { readonly shelf: string | undefined }) => {
      const read = useReadKeepingPrevious(listThings, shelf === undefined ? undefined : { shelf });
      seen.push(read.data);
      return read;
    },
    { wrapper, initialProps: { shelf: 'person' as string | undefined } },
  );
  return { result, seen, change: (shelf: string | undefined) => rerender({ shelf }) };
}

async function searched() {
  const toy = createToyClient();
  const shown = search(toy);
  await act(() => toy.server.last().answer(people));
  return { ...toy, ...shown };
}

describe('useReadKeepingPrevious', () => {
  it('has nothing to show at first', () => {
    const { result } = search(createToyClient());
    expect(result.current).toMatchObject({ state: 'pending', data: undefined, isPreviousData: false });
  });

  it('observes a read once while there is no earlier one to show', () => {
    const toy = createToyClient();
    const observe = vi.spyOn(toy.client, 'observe');
    search(toy);
    expect(new Set(observe.mock.calls.map(([, , options]) => options?.policy))).toEqual(new Set([undefined]));
  });

  it('shows what was there, marked, until the answer for another configuration comes', async () => {
    const { result, seen, change, server } = await searched();
    expect(result.current).toMatchObject({ state: 'fulfilled', data: people, isPreviousData: false });
    seen.length = 0;
    change('dog');
    expect(result.current).toMatchObject({ state: 'pending', data: people, isPreviousData: true });
    await act(() => server.last().answer(dogs));
    expect(result.current).toMatchObject({ state: 'fulfilled', data: dogs, isPreviousData: false });
    expect(seen).not.toContain(undefined);
    expect(server.sent).toHaveLength(2);
  });

  it('goes on from the last configuration that had data', async () => {
    const { result, change } = await searched();
    change('do');
    change('dog');
    expect(result.current).toMatchObject({ state: 'pending', data: people, isPreviousData: true });
  });

  it('does not ask for what is shown meanwhile, however old', async () => {
    const { result, change, clock, server } = await searched();
    clock.advance(3_600_000);
    change('dog');
    expect(result.current).toMatchObject({ data: people, isPreviousData: true });
    expect(server.sent.map(({ address }) => address)).toHaveLength(2);
  });

  it('shows no earlier data beside a failure, or where nothing is asked', async () => {
    const { result, change, server } = await searched();
    change('dog');
    await act(() => server.last().answer([], 500));
    expect(result.current).toMatchObject({ state: 'error', data: undefined, isPreviousData: false });
    change(undefined);
    expect(result.current).toMatchObject({ state: 'unfulfilled', data: undefined, isPreviousData: false });
  });

  it('shows nothing of a user who has signed out', async () => {
    const { result, change, client } = await searched();
    change('dog');
    act(() => client.changeSession('ends'));
    expect(result.current).toMatchObject({ state: 'pending', data: undefined, isPreviousData: false });
  });
});
