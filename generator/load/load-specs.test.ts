import { describe, expect, it } from 'vitest';
import { createToyReader, toySpecs } from '../testing/toy.ts';
import { readDocuments } from './source/documents.ts';
import { loadSpecs } from './load-specs.ts';
import { runRules } from './rules/run-rules.ts';
import type { Diagnostic } from '../spec/types.ts';
import type { ToyChange } from '../testing/toy.ts';

const ROOT = 'specs/toy/openapi.yaml';
const PATHS = 'specs/toy/paths.yaml';
const SCHEMAS = 'specs/toy/schemas.yaml';

async function diagnosticsOf(...changes: readonly ToyChange[]): Promise<readonly Diagnostic[]> {
  const result = await loadSpecs(toySpecs, createToyReader(changes));
  return result.ok ? [] : result.diagnostics;
}

/** Without Redocly, which is most of the work. */
async function ownDiagnosticsOf(change: ToyChange): Promise<readonly Diagnostic[]> {
  const read = createToyReader([change]);
  const documents = await readDocuments(['specs/toy/openapi.yaml'], read);
  return [...documents.diagnostics, ...(await runRules(documents, toySpecs, { readFile: read }))];
}

function show(diagnostic: Diagnostic): string {
  return `${diagnostic.file}:${diagnostic.line}:${diagnostic.column} ${diagnostic.pointer} ${diagnostic.rule}`;
}

interface Row {
  readonly why: string;
  readonly change: ToyChange;
  readonly want: string;
}

const change = (file: string, find: string, put: string): ToyChange => ({ file, find, put });

