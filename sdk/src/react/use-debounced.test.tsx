// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClientProvider, useDebounced, useRead } from '../entry/react.ts';
import { createToyClient, getThing } from '../../toys/index.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('useDebounced', () => {
  it('counts the first configuration at once, and a later one when it was quiet for 150 ms', () => {
    const { result, rerender } = renderHook(({ q }) => useDebounced({ q }), { initialProps: { q: 'a' } });
    expect(result.current).toEqual({ q: 'a' });
    rerender({ q: 'ab' });
    pass(149);
    rerender({ q: 'abc' });
    pass(149);
    expect(result.current).toEqual({ q: 'a' });
    pass(1);
    expect(result.current).toEqual({ q: 'abc' });
  });

  it('gives the same object for equal configurations, and waits as long as it is told to', () => {
    const { result, rerender } = renderHook(({ q }) => useDebounced({ q }, 20), { initialProps: { q: 'a' } });
    const first = result.current;
    rerender({ q: 'a' });
    pass(1_000);
    expect(result.current).toBe(first);
    rerender({ q: 'b' });
    pass(20);
    expect(result.current).toEqual({ q: 'b' });
  });

  it('asks for nothing at once, and starts anew after it', () => {
    const initialProps: { readonly q: string | undefined } = { q: 'a' };
    const { result, rerender } = renderHook(({ q }) => useDebounced(q), { initialProps });
    rerender({ q: undefined });
    expect(result.current).toBeUndefined();
    pass(0);
    rerender({ q: 'b' });
    expect(result.current).toBeUndefined();
    pass(150);
    expect(result.current).toBe('b');
  });

  it('spares requests', () => {
    const { client, server } = createToyClient();
    const { rerender } = renderHook(
      ({ thingId }) => useRead(getThing, useDebounced({ thingId, fields: ['person.Name'] })),
      {
        initialProps: { thingId: 'a' },
        wrapper: ({ children }) => <ClientProvider client={client}>{children}</ClientProvider>,
      },
    );
    for (const thingId of ['ab', 'abc', 'abcd']) {
      rerender({ thingId });
      pass(100);
    }
    pass(50);
    expect(server.sent.map(({ address }) => address)).toEqual([
      '/toy/v1/things/a?fields=person.Name',
      '/toy/v1/things/abcd?fields=person.Name',
    ]);
  });
});
