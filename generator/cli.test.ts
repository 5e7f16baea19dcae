import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toyFiles } from './testing/toy.ts';

const CLI = new URL('./cli.ts', import.meta.url).pathname;
const EXTENSIONS = new URL('../specs/extensions', import.meta.url).pathname;
const LIFETIMES = 'sdk/src/generated/lifetimes.gen.ts';
const STALE = 'sdk/src/generated/operations/old.gen.ts';
const PATHS = 'specs/toy/paths.yaml';

// Every run is a process of its own.
vi.setConfig({ testTimeout: 120_000 });

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'generator-'));
  await cp(EXTENSIONS, join(root, 'specs/extensions'), { recursive: true });
  for (const [path, text] of Object.entries(toyFiles)) await write(path, text);
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8').catch(() => '');

function run(...flags: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, '--root', root, ...flags], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}

describe('the command line', () => {
  it(
    'writes, tells drift, repairs it, and writes nothing for a broken spec',
    { timeout: 120_000 },
    async () => {
      expect(await run()).toMatchObject({ code: 0 });
      const written = await read(LIFETIMES);
      expect(written).toContain('Book: { fresh: 30000 }');
      expect(await run('--check')).toEqual({ code: 0, output: '' });

      await write(LIFETIMES, written.replace('30000', '1'));
      await write(STALE, '// nobody asks for this');
      const drift = await run('--check');
      expect(drift.code).toBe(1);
      expect(drift.output).toContain(`--- ${LIFETIMES}`);
      expect(drift.output).toContain('-  Book: { fresh: 1 },\n');
      expect(drift.output).toContain('+  Book: { fresh: 30000 },\n');
      expect(drift.output).toContain(`${STALE}: no longer generated`);

      await write(PATHS, (toyFiles[PATHS] ?? '').replace('lifetime: Shelf', 'lifetime: Shlef'));
      const broken = await run();
      expect(broken.code).toBe(1);
      expect(broken.output).toContain(
        `${PATHS}:68:17  #/books/get/x-read/lifetime  unknown-lifetime  "Shlef" is no row of x-lifetimes. Did you mean "Shelf"?`,
      );
      expect(await read(LIFETIMES)).toContain('fresh: 1 }');
      expect(await read(STALE)).not.toBe('');

      await write(PATHS, toyFiles[PATHS] ?? '');
      expect(await run()).toMatchObject({ code: 0 });
      expect(await read(LIFETIMES)).toBe(written);
      expect(await read(STALE)).toBe('');
    },
  );

  it('names what is missing where there is no spec', async () => {
    await rm(join(root, 'specs/toy'), { recursive: true });
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toBe('There is no spec under specs/. Add specs/<api>/openapi.yaml.\n');
  });
});
