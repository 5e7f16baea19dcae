import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Console output that a test did not ask for fails it. A test that expects some asserts it and clears the mock. */
const methods = ['error', 'warn', 'info', 'log', 'debug'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  const unexpected = methods.flatMap((method) => vi.mocked(console[method]).mock.calls.map((call) => [method, ...call]));
  vi.restoreAllMocks();
  expect(unexpected, 'unexpected console output').toEqual([]);
});
