import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecurityLog } from './security-log-file.ts';

const ignore = () => undefined;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'security-log-'));
  await writeFile(join(folder, 'file'), '');
});
afterEach(() => rm(folder, { recursive: true }));

describe('openSecurityLog', () => {
  it('writes a line of JSON for each event, into folders that it makes', async () => {
    const file = join(folder, 'a/b/security.log');
    const log = await openSecurityLog(file, ignore);
    const event = { event: 'log-in', outcome: 'done', client: 'x' } as const;
    log?.(event);
    log?.({ ...event, outcome: 'refused' });
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([event, { outcome: 'refused' }]);
  });

  it('tells of an event that a full disk does not take, and ends nothing', async () => {
    const lost: unknown[] = [];
    const log = await openSecurityLog('/dev/full', (error) => void lost.push(error));
    log?.({ event: 'log-in', outcome: 'done', client: 'x' });
    expect(new Set(lost.map((error) => Reflect.get(Object(error), 'code')))).toEqual(new Set(['ENOSPC']));
  });

  it('opens none where none is named', async () => {
    expect(await openSecurityLog(undefined, ignore)).toBeUndefined();
  });

  it.each([
    ['a folder', () => folder],
    ['a file below a file', () => join(folder, 'file/x.log')],
    ['a file where none can be', () => '/proc/nowhere/x/security.log'],
  ])('refuses %s by name', async (_, file) => {
    const sentence = `SECURITY_LOG must be a file that can be written to, not "${file()}".`;
    await expect(openSecurityLog(file(), ignore)).rejects.toThrow(sentence);
  });
});
