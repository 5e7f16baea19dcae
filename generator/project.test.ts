import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlan } from './config/plan.ts';
import { generateProject } from './project.ts';
import { toyFiles } from './testing/toy.ts';

const CLI = new URL('./cli.ts', import.meta.url).pathname;
const EXTENSIONS = new URL('../specs/extensions', import.meta.url).pathname;
const LIFETIMES = 'sdk/src/generated/lifetimes.gen.ts';
const STALE = 'sdk/src/generated/operations/old.gen.ts';
const ROOT = 'specs/toy/openapi.yaml';
const PATHS = 'specs/toy/paths.yaml';

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

/** Runs the generator on the project in the temporary folder. */
async function run(check = false): Promise<{ readonly ok: boolean; readonly output: string }> {
  const lines: string[] = [];
  const plan = await createPlan({ root, strict: true });
  if (!plan.ok) throw new Error('no plan');
  const ok = await generateProject({ plan: plan.value, check, print: (line) => void lines.push(line) });
  return { ok, output: lines.join('\n') };
}

/** The command line in a process of its own. */
function runCli(...flags: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, '--root', root, '--strict', ...flags], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}

describe('a project', () => {
  it('is written, checked for drift, repaired, and left alone by a broken spec', async () => {
    expect(await run()).toMatchObject({ ok: true });
    const written = await read(LIFETIMES);
    expect(written).toContain('Book: { fresh: 30000 }');
    expect(await run(true)).toEqual({ ok: true, output: '' });

    await write(LIFETIMES, written.replace('30000', '1'));
    await write(STALE, '// nobody asks for this');
    const drift = await run(true);
    expect(drift.ok).toBe(false);
    expect(drift.output).toContain(`--- ${LIFETIMES}`);
    expect(drift.output).toContain('-  Book: { fresh: 1 },\n');
    expect(drift.output).toContain('+  Book: { fresh: 30000 },\n');
    expect(drift.output).toContain(`${STALE}: no longer generated`);

    await write(PATHS, (toyFiles[PATHS] ?? '').replace('lifetime: Shelf', 'lifetime: Shlef'));
    const broken = await run();
    expect(broken.ok).toBe(false);
    expect(broken.output).toContain(
      `${PATHS}:68:17  #/books/get/x-read/lifetime  unknown-lifetime  "Shlef" is no row of x-lifetimes. Did you mean "Shelf"?`,
    );
    expect(await read(LIFETIMES)).toContain('fresh: 1 }');
    expect(await read(STALE)).not.toBe('');

    await write(PATHS, toyFiles[PATHS] ?? '');
    expect(await run()).toMatchObject({ ok: true });
    expect(await read(LIFETIMES)).toBe(written);
    expect(await read(STALE)).toBe('');
  });
});

describe('files that nothing refers to', () => {
  it.each<readonly [path: string, text: string, want: string]>([
    [
      'specs/toy/paths/loans.yaml',
      'loans: { get: {} }\n',
      '#  unused-file  Nothing refers to this file, so nothing is generated from it. Add its row to "paths" of specs/toy/openapi.yaml, such as "/…: { $ref: paths/loans.yaml#/… }".',
    ],
    [
      'specs/toy/schemas/loans.yaml',
      'Loan: { type: object }\n',
      '#  unused-file  Nothing refers to this file, so nothing is generated from it. Refer to it, or remove it.',
    ],
  ])('are named with what to do: %s', async (path, text, want) => {
    await write(path, text);
    expect(await run()).toEqual({
      ok: false,
      output: `${path}:1:1  ${want}\n1 diagnostic(s). Nothing was written.`,
    });
    await rm(join(root, path));
  });

  it('are named entry by entry', async () => {
    const inFolder = (toyFiles[PATHS] ?? '').replaceAll('schemas.yaml', '../schemas.yaml');
    await write('specs/toy/paths/books.yaml', `${inFolder}loans: { get: {} }\n`);
    await write(ROOT, (toyFiles[ROOT] ?? '').replaceAll('paths.yaml', 'paths/books.yaml'));
    await rm(join(root, PATHS));
    const { output } = await run();
    expect(output).toContain(
      '#/loans  unused-path  Nothing refers to "loans", so nothing is generated from it. Add its row to "paths" of specs/toy/openapi.yaml, such as "/…: { $ref: paths/books.yaml#/loans }".\n1 diagnostic(s).',
    );
    await rm(join(root, 'specs/toy/paths/books.yaml'));
    for (const path of [ROOT, PATHS]) await write(path, toyFiles[path] ?? '');
    expect(await run()).toMatchObject({ ok: true });
  });
});

describe('the command line', () => {
  it('ends with 1 when something drifts', async () => {
    await write(STALE, '// nobody asks for this');
    const { code, output } = await runCli('--check');
    expect(code).toBe(1);
    expect(output).toContain(`${STALE}: no longer generated`);
  });

  it('names what is missing where there is no spec', async () => {
    await rm(join(root, 'specs/toy'), { recursive: true });
    const { code, output } = await runCli();
    expect(code).toBe(1);
    expect(output).toBe('There is no spec under specs/. Add specs/<api>/openapi.yaml.\n');
  });
});
