import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlan } from './config/plan.ts';
import { generateProject } from './project.ts';
import { printDiagnostics } from './project/report.ts';

const SOUND: { readonly [file: string]: string } = {
  'api.yaml': `openapi: 3.1.0
info: { title: Seats, version: '1' }
paths:
  /seats/{seatId}:
    get:
      operationId: getSeat
      parameters:
        - { name: seatId, in: path, required: true, schema: { type: string } }
        - { name: side, in: query, schema: { type: string, enum: [left, right] } }
      responses:
        '200':
          description: One
          content: { application/json: { schema: { $ref: '#/components/schemas/Seat' } } }
components:
  schemas:
    Seat: { type: object, required: [id], properties: { id: { type: string }, row: { type: integer } } }
`,
  'ours.yaml': `overlay: 1.0.0
info: { title: Ours, version: '1' }
actions:
  - target: $.info
    update: { description: Seats of trains. }
  - target: $
    update: { x-lifetimes: { Seat: { fresh: 30000 } } }
  - target: $.components.schemas.Seat
    update: { x-entity: { key: [id], lifetime: Seat } }
  - target: $.paths['/seats/{seatId}'].get
    update: { x-read: { lifetime: Seat, entity: Seat, key: { id: seatId } } }
`,
  'generator.config.json': `{
  "input": { "seats": { "file": "api.yaml", "overlays": ["ours.yaml"] } },
  "out": "made",
  "targets": ["sdk", { "use": "msw", "out": "mocks" }]
}
`,
};

let root = '';

/** Runs the generator on the folder as it is; gives what it printed, and true when it wrote. */
async function run(): Promise<{ readonly isDone: boolean; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  const plan = await createPlan({}, root);
  if (plan.ok) return { isDone: await generateProject({ plan: plan.value, check: false, print }), lines };
  printDiagnostics(plan.diagnostics, print);
  return { isDone: false, lines };
}

