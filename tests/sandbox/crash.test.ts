import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { APEX, UI_API } from './testing/test-org.ts';

/** More rounds on demand: `CRASH_ROUNDS=100 npm run unit -- tests/sandbox/crash`. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? (process.env['TEST_DEPTH'] === 'deep' ? 20 : 2));
const WRITERS = 6;
const JSON_HEADERS = { 'Content-Type': 'application/json', 'X-Requested-With': 'portal' };

const folder = mkdtempSync(join(tmpdir(), 'sandbox-crash-'));
const database = join(folder, 'org.db');
const program = fileURLToPath(new URL('cli.ts', import.meta.url));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const server of running) server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

interface Server {
  readonly url: string;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
}

async function startServer(): Promise<Server> {
  const args = [program, '--port', '0', '--processor-port', '0', '--database', database];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(server);
  const ended = new Promise<void>((resolve) => {
    server.once('close', () => resolve());
  });
  let url = '';
  for await (const line of createInterface({ input: server.stdout })) {
    url = /^Sandbox org +(\S+)/.exec(line)?.[1] ?? url;
    if (line.startsWith('Log-ins')) break;
  }
  return {
    url,
    async kill() {
      server.kill('SIGKILL');
      await ended;
      running.delete(server);
    },
  };
}

/** Cases that the server said it has saved: the text by the id. */
type Acknowledged = Map<string, string>;

/** Makes cases and changes two of their fields together, until the server is gone. */
async function write(
  url: string,
  name: string,
  acknowledged: Acknowledged,
  onWritten: () => void,
): Promise<void> {
  const body = JSON.stringify({ username: 'maria.lopez', password: 'Sunny-day-7' });
  const logIn = await fetch(`${url}${APEX}/logIn`, { method: 'POST', headers: JSON_HEADERS, body });
  const headers = { ...JSON_HEADERS, Cookie: logIn.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  const send = async (method: string, path: string, text: string, more: object) => {
    const fields = { Description: text, Comments__c: text, ...more };
    const record = { ...(method === 'POST' ? { apiName: 'Case' } : {}), fields };
    const response = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(record) });
    const { id }: { id: string } = await response.json();
    acknowledged.set(id, text);
    onWritten();
    return id;
  };
  for (let count = 0; ; count += 1) {
    const id = await send('POST', `${UI_API}/records`, `${name} made ${count}`, {
      Subject: `${name} ${count}`,
    });
    await send('PATCH', `${UI_API}/records/${id}`, `${name} changed ${count}`, {});
  }
}

/** The traces of a crash: saved cases whose text is gone, cases of two halves, numbers given twice, broken pages. */
function inspect(acknowledged: Acknowledged) {
  const left = new DatabaseSync(database);
  const values = (sql: string): unknown[] =>
    left
      .prepare(sql)
      .all()
      .flatMap((row) => Object.values(row));
  const rows = left.prepare('SELECT "Id", "Description" FROM "Case"').all();
  const texts = new Map(rows.map((row) => [String(row['Id']), String(row['Description'])]));
  const lost = [...acknowledged].filter(([id, text]) => !isKept(texts.get(id), text));
  const report = {
    lost,
    halves: values(
      'SELECT "Id" FROM "Case" WHERE "Comments__c" IS NOT NULL AND "Comments__c" <> "Description"',
    ),
    twice: values('SELECT "CaseNumber" FROM "Case" GROUP BY 1 HAVING count(*) > 1'),
    integrity: values('PRAGMA integrity_check'),
  };
  left.close();
  return report;
}

/** A change may have been saved whose answer did not come any more. */
function isKept(found: string | undefined, acknowledged: string): boolean {
  return found === acknowledged || found === acknowledged.replace(' made ', ' changed ');
}

it(`loses no acknowledged write and keeps no half of one in ${ROUNDS} crashes`, async () => {
  const acknowledged: Acknowledged = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer();
    const enough = 10 + ((round * 37) % 90);
    let written = 0;
    const crash = Promise.withResolvers<void>();
    const count = () => {
      written += 1;
      if (written === enough) crash.resolve();
    };
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      write(server.url, `${round}.${index}`, acknowledged, count),
    );
    const ends = Promise.allSettled(writers);
    await crash.promise;
    await server.kill();
    expect((await ends).map(({ status }) => status)).toEqual(Array(WRITERS).fill('rejected'));
    expect(inspect(acknowledged)).toEqual({ lost: [], halves: [], twice: [], integrity: ['ok'] });
  }
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * 5);
});
