import { afterEach, describe, expect, it, vi } from 'vitest';
import { SdkError } from '../core/errors.ts';
import { createTransport } from './transport.ts';

const create = (baseUrl: string) =>
  createTransport({ apis: {}, baseUrl, fetch: () => Promise.reject(new Error('not called')) });

afterEach(() => vi.unstubAllGlobals());

describe('the base URL', () => {
  it.each(['https://org.example.com', 'http://localhost:3000', 'https://example.com/org'])(
    'may be %s',
    (url) => expect(() => create(url)).not.toThrow(),
  );

  it.each(['nonsense', 'localhost:3000', 'org.example.com', 'https://', 'https://org.example.com/', 'null'])(
    'may not be %s: a programmer is told at once, not that the network is down',
    (url) => {
      const told = 'baseUrl must be like https://a.example';
      expect(() => create(url)).toThrow(expect.objectContaining({ code: 'INVARIANT', message: told }));
    },
  );

  it.each([
    ['a page', { origin: 'https://portal.example.com' }, undefined],
    ['a page out of a file', { origin: 'null' }, 'INVARIANT'],
    ['no page', undefined, 'INVARIANT'],
  ])('is that of the page where none is given: %s', (_, location, want) => {
    vi.stubGlobal('location', location);
    expect(errorIn(() => create(''))).toBe(want);
  });
});

function errorIn(make: () => unknown): string | undefined {
  try {
    make();
    return undefined;
  } catch (error) {
    return error instanceof SdkError ? error.code : String(error);
  }
}
