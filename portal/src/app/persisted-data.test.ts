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
