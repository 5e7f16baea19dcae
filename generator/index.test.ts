import { beforeAll, describe, expect, it } from 'vitest';
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { createToyReader, toySpecs } from './testing/toy.ts';
import { generate } from './index.ts';
import type { ToyChange } from './testing/toy.ts';

const OPERATIONS = 'sdk/src/generated/operations/toy-books.gen.ts';
const VALIDATORS = 'sdk/src/generated/validators/toy-books.gen.js';
const WRITES = {
  operations: 'sdk/src/generated/operations/toy-books-writes.gen.ts',
  validators: 'sdk/src/generated/validators/toy-books-writes.gen.js',
};
const SANDBOX = 'tests/sandbox/generated/response-validators/toy-books.gen.js';

type Files = ReadonlyMap<string, string>;

async function generateToy(...changes: readonly ToyChange[]): Promise<Files> {
  const result = await generate({ specs: toySpecs, readFile: createToyReader(changes) });
  if (!result.ok) throw new Error(result.diagnostics.map((diagnostic) => diagnostic.message).join('\n'));
  return new Map(result.value.map((file) => [file.path, file.text]));
}

let files: Files = new Map();
beforeAll(async () => {
  files = await generateToy();
});

const textOf = (path: string): string => files.get(path) ?? '';

describe('generate', () => {
  it('makes the same bytes twice, with nothing of this machine in them', async () => {
    const again = await generateToy();
    expect([...again]).toEqual([...files]);
    expect([...files.values()].join('\n')).not.toContain(process.cwd());
    expect([...files.values()].every((text) => !text.includes('\r'))).toBe(true);
  });

  it('names source and command at the top of every file', () => {
    const nameless = [...files].filter(([, text]) => {
      const top = text.slice(0, 200);
      return !top.includes('specs/toy/openapi.yaml') || !top.includes('npm run generate');
    });
    expect(nameless.map(([path]) => path)).toEqual([]);
    expect(files.size).toBeGreaterThan(15);
  });

  it('changes the lifetimes in tables when one changes in the spec, and no code', async () => {
    const change = {
      file: 'specs/toy/openapi.yaml',
      find: 'Book: { fresh: 30000 }',
      put: 'Book: { fresh: 7 }',
    };
    const changed = await generateToy(change);
    const different = [...files.keys()].filter((path) => changed.get(path) !== files.get(path));
    const tables = ['entities', 'lifetimes', 'operations/toy-books'];
    expect(different).toEqual(tables.map((name) => `sdk/src/generated/${name}.gen.ts`));
    for (const path of different) {
      const text = changed.get(path) ?? '';
      expect(text).toMatch(/(fresh|lifetime): 7\b/);
      expect(text.replaceAll(/(?<=(?:fresh|lifetime): )7\b/g, '30000')).toBe(files.get(path));
    }
  });

  it.each([
    ['its key', 'entity: { name: "Book", key: { id: "bookId" } }'],
    ['its lifetime, from the entity', 'lifetime: 30000'],
    ['the lifetime of errors', 'errors: { remember: [404], lifetime: 30000 }'],
    ['the name of a header on the wire', 'wire: "If-Unmodified-Since"'],
    ['a list', '{ name: "fields", in: "query", list: "csv", normalise: "comma-list" }'],
    ['a default out of the constants', 'defaults: { pageSize: 20 }'],
    ['what is taken out of the body', 'take: { bookId: "fields.Id" }'],
    ['the members of the body', 'body: ["note", "fields"]'],
    [
      'the shape of a response',
      'response: { kind: "object", members: { books: { kind: "list", items: { kind: "entity", entity: "Book" } } } }',
    ],
  ])('puts into the tables %s', (_, want) => {
    const tables = textOf(OPERATIONS) + textOf(WRITES.operations);
    expect(tables.replace(/\s+/g, ' ').replaceAll(', }', ' }')).toContain(want);
  });

  it('keeps writes apart from reads', () => {
    expect(textOf(OPERATIONS)).toContain('export const getBook:');
    expect(textOf(OPERATIONS)).not.toContain('updateBook');
    expect(textOf(WRITES.operations)).toContain('export const updateBook:');
  });

  it.each([
    ['lifetime: Shelf', 'lifetime: Shlef', '68:17 #/books/get/x-read/lifetime unknown-lifetime'],
    [
      'value: { books: [], next: null }',
      'value: { books: 1, next: null }',
      '81:50 #/books/get/responses/200/content/application~1json/examples/empty/value/books invalid-example',
    ],
    [
      'value: { fields: { Title: Emma } }',
      'value: { fields: { Title: 1 } }',
      '51:58 #/book/patch/requestBody/content/application~1json/examples/title/value/fields/Title invalid-example',
    ],
    [
      'value: [{ errorCode: NOT_FOUND }]',
      'value: [{}]',
      '88:38 #/missing/content/application~1json/examples/missing/value/0 invalid-example',
    ],
  ])('writes nothing for a spec with %s broken, but says where', async (find, put, want) => {
    const change = { file: 'specs/toy/paths.yaml', find, put };
    const result = await generate({ specs: toySpecs, readFile: createToyReader([change]) });
    const diagnostics = result.ok ? [] : result.diagnostics;
    const shown = diagnostics.map(
      ({ line, column, pointer, rule }) => `${line}:${column} ${pointer} ${rule}`,
    );
    expect([...new Set(shown)]).toEqual([want]);
  });
});

