import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../node_modules/@readme/oas-examples/', import.meta.url));

const SMALL = `openapi: 3.1.0
info: { title: Trains, version: '1' }
paths: { /a: { get: { responses: { '200': { description: A, content: { application/json: { schema: { type: string } } } } } } } }
`;

const ANSWER = (file: string): string =>
  `responses: { '200': { description: A, content: { application/json: { schema: { $ref: ${file} } } } } }`;
const PARAMETER = 'parameters: [{ name: id, in: path, required: true, schema: { type: string } }]';

/** A document in many files: its schemas are an index of files, and one of them is in none. */
const MANY: { readonly [path: string]: string } = {
  'api.yaml': `openapi: 3.1.0
info: { title: Trains, version: '1' }
paths:
  /seats/{id}: { $ref: seat.yaml }
  /rows/{id}: { $ref: row.yaml }
components: { schemas: { $ref: schemas/index.yaml } }
`,
  'seat.yaml': `get: { operationId: getSeat, ${PARAMETER}, ${ANSWER('schemas/Seat.yaml')} }\n`,
  'row.yaml': `get: { operationId: getRow, ${PARAMETER}, ${ANSWER('schemas/row.yaml')} }\n`,
  'schemas/index.yaml': 'Seat: { $ref: Seat.yaml }\n',
  'schemas/Seat.yaml': 'type: object\nproperties: { id: { type: string } }\n',
  'schemas/row.yaml': 'type: object\nproperties: { id: { type: string } }\n',
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'init-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The command line in a process of its own, in the temporary folder. */
function run(...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}
const text = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');

describe('the way from a document to files', { timeout: 60_000 }, () => {
  it('is three commands', async () => {
    await copyFile(join(EXAMPLES, '3.1/json/petstore.json'), join(folder, 'api.json'));
    const before = await text('api.json');
    expect(await run('init', 'api.json')).toMatchObject({ code: 0 });
    expect(await run()).toMatchObject({ code: 0, output: expect.stringContaining('files generated') });
    expect(await text('src/generated/entities.gen.ts')).toContain('Pet: {');
    expect(await text('api.json')).toBe(before);

    // What somebody has changed since is theirs.
    const own = (await text('api.overlay.yaml')).replaceAll('fresh: 30000', 'fresh: 5');
    await writeFile(join(folder, 'api.overlay.yaml'), own);
    expect((await run('init', 'api.json')).output).toContain(
      'api.overlay.yaml: is there already, and is left as it is.',
    );
    expect(await text('api.overlay.yaml')).toBe(own);
    expect(await run('check')).toMatchObject({
      code: 1,
      output: expect.stringContaining('+  Pet: { fresh: 5 }'),
    });
  });

  it('remembers a run that changed nothing, and forgets it with any change', async () => {
    await writeFile(join(folder, 'trains.yaml'), SMALL);
    const command = ['trains.yaml', '--out', 'api', '--quiet'];
    expect((await run(...command)).output).toMatch(/^\d+ files generated, \d+ changed\.\n/);
    expect((await run(...command)).output).toBe('Nothing has changed.\n');
    await writeFile(join(folder, 'api/lifetimes.gen.ts'), '');
    expect((await run('check', ...command)).output).toContain('--- api/lifetimes.gen.ts');
    expect((await run(...command)).output).toMatch(/, 1 changed\.\n/);
    await writeFile(join(folder, 'api/extra.gen.ts'), '');
    expect((await run('check', ...command)).output).toContain('api/extra.gen.ts: no longer generated');
    await rm(join(folder, 'api/extra.gen.ts'));
    const overlay = `overlay: 1.0.0\ninfo: { title: A, version: '1' }\nactions: [{ target: $, update: { x-lifetimes: { A: { fresh: 1 } } } }]\n`;
    await writeFile(join(folder, 'trains.overlay.yaml'), overlay);
    expect((await run('check', ...command)).code).toBe(1);
  });

  it('writes hooks once the project has React', async () => {
    await writeFile(join(folder, 'trains.yaml'), SMALL);
    const command = ['trains.yaml', '--out', 'api', '--quiet'];
    expect((await run(...command)).output).toContain('--react writes them.');
    await expect(text('api/hooks.gen.ts')).rejects.toThrow('ENOENT');
    await writeFile(join(folder, 'package.json'), '{ "dependencies": { "react": "19.3.1" } }');
    expect((await run(...command)).output).toMatch(/^\d+ files generated, 1 changed\.\n$/);
    expect(await text('api/hooks.gen.ts')).toContain('Generated from');
    expect((await run(...command, '--no-react')).output).toMatch(/^\d+ files generated, 0 changed\.\n$/);
    await expect(text('api/hooks.gen.ts')).rejects.toThrow('ENOENT');
  });

  it('goes through all files of a document, and proposes only what an overlay can say', async () => {
    await mkdir(join(folder, 'schemas'));
    for (const [path, each] of Object.entries(MANY)) await writeFile(join(folder, path), each);
    expect(await run('init', 'api.yaml')).toMatchObject({ code: 0 });
    expect((await text('api.overlay.yaml')).match(/target: .*/g)).toEqual([
      'target: $',
      'target: $.components.schemas.Seat',
      "target: $.paths['/seats/{id}'].get",
    ]);
    const { code, output } = await run('--quiet');
    expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ files generated/)]);
    expect(await text('src/generated/entities.gen.ts')).toContain('Seat: {');
  });

  it('ends at a document that is none, and nothing is written', async () => {
    await writeFile(join(folder, 'api.yaml'), 'openapi: 3.1.0\ninfo: { title: A }\npaths: 5\n');
    const { code, output } = await run('init', 'api.yaml');
    expect(code).toBe(1);
    expect(output).toContain('Nothing was written.');
    await expect(text('api.overlay.yaml')).rejects.toThrow('ENOENT');
  });
});
