import { createClient } from '@energy-portal/sdk';
import { afterEach, expect, it, vi } from 'vitest';
import * as code from './persistence.ts';
import { createErrorLog } from './error-log.ts';
import { createPersistedData } from './persisted-data.ts';

vi.stubGlobal('addEventListener', () => undefined);
afterEach(() => vi.unstubAllGlobals());

const createLog = () => createErrorLog({ now: () => 0, write: () => undefined, limit: 9 });
const connect = (...given: Parameters<typeof createPersistedData>) => {
  const persisted = createPersistedData(...given);
  createClient({ baseUrl: 'https://org.test', extensions: [persisted] });
  return persisted;
};

/** A device that notes which databases are opened and deleted, and has none. */
function stubDevice() {
  const opened: string[] = [];
  const deleted: string[] = [];
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      opened.push(name);
      throw new DOMException('No.', 'SecurityError');
    },
    deleteDatabase: (name: string) => deleted.push(name),
  });
  return { opened, deleted };
}

it('deletes the database that data is persisted in', async () => {
  const { opened, deleted } = stubDevice();
  const persisted = connect(createLog(), async () => code);
  await persisted.open('005RM000001maria', 'secret');
  persisted.forget();
  expect(opened).toEqual(['energy-portal']);
  expect(deleted).toEqual(opened);
});

it('fetches its code again where it could not be fetched before', async () => {
  const { opened } = stubDevice();
  const log = createLog();
  const load = vi
    .fn<() => Promise<typeof code>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(code);
  const persisted = connect(log, load);
  await persisted.open('005RM000001maria', 'secret');
  expect(log.entries().map(({ error }) => String(error))).toEqual(['Error: offline']);
  await persisted.open('005RM000001maria', 'secret');
  expect(load).toHaveBeenCalledTimes(2);
  expect(opened).toHaveLength(1);
});

it('keeps nothing where the session has no secret, and drops what was kept', async () => {
  const { opened, deleted } = stubDevice();
  const persisted = connect(createLog(), async () => code);
  await persisted.open('005RM000001maria', null);
  expect([opened, deleted]).toEqual([[], ['energy-portal']]);
});

it('takes what a guest typed in this tab away', async () => {
  stubDevice();
  const removed: string[] = [];
  vi.stubGlobal('sessionStorage', { removeItem: (name: string) => removed.push(name) });
  await connect(createLog(), async () => code).open('005RM000001maria', 'secret');
  expect(removed).toEqual(['energy-portal drafts']);
});

it('shares with other tabs alone, or opens the device, as the session has a secret or not', async () => {
  stubDevice();
  const calls: string[] = [];
  const told = {
    open: async (userId: string, secret: string) => void calls.push(`open ${userId} ${secret}`),
    share: (userId: string) => void calls.push(`share ${userId}`),
    settled: async () => void calls.push('settled'),
  };
  const settings: unknown[] = [];
  const log = createLog();
  const persisted = connect(log, async () => ({
    connectPersistence: (_host, given) => {
      settings.push({ ...given, onError: undefined });
      return told;
    },
  }));
  await persisted.settled();
  expect(log.entries()).toEqual([]);
  await persisted.open('maria', null);
  await persisted.open('maria', 'secret');
  await persisted.settled();
  expect(calls).toEqual(['share maria', 'open maria secret', 'settled']);
  expect(settings).toEqual([{ name: 'energy-portal', maxAge: 8 * 3_600_000, onError: undefined }]);
});

it('logs what the device cannot do, and goes on without it', async () => {
  stubDevice();
  const log = createLog();
  const told = {
    open: async () => undefined,
    share: () => undefined,
    settled: () => Promise.reject(new Error('full')),
  };
  const persisted = connect(log, async () => ({
    connectPersistence: (_host, { onError }) => {
      onError(new Error('closed'));
      return told;
    },
  }));
  await persisted.open('maria', 'secret');
  await persisted.settled();
  expect(log.entries().map(({ where, error }) => `${where} ${String(error)}`)).toEqual([
    'data.persisted Error: closed',
    'data.persisted Error: full',
  ]);
});

it('waits 400 ms for a device that says nothing', async () => {
  vi.useFakeTimers();
  stubDevice();
  const persisted = connect(createLog(), () => new Promise(() => undefined));
  let isOpen = false;
  const opening = persisted.open('maria', 'secret').then(() => (isOpen = true));
  await vi.advanceTimersByTimeAsync(399);
  expect(isOpen).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await opening;
  vi.useRealTimers();
});

it('does nothing before it is connected', async () => {
  stubDevice();
  const load = vi.fn<() => Promise<typeof code>>();
  await createPersistedData(createLog(), load).open('maria', 'secret');
  expect(load).not.toHaveBeenCalled();
});

it('brings nothing back for the next customer, where its code comes after the change', async () => {
  const { opened } = stubDevice();
  const loaded = Promise.withResolvers<typeof code>();
  const persisted = createPersistedData(createLog(), () => loaded.promise);
  const client = createClient({ baseUrl: 'https://org.test', extensions: [persisted] });
  const opening = persisted.open('005RM000001maria', 'secret');
  client.changeSession('begins');
  loaded.resolve(code);
  await opening;
  expect(opened).toEqual([]);
});