/** Runs generated validators in a process that cannot turn text into code. */
function validate(path: string, calls: readonly (readonly [string, unknown])[]): readonly boolean[] {
  const lines = calls.map(([validator, value]) => `${validator}(${JSON.stringify(value)})`);
  const script = `${textOf(path)}\nconsole.log(JSON.stringify([${lines.join(', ')}]));`;
  const flags = ['--disallow-code-generation-from-strings', '--input-type=module', '-e', script];
  const answers: unknown = JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
  return Array.isArray(answers) ? answers.map(Boolean) : [];
}

describe('generated validators of configurations', () => {
  const ROWS: readonly (readonly [string, unknown, boolean])[] = [
    ['validateGetBook', { bookId: 'b1', fields: ['title'] }, true],
    ['validateGetBook', { bookId: 'b1', fields: 'title,author' }, true],
    ['validateGetBook', { bookId: 'b1', fields: undefined, layout: 'full' }, true],
    ['validateGetBook', { bookId: '', fields: ['title'] }, false],
    ['validateGetBook', { fields: ['title'] }, false],
    ['validateGetBook', { bookId: 'b1' }, false],
    ['validateGetBook', { bookId: 'b1', fields: [] }, false],
    ['validateGetBook', { bookId: 'b1', fields: [1] }, false],
    ['validateGetBook', null, false],
    ['validateGetBooks', {}, true],
    ['validateGetBooks', { pageSize: 'many' }, false],
    ['validateUpdateBook', { fields: { Id: 'b1', Title: 'Emma' } }, true],
    ['validateUpdateBook', { fields: { Title: 'Emma' } }, false],
    ['validateUpdateBook', { fields: { Id: '', Title: 'Emma' } }, false],
    ['validateUpdateBook', { fields: { Id: 'b1' }, note: 'x'.repeat(11) }, false],
    ['validateUpdateBook', { fields: { Id: 'b1' }, note: '😀'.repeat(10) }, true],
    ['validateUpdateBook', {}, false],
  ];

  it('accept and refuse without evaluating code', () => {
    const isWrite = ([name]: (typeof ROWS)[number]) => name === 'validateUpdateBook';
    for (const [path, rows] of [
      [VALIDATORS, ROWS.filter((row) => !isWrite(row))],
      [WRITES.validators, ROWS.filter(isWrite)],
    ] as const) {
      const answers = validate(
        path,
        rows.map(([name, value]) => [name, value] as const),
      );
      expect(rows.map(([name, value], index) => [name, value, answers[index]])).toEqual(rows);
    }
  });

  it('are dropped from a bundle one by one', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "export { validateGetBooks } from 'generated'" },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      plugins: [
        {
          name: 'generated',
          setup(setup) {
            setup.onResolve({ filter: /^generated$/ }, () => ({ path: 'generated', namespace: 'generated' }));
            setup.onLoad({ filter: /.*/, namespace: 'generated' }, () => ({ contents: textOf(VALIDATORS) }));
          },
        },
      ],
    });
    const text = outputFiles[0]?.text ?? '';
    expect(text).toContain('pageSize');
    expect(text).not.toContain('bookId');
    expect(text.length).toBeLessThan(2000);
  });
});

describe('generated validators for the sandbox', () => {
  it('know the bodies of requests and of answers by status', () => {
    const book = { id: 'b1', title: 'Emma', version: 1, author: null };
    const rows: readonly (readonly [string, unknown, boolean])[] = [
      ['getBook.responses["200"]', book, true],
      ['getBook.responses["200"]', { ...book, version: 'one' }, false],
      ['getBook.responses["404"]', [{ errorCode: 'NOT_FOUND' }], true],
      ['getBook.responses["404"]', [{}], false],
      ['updateBook.request', { fields: { Title: 'Emma' } }, true],
      ['updateBook.request', { fields: 1 }, false],
    ];
    const answers = validate(
      SANDBOX,
      rows.map(([name, value]) => [`validators.${name}`, value] as const),
    );
    expect(answers).toEqual(rows.map(([, , want]) => want));
  });
});