const ROWS: readonly Row[] = [
  {
    why: 'an extension that nobody knows',
    change: change(ROOT, 'x-constants:', 'x-konstants:'),
    want: `${ROOT}:18:1 #/x-konstants unknown-extension`,
  },
  {
    why: 'an extension in the wrong place',
    change: change(SCHEMAS, '    title: { type: string }', '    title: { type: string, x-read: {} }'),
    want: `${SCHEMAS}:6:28 #/Book/properties/title/x-read misplaced-extension`,
  },
  {
    why: 'an extension with an unknown member',
    change: change(PATHS, 'otherwise: Invalid book', 'otherwise: Invalid book\n      sesion: ends'),
    want: `${PATHS}:38:7 #/book/patch/x-write/sesion invalid-extension`,
  },
  {
    why: 'a lifetime that nothing has',
    change: change(ROOT, '  Book: {', '  Page: { fresh: 1 }\n  Book: {'),
    want: `${ROOT}:16:3 #/x-lifetimes/Page unused-lifetime`,
  },
  {
    why: 'a lifetime that something has, and that says it has none',
    change: change(ROOT, 'Book: { fresh: 30000 }', 'Book: { fresh: 30000, unused: For no reason. }'),
    want: `${ROOT}:16:3 #/x-lifetimes/Book unused-lifetime`,
  },
  {
    why: 'an extension with a wrong value',
    change: change(ROOT, 'Book: { fresh: 30000 }', 'Book: { fresh: soon }'),
    want: `${ROOT}:16:18 #/x-lifetimes/Book/fresh invalid-extension`,
  },
  {
    why: 'an extension that nobody knows, in the answer that stands for all others',
    change: change(
      PATHS,
      "'200':\n        description: The page.",
      "default: { description: Others., x-odd: true }\n      '200':\n        description: The page.",
    ),
    want: `${PATHS}:76:40 #/books/get/responses/default/x-odd unknown-extension`,
  },
  {
    why: 'a format that has the name of what every object has',
    change: change(SCHEMAS, 'title: { type: string }', 'title: { type: string, format: constructor }'),
    want: `${SCHEMAS}:6:36 #/Book/properties/title/format unknown-format`,
  },
  {
    why: 'a keyword that validators cannot carry',
    change: change(SCHEMAS, 'required: [books, next]', 'unevaluatedProperties: false'),
    want: `${SCHEMAS}:27:3 #/Shelf/unevaluatedProperties unsupported-keyword`,
  },
  {
    why: 'a dynamic reference',
    change: change(SCHEMAS, 'required: [books, next]', "$dynamicRef: '#x'"),
    want: `${SCHEMAS}:27:3 #/Shelf/$dynamicRef unsupported-keyword`,
  },
  {
    why: 'a format that validators do not know',
    change: change(SCHEMAS, 'title: { type: string }', 'title: { type: string, format: isbn }'),
    want: `${SCHEMAS}:6:36 #/Book/properties/title/format unknown-format`,
  },
  {
    why: 'an operation that neither reads nor writes',
    change: change(
      PATHS,
      '    x-read:\n      lifetime: Shelf\n      defaults: { pageSize: { constant: pageSize.books } }\n      pages: { token: page, size: pageSize, next: next, items: books }\n',
      '',
    ),
    want: `${PATHS}:62:3 #/books/get read-or-write`,
  },
  {
    why: 'an operationId that another operation has',
    change: change(PATHS, 'operationId: updateBook', 'operationId: getBook'),
    want: `${PATHS}:31:18 #/book/patch/operationId duplicate-operation`,
  },
  {
    why: 'an operationId that is no name of a value',
    change: change(PATHS, 'operationId: updateBook', 'operationId: update-book'),
    want: `${PATHS}:31:18 #/book/patch/operationId operation-name`,
  },
  {
    why: 'a response without an example',
    change: change(PATHS, '            examples: { empty: { value: { books: [], next: null } } }\n', ''),
    want: `${PATHS}:79:11 #/books/get/responses/200/content/application~1json missing-example`,
  },
  {
    why: 'a list in the query that is not comma-separated',
    change: change(PATHS, '        explode: false\n', ''),
    want: `${PATHS}:16:9 #/book/get/parameters/1 list-style`,
  },
  {
    why: 'a lifetime that has no row',
    change: change(PATHS, 'lifetime: Shelf', 'lifetime: Shlef'),
    want: `${PATHS}:68:17 #/books/get/x-read/lifetime unknown-lifetime`,
  },
  {
    why: "an entity's lifetime that has no row",
    change: change(SCHEMAS, 'lifetime: Book', 'lifetime: Bok'),
    want: `${SCHEMAS}:15:15 #/Book/x-entity/lifetime unknown-lifetime`,
  },
  {
    why: 'an entity that is none',
    change: change(PATHS, 'entity: Book\n', 'entity: Boook\n'),
    want: `${PATHS}:8:15 #/book/get/x-read/entity unknown-entity`,
  },
  {
    why: 'a key that the entity does not have',
    change: change(
      PATHS,
      'key: { id: bookId }\n      selects',
      'key: { id: bookId, isbn: bookId }\n      selects',
    ),
    want: `${PATHS}:9:26 #/book/get/x-read/key/isbn unknown-key`,
  },
  {
    why: 'a key member that the configuration does not have',
    change: change(PATHS, 'key: { id: bookId }\n      selects', 'key: { id: bokId }\n      selects'),
    want: `${PATHS}:9:18 #/book/get/x-read/key/id unknown-member`,
  },
  {
    why: 'a property that the entity does not have',
    change: change(SCHEMAS, 'version: [version]', 'version: [revision]'),
    want: `${SCHEMAS}:14:15 #/Book/x-entity/version/0 unknown-property`,
  },
  {
    why: 'a selection that names no member',
    change: change(PATHS, 'selects: { required: fields }', 'selects: { required: field }'),
    want: `${PATHS}:10:28 #/book/get/x-read/selects/required unknown-member`,
  },
  {
    why: 'a need that names no member',
    change: change(PATHS, 'any: [fields, layout]', 'any: [fields, layouts]'),
    want: `${PATHS}:11:30 #/book/get/x-read/needs/any/1 unknown-member`,
  },
  {
    why: 'a rewriting of no member',
    change: change(PATHS, 'normalise: { bookId: id18, fields', 'normalise: { bokId: id18, fields'),
    want: `${PATHS}:12:20 #/book/get/x-read/normalise/bokId unknown-member`,
  },
  {
    why: 'a constant that is none',
    change: change(PATHS, 'constant: pageSize.books', 'constant: pageSize.boks'),
    want: `${PATHS}:69:41 #/books/get/x-read/defaults/pageSize/constant unknown-constant`,
  },
  {
    why: 'a page token that the response does not have',
    change: change(PATHS, 'next: next,', 'next: nextToken,'),
    want: `${PATHS}:70:51 #/books/get/x-read/pages/next unknown-response-member`,
  },
  {
    why: 'a remembered status that is not declared',
    change: change(PATHS, 'remember: [404]', 'remember: [410]'),
    want: `${PATHS}:13:28 #/book/get/x-read/errors/remember/0 unknown-status`,
  },
  {
    why: 'an invalidated operation that is no read',
    change: change(PATHS, 'operation: getBooks', 'operation: updateBook'),
    want: `${PATHS}:42:24 #/book/patch/x-write/invalidates/0/operation unknown-operation`,
  },
  {
    why: 'a match on a member that the read does not have',
    change: change(PATHS, 'match: { authorName:', 'match: { author:'),
    want: `${PATHS}:42:43 #/book/patch/x-write/invalidates/0/match/author unknown-member`,
  },
  {
    why: 'a match from nowhere',
    change: change(PATHS, 'response.author.name', 'response.author.nam'),
    want: `${PATHS}:42:55 #/book/patch/x-write/invalidates/0/match/authorName unknown-source`,
  },
  {
    why: 'a parameter that is taken from nowhere',
    change: change(PATHS, 'take: { bookId: fields.Id }', 'take: { bookId: feelds.Id }'),
    want: `${PATHS}:38:23 #/book/patch/x-write/take/bookId unknown-member`,
  },
  {
    why: 'a batch call that is none',
    change: change(
      PATHS,
      'errors: { remember',
      'batch: { with: getBoks, join: { bookId: page } }\n      errors: { remember',
    ),
    want: `${PATHS}:13:22 #/book/get/x-read/batch/with unknown-operation`,
  },
  {
    why: 'a reference to a file that is not there',
    change: change(ROOT, 'paths.yaml#/books', 'pfade.yaml#/books'),
    want: `${ROOT}:24:11 #/paths/~1books/$ref missing-file`,
  },
];

