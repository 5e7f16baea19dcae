import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlan } from './plan.ts';
import { formatDiagnostic } from '../project/report.ts';
import type { PlanFlags } from './assemble.ts';

const DOCUMENT = `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\n`;
const FILES: { readonly [path: string]: string } = {
  'docs/trains.yaml': DOCUMENT,
  'docs/trains.overlay.yaml': 'overlay: 1.0.0',
  'docs/trains.late.overlay.yaml': 'overlay: 1.0.0',
  'docs/boats.json': '{ "openapi": "3.0.0" }',
  'docs/notes.yaml': 'a: 1',
  'specs/planes/openapi.yaml': DOCUMENT,
  'specs/planes/ours.overlay.yaml': 'overlay: 1.0.0',
  'specs/planes/paths/wings.yaml': '{}',
  'mine.mjs': `export default { name: 'mine', emit: () => [] };`,
  'none.mjs': 'export default 5;',
};

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plan-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** The plan of a configuration, or its diagnostics in words. */
async function planOf(config: string, flags: PlanFlags = {}) {
  await writeFile(join(root, 'generator.config.json'), config);
  const plan = await createPlan(flags, root);
  return plan.ok ? plan.value : plan.diagnostics.map(formatDiagnostic);
}

describe('the documents of a run', () => {
  it.each<readonly [inputs: string, want: readonly object[]]>([
    [
      'docs/trains.yaml',
      [
        {
          api: 'trains',
          file: 'docs/trains.yaml',
          overlays: ['docs/trains.late.overlay.yaml', 'docs/trains.overlay.yaml'],
        },
      ],
    ],
    ['docs', [{ api: 'boats' }, { api: 'trains' }]],
    [
      'specs',
      [
        {
          api: 'planes',
          file: 'specs/planes/openapi.yaml',
          overlays: ['specs/planes/ours.overlay.yaml'],
          yamlFiles: ['specs/planes/openapi.yaml', 'specs/planes/paths/wings.yaml'],
        },
      ],
    ],
    ['specs/planes/openapi.yaml', [{ api: 'planes' }]],
  ])('are found at %s', async (input, want) => {
    const plan = await createPlan({ inputs: [input] }, root);
    expect(plan).toMatchObject({
      ok: true,
      value: { root, specs: want, outputs: [{ folder: 'src/generated' }] },
    });
  });

  it('are those of a configuration beside the specs, whose paths start there', async () => {
    const own = await mkdtemp(join(tmpdir(), 'plan-specs-'));
    const write = async (path: string, text: string): Promise<void> => {
      await mkdir(dirname(join(own, path)), { recursive: true });
      await writeFile(join(own, path), text);
    };
    await write('specs/planes/openapi.yaml', DOCUMENT);
    await write('specs/generator.config.json', '{ "input": ".", "out": "../made" }');
    expect(await createPlan({}, own)).toMatchObject({
      value: { root: own, specs: [{ file: 'specs/planes/openapi.yaml' }], outputs: [{ folder: 'made' }] },
    });
    await write('specs/generator.config.json', '{ "input": "none" }');
    const broken = await createPlan({}, own);
    expect(broken.ok ? [] : broken.diagnostics.map(formatDiagnostic)).toEqual([
      expect.stringMatching(/^specs\/generator\.config\.json:1:3 /),
    ]);
    await rm(own, { recursive: true, force: true });
  });

  it('are those of the configuration, with settings of their own', async () => {
    const config = {
      input: {
        trains: { file: 'docs/trains.yaml', overlays: [], basePath: '/v2', strict: true },
        b: 'docs/boats.json',
      },
      out: 'api',
      mayLeaveOut: 50,
      targets: ['sdk', { use: './mine.mjs', out: 'other', colour: 'red' }],
    };
    expect(await planOf(JSON.stringify(config))).toMatchObject({
      specs: [
        { api: 'trains', file: 'docs/trains.yaml', overlays: [], strict: true },
        { api: 'b', file: 'docs/boats.json' },
      ],
      outputs: [
        { target: 'sdk', folder: 'api' },
        { target: { name: 'mine' }, folder: 'other', settings: { colour: 'red' } },
      ],
      options: { mayLeaveOut: 0.5, basePaths: { trains: '/v2' } },
    });
  });

  it('have the same paths whichever targets are made', async () => {
    const config = JSON.stringify({
      input: 'docs',
      targets: [
        { use: 'sdk', out: '../beside' },
        { use: './mine.mjs', out: 'docs/mine' },
      ],
    });
    const all = await planOf(config);
    const one = await planOf(config, { targets: ['./mine.mjs'] });
    expect(one).toMatchObject({ root: dirname(root), outputs: [{ target: { name: 'mine' } }] });
    expect(one).toMatchObject({ specs: 'specs' in all ? all.specs : [] });
  });

  it('may lie beside the project', async () => {
    const plan = await createPlan({ inputs: ['../docs/trains.yaml'], out: 'api' }, join(root, 'specs'));
    expect(plan).toMatchObject({
      value: { root, specs: [{ file: 'docs/trains.yaml' }], outputs: [{ folder: 'specs/api' }] },
    });
  });

  it.each<readonly [flags: PlanFlags, text: string]>([
    [{ inputs: ['none.yaml'] }, 'There is no OpenAPI document at none.yaml.'],
    [{ inputs: ['docs/trains.yaml', 'docs'] }, 'Two documents are called "trains".'],
    [{ inputs: ['docs'], targets: ['sdkk'] }, 'There is no target "sdkk". Did you mean "sdk"?'],
    [{ config: 'none.json' }, 'none.json'],
  ])('are asked for in words: %o', async (flags, text) =>
    expect(createPlan(flags, root)).rejects.toThrow(text),
  );

  it('are asked for where nothing names them', async () =>
    expect(createPlan({}, join(root, 'docs'))).rejects.toThrow('Try "init <document>"'));
});