/** Every file of the folder, with its text. */
const filesOf = (): readonly (readonly [path: string, text: string])[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.includes('.gen.'))
    .map((path): readonly [string, string] => [path, readFileSync(path, 'utf8')])
    .toSorted();

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'bad-input-'));
  for (const [path, text] of Object.entries(SOUND)) writeFileSync(join(root, path), text);
  const { isDone, lines } = await run();
  if (!isDone) throw new Error(lines.join('\n'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** One way to break a file, and the place, pointer and rule of what is told; a remedy follows. */
type Row = readonly [find: string, put: string, want: string, remedy: RegExp];

const DOCUMENT: readonly Row[] = [
  ['paths:\n', 'paths: [\n', '4:10  #  broken-yaml', /Mend the YAML\.$/],
  ['One\n', 'One\n          description: Two\n', '13:11  #  broken-yaml', /Mend the YAML\.$/],
  ['openapi: 3.1.0\n', '', '1:1  #  unknown-version', /Begin with "openapi: 3\.1\.0"/],
  ['3.1.0', '4.0.0', '1:10  #/openapi  unknown-version', /Begin with "openapi: 3\.1\.0"/],
  [
    'in: query',
    'in: qery',
    '9:29  #/paths/~1seats~1{seatId}/get/parameters/1/in  struct',
    /Did you mean "query"\?$/,
  ],
  [
    'type: string, enum',
    'type: strin, enum',
    '9:52  #/paths/~1seats~1{seatId}/get/parameters/1/schema/type  struct',
    /Did you mean "string"\?$/,
  ],
  [
    'schemas/Seat',
    'schemas/Saet',
    '13:50  #/paths/~1seats~1{seatId}/get/responses/200/content/application~1json/schema  no-unresolved-refs',
    /Did you mean "Seat"\?$/,
  ],
  [
    "'200':",
    '20O:',
    '11:9  #/paths/~1seats~1{seatId}/get/responses/20O  struct',
    /Correct the name, or take it out\.$/,
  ],
  ['  /seats', '  seats', '4:3  #/paths/seats~1{seatId}  struct', /Correct the name, or take it out\.$/],
  [
    'required: [id]',
    'required: id',
    '16:37  #/components/schemas/Seat/required  struct',
    /Give a value of this type\.$/,
  ],
  [
    'required: true',
    'required: yes',
    '8:47  #/paths/~1seats~1{seatId}/get/parameters/0/required  struct',
    /Give a value of this type\.$/,
  ],
  [
    '{ name: seatId, in: path, required: true, schema: { type: string } }',
    '{ $ref: ./none.yaml#/seatId }',
    '8:19  #/paths/~1seats~1{seatId}/get/parameters/0/$ref  missing-file',
    /Correct the path or add the file\.$/,
  ],
];

const OVERLAY: readonly Row[] = [
  ['actions:\n', 'actions: [\n', '4:3  #  broken-yaml', /Mend the YAML\.$/],
  ['overlay: 1.0.0', 'overlay: 9.0.0', '1:1  #  invalid-overlay', /Begin with "overlay: 1\.0\.0"/],
  ['actions:', 'action:', '3:1  #/action  invalid-overlay', /Did you mean "actions"\?$/],
  ['update: { d', 'updte: { d', '5:5  #/actions/0/updte  invalid-overlay', /Did you mean "update"\?$/],
  ['$.info', '"$.info["', '4:13  #/actions/0/target  invalid-overlay', /Correct the JSONPath\.$/],
  ['$.info', '5', '4:13  #/actions/0/target  invalid-overlay', /See the OpenAPI Overlay Specification/],
  [
    '{ description: Seats of trains. }',
    'Seats',
    '5:13  #/actions/0/update  invalid-overlay',
    /Give an object for an object/,
  ],
  ['x-read', 'x-raed', '11:23  #/actions/3/update/x-raed  unknown-extension', /Did you mean "x-read"\?$/],
  [
    'fresh: 30000',
    'fresh: 30s',
    '7:45  #/actions/1/update/x-lifetimes/Seat/fresh  invalid-extension',
    /See specs\/extensions\/README\.md\.$/,
  ],
  [
    'key: [id]',
    'key: [ID]',
    '9:33  #/actions/2/update/x-entity/key/0  unknown-property',
    /Did you mean "id"\?$/,
  ],
  [
    'lifetime: Seat, entity',
    'lifetime: Saet, entity',
    '11:35  #/actions/3/update/x-read/lifetime  unknown-lifetime',
    /Did you mean "Seat"\?$/,
  ],
  [
    'entity: Seat,',
    'entity: Saet,',
    '11:49  #/actions/3/update/x-read/entity  unknown-entity',
    /Did you mean "Seat"\?$/,
  ],
];

const CONFIG: readonly Row[] = [
  ['"made",', '"made"', '4:3  #  broken-json', /Mend the JSON\.$/],
  ['"input"', '"inptu"', '2:3  #/inptu  invalid-config', /Did you mean "input"\?$/],
  ['"api.yaml"', '"apis.yaml"', '2:25  #/input/seats/file  missing-file', /Correct the path\.$/],
  ['"ours.yaml"', '"our.yaml"', '2:58  #/input/seats/overlays/0  missing-file', /Correct the path\.$/],
  ['"overlays"', '"overlay"', '2:45  #/input/seats/overlay  invalid-config', /Did you mean "overlays"\?$/],
  ['"seats"', '"Seats of"', '2:14  #/input/Seats of  invalid-config', /Use a-z, digits and "-"\.$/],
  ['"made"', '5', '3:3  #/out  invalid-config', /The folder of the generated files/],
  ['"msw"', '"mws"', '4:24  #/targets/1/use  unknown-target', /Did you mean "msw"\?$/],
  ['"use": "msw", ', '', '4:22  #/targets/1  invalid-config', /Add "use"\.$/],
  [
    '"out": "made"',
    '"out": "made", "mayLeaveOut": 200',
    '3:18  #/mayLeaveOut  invalid-config',
    /The percentage/,
  ],
  [
    '"out": "made"',
    '"out": "made", "importExtension": ".mjs"',
    '3:18  #/importExtension  invalid-config',
    /The ending/,
  ],
  ['"out": "made"', '"out": "made", "strict": "yes"', '3:18  #/strict  invalid-config', /True to refuse/],
];

describe.each([
  ['api.yaml', DOCUMENT],
  ['ours.yaml', OVERLAY],
  ['generator.config.json', CONFIG],
])('%s, broken', (file, rows) => {
  const breakWith = (text: string, [find, put]: Row): string => {
    expect(text).toContain(find);
    return text.replace(find, () => put);
  };
  const runBroken = async (text: string): Promise<readonly string[]> => {
    const before = filesOf();
    writeFileSync(join(root, file), text);
    const { isDone, lines } = await run().finally(() => writeFileSync(join(root, file), SOUND[file] ?? ''));
    expect([isDone, lines.at(-1)]).toEqual([false, expect.stringMatching(/^\d+ diagnostic.*Nothing was/)]);
    expect(filesOf()).toEqual(before);
    return lines;
  };

  it.each(rows)('%j in the place of %j is told with its place and a remedy', async (...row) => {
    const lines = await runBroken(breakWith(SOUND[file] ?? '', row));
    const [, , want, remedy] = row;
    expect(lines.filter((line) => line.startsWith(`${file}:${want}  `))).toEqual([
      expect.stringMatching(remedy),
    ]);
  });
});

it.each<readonly [file: string, rows: readonly Row[]]>([
  ['api.yaml', DOCUMENT.slice(4, 6).concat(DOCUMENT.slice(7, 8), DOCUMENT.slice(9, 11))],
  ['ours.yaml', OVERLAY.slice(8)],
  ['generator.config.json', CONFIG.slice(9, 10).concat(CONFIG.slice(4, 5), CONFIG.slice(6, 7))],
])('several faults of %s are told at once', async (file, rows) => {
  const broken = rows.reduce((text, [find, put]) => text.replace(find, () => put), SOUND[file] ?? '');
  writeFileSync(join(root, file), broken);
  const { isDone, lines } = await run().finally(() => writeFileSync(join(root, file), SOUND[file] ?? ''));
  expect(isDone).toBe(false);
  for (const [, , want] of rows) {
    const [, ...pointerAndRule] = want.split('  ');
    expect(lines.filter((line) => line.includes(`  ${pointerAndRule.join('  ')}  `))).toHaveLength(1);
  }
});

it('the command ends with 1, and shows no stack', () => {
  writeFileSync(join(root, 'api.yaml'), (SOUND['api.yaml'] ?? '').replace('type: string', 'type: strin'));
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'generate'], {
    cwd: root,
    encoding: 'utf8',
  });
  writeFileSync(join(root, 'api.yaml'), SOUND['api.yaml'] ?? '');
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('api.yaml:8:');
  expect(stdout + stderr).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
});