/** Diagnostics of Redocly, placed and worded like our own. */
const LINTED: readonly Row[] = [
  {
    why: 'a reference to something that is not there',
    change: change(ROOT, 'paths.yaml#/books', 'paths.yaml#/shelves'),
    want: `${ROOT}:24:5 #/paths/~1books no-unresolved-refs`,
  },
  {
    why: 'a summary that is missing',
    change: change(PATHS, '    summary: Read a shelf\n', ''),
    want: `${PATHS}:62:3 #/books/get/summary operation-summary`,
  },
];

describe('loadSpecs', () => {
  it('accepts the toy spec', async () => {
    expect((await diagnosticsOf()).map(show)).toEqual([]);
  });

  it.each(ROWS)('refuses $why', async ({ change: broken, want }) => {
    expect((await ownDiagnosticsOf(broken)).map(show)).toContain(want);
  });

  it.each(LINTED)('refuses $why', async ({ change: broken, want }) => {
    expect((await diagnosticsOf(broken)).map(show)).toContain(want);
  });

  it('reports every diagnostic at once, in the order of the files, with a remedy', async () => {
    const diagnostics = await diagnosticsOf(
      change(PATHS, 'lifetime: Shelf', 'lifetime: Shlef'),
      change(SCHEMAS, 'version: [version]', 'version: [versoin]'),
    );
    expect(diagnostics.map(({ rule, message, remedy }) => [rule, message, remedy])).toEqual([
      ['unknown-lifetime', '"Shlef" is no row of x-lifetimes.', 'Did you mean "Shelf"?'],
      ['unknown-property', '"versoin" is no property of the schema.', 'Did you mean "version"?'],
    ]);
  });

  it('says one clear thing of a file whose YAML is broken', async () => {
    const diagnostics = await diagnosticsOf(change(PATHS, 'summary: Read a shelf', 'summary: "Read a shelf'));
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ file: PATHS, rule: 'broken-yaml', remedy: 'Mend the YAML.' });
    expect(diagnostics[0]?.line).toBeGreaterThan(61);
  });

  it('says one clear thing of a spec that is missing', async () => {
    const result = await loadSpecs([{ api: 'none', file: 'specs/none/openapi.yaml' }], createToyReader());
    expect(result.ok ? [] : result.diagnostics.map(show)).toEqual([
      'specs/none/openapi.yaml:1:1 # missing-file',
    ]);
  });

  it('tells a file that cannot be read from one that is missing', async () => {
    const readFile = (path: string) =>
      path === PATHS ? Promise.reject(new Error('the edit found nothing')) : createToyReader()(path);
    const result = await loadSpecs(toySpecs, readFile);
    const told = result.ok
      ? []
      : result.diagnostics.map(({ file, rule, message }) => `${file} ${rule} ${message}`);
    expect(told).toEqual([`${PATHS} unreadable-file This file cannot be read: the edit found nothing`]);
  });

  it('refuses what stands in two specs', async () => {
    const read = createToyReader();
    const twin = (path: string): string => path.replace('specs/twin/', 'specs/toy/');
    const specs = [...toySpecs, { api: 'twin', file: 'specs/twin/openapi.yaml', strict: true }];
    const result = await loadSpecs(specs, (path) => read(twin(path)));
    const rules = result.ok ? [] : result.diagnostics.map((diagnostic) => diagnostic.rule);
    expect(new Set(rules)).toEqual(new Set(['duplicate-row', 'duplicate-operation', 'duplicate-entity']));
  });
});
