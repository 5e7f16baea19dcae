import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url));

const SOUND: { readonly [path: string]: string } = {
  'api.yaml': `openapi: 3.1.0
info: { title: Seats, version: '1' }
paths:
  /seats/{seatId}:
    get:
      operationId: getSeat
      parameters: [{ name: seatId, in: path, required: true, schema: { type: string } }]
      responses:
        '200': { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Seat' } } } }
components:
  schemas:
    Seat: { type: object, required: [id], properties: { id: { type: string } } }
`,
  'ours.yaml': `overlay: 1.0.0
info: { title: Ours, version: '1' }
actions:
  - target: $.info
    update: { description: Seats of trains. }
`,
  'generator.config.json': `{
  "input": { "seats": { "file": "api.yaml", "overlays": ["ours.yaml"] } },
  "out": "made"
}
`,
};

let root = '';

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const generate = () => spawnSync(process.execPath, [CLI, 'generate'], { cwd: root, encoding: 'utf8' });
/** Every file that was generated, with its text. */
const made = () =>
  readdirSync(join(root, 'made'), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')])
    .toSorted();

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'bad-input-'));
  for (const [path, text] of Object.entries(SOUND)) write(path, text);
  const { status, stderr } = generate();
  if (status !== 0) throw new Error(stderr);
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each<readonly [name: string, file: string, find: string, put: string, want: readonly string[]]>([
  ['a document that is no YAML', 'api.yaml', 'paths:', 'paths: [', ['api.yaml:4:10  #  broken-yaml']],
  [
    'a document with two faults',
    'api.yaml',
    "schema: { type: string } }]\n      responses:\n        '200': { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Seat' }",
    "schema: { type: strin } }]\n      responses:\n        '200': { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Saet' }",
    ['api.yaml:7:', 'api.yaml:9:'],
  ],
  [
    'an overlay with an unknown member',
    'ours.yaml',
    'update:',
    'updte:',
    ['ours.yaml:5:5  #/actions/0/updte'],
  ],
  [
    'a configuration with an unknown member',
    'generator.config.json',
    '"out"',
    '"outt"',
    ['generator.config.json:3:3  #/outt'],
  ],
])('%s ends in its places and in exit code 1, and nothing is written', (_, file, find, put, want) => {
  const sound = SOUND[file] ?? '';
  const broken = sound.replace(find, put);
  expect(broken).not.toBe(sound);
  const before = made();
  write(file, broken);
  const { status, stdout, stderr } = generate();
  write(file, sound);
  const told = stdout + stderr;
  expect(status).toBe(1);
  expect(want.filter((place) => !told.includes(place))).toEqual([]);
  expect(told).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  expect(made()).toEqual(before);
});