describe('a broken configuration is told with place and remedy, all at once', () => {
  it.each<readonly [name: string, text: string, want: readonly string[]]>([
    ['nothing', '', ['1:1  #  broken-json  ValueExpected. Mend the JSON.']],
    [
      'no JSON',
      '{ "input": docs }',
      [
        '1:12  #  broken-json  InvalidSymbol. Mend the JSON.',
        '1:17  #  broken-json  ValueExpected. Mend the JSON.',
      ],
    ],
    ['no document', '{}', ['1:1  #  invalid-config  "input" is missing. Add "input".']],
    [
      'an unknown member',
      '{\n  "input": "docs",\n  "outt": "api"\n}',
      ['3:3  #/outt  invalid-config  "outt" is not known here. Did you mean "out"?'],
    ],
    [
      'a value of another kind',
      '{ "input": "docs", "strict": "yes" }',
      [
        '1:20  #/strict  invalid-config  This must be boolean. True to refuse what is otherwise warned about, and to hold documents that hold our extensions themselves to all rules.',
      ],
    ],
    [
      'a share above 100',
      '{ "input": "docs", "mayLeaveOut": 120 }',
      [
        "1:20  #/mayLeaveOut  invalid-config  This must be <= 100. The percentage of a document's operations that may be left out; 10 unless stated.",
      ],
    ],
    [
      'an api that nothing can be called after',
      '{ "input": { "My Api": "docs/trains.yaml" } }',
      [
        '1:14  #/input/My Api  invalid-config  "My Api" cannot be the name of an api. Use a-z, digits and "-".',
      ],
    ],
    [
      'a document that is not there',
      '{ "input": {\n  "a": "docs/tains.yaml" } }',
      ['2:3  #/input/a  missing-file  There is no file docs/tains.yaml. Correct the path.'],
    ],
    [
      'a folder without documents',
      '{ "input": "specs/planes/paths" }',
      ['1:3  #/input  missing-file  There is no OpenAPI document at specs/planes/paths. Correct the path.'],
    ],
    [
      'an overlay that is not there',
      '{ "input": { "a": { "file": "docs/trains.yaml", "overlays": ["o.yaml"] } } }',
      ['1:62  #/input/a/overlays/0  missing-file  There is no overlay o.yaml. Correct the path.'],
    ],
    [
      'an unknown target',
      '{ "input": "docs", "targets": ["sdk", "posman"] }',
      ['1:39  #/targets/1  unknown-target  There is no target "posman". Did you mean "postman"?'],
    ],
    [
      'a module that is not there',
      '{ "input": "docs", "targets": [{ "use": "./my.mjs" }] }',
      ['1:34  #/targets/0/use  unknown-target  There is no module "./my.mjs". Correct the path.'],
    ],
    [
      'a module without a target',
      '{ "input": "docs", "targets": [{ "use": "./none.mjs" }] }',
      [
        '1:34  #/targets/0/use  unknown-target  "./none.mjs" has no target as its default export. Export an object with "name" and "emit".',
      ],
    ],
    [
      'a base path of a wrong form',
      '{ "input": { "a": { "file": "docs/trains.yaml", "basePath": "v1" } } }',
      [
        '1:49  #/input/a/basePath  invalid-config  This must match pattern "^(?:/.*[^/])?$". The path before all others, in place of that of its first server; "" for none.',
      ],
    ],
    [
      'several at once',
      '{ "input": "docs", "strict": 1, "importExtension": ".mjs", "targetts": [] }',
      [
        '1:60  #/targetts  invalid-config  "targetts" is not known here. Did you mean "targets"?',
        '1:20  #/strict  invalid-config  This must be boolean. True to refuse what is otherwise warned about, and to hold documents that hold our extensions themselves to all rules.',
        '1:33  #/importExtension  invalid-config  This must be equal to one of the allowed values .js, .ts. The ending by which generated files import each other; .js unless stated.',
      ],
    ],
  ])('%s', async (_, text, want) => {
    const found = await planOf(text);
    expect(found).toEqual(want.map((line) => `generator.config.json:${line}`));
  });
});
