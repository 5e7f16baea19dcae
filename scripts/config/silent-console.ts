import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Console output that a test did not ask for fails it. A test that expects some mocks the method itself. */
const methods = ['error', 'warn', 'info', 'log', 'debug'] as const;

let spies: { method: string; calls: () => readonly unknown[][] }[] = [];

beforeEach(() => {
  spies = methods.map((method) => {
    const spy = vi.spyOn(console, method).mockImplementation(() => undefined);
    return { method, calls: () => spy.mock.calls };
  });
});

afterEach(() => {
  const unexpected = spies.flatMap(({ method, calls }) => calls().map((call) => [method, ...call]));
  vi.restoreAllMocks();
  expect(unexpected, 'unexpected console output').toEqual([]);
});
