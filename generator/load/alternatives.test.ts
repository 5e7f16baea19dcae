import { describe, expect, it } from 'vitest';
import { createToyReader, toySpecs } from '../testing/toy.ts';
import { createModel } from '../model/create-model.ts';
import { openapiTypes } from '../emit/openapi-types.ts';
import { emitOperationFiles } from '../emit/operation-files.ts';
import { readDocuments } from './source/documents.ts';
import { loadSpecs } from './load-specs.ts';
import { runRules } from './rules/run-rules.ts';
import type { ToyChange } from '../testing/toy.ts';

const ROOT = 'specs/toy/openapi.yaml';
const PATHS = 'specs/toy/paths.yaml';
const SCHEMAS = 'specs/toy/schemas.yaml';

const SPLIT = `    x-split:
      - operationId: getBookById
        summary: By id
        description: By id.
        path: { isbn: Isbn }
        query: [fields]
        answer: Book
        read: { lifetime: Shelf, always: { fields: { constant: always } } }
      - operationId: getBookByTitle
        summary: By title
        description: By title.
        path: { title: Isbn }
        query: [layout]
        answer: Book
        read: { lifetime: Shelf, defaults: { layout: { read: getBooks, with: { authorName: title }, take: next } } }
`;

const CHOICES = `x-choices:
  getAnyBook:
    summary: Any book
    otherwise: Unrecognized book
    choices:
      - { given: [isbn, kind], equals: { kind: { constant: always } }, operation: getBookById }
      - { given: [title], operation: getBookByTitle }
`;

const TAG = `Kind:
  anyOf:
    - { type: object, required: [kind], properties: { kind: { const: Novel } } }
    - { type: object, required: [kind], properties: { kind: { type: string } } }
  x-tag: { property: kind, known: [Novel], otherwise: 'Not {value}' }
Isbn: { type: string }
`;

const MEANING = `  x-meaning:
    called: { unnamed: { title: { in: [''] } } }
    there: { author: { title: { notIn: [null] } } }
    calls: { updateBook: [{ version: { atLeast: 1 } }] }
`;

const change = (file: string, find: string, put: string): ToyChange => ({ file, find, put });

/** The toy spec with one of each addition. */
const ADDITIONS: readonly ToyChange[] = [
  change(ROOT, 'x-constants:\n', `${CHOICES}x-constants:\n  always: Title\n`),
  change(PATHS, '    parameters:\n      - { name: bookId', `${SPLIT}    parameters:\n      - { name: bookId`),
  change(SCHEMAS, 'Shelf:\n', `${TAG}Shelf:\n`),
  change(SCHEMAS, '  x-entity:\n    key: [id]', `${MEANING}  x-entity:\n    key: [id]`),
  change(
    SCHEMAS,
    'required: [id, title, version, author]\n  properties:\n',
    'required: [id, title, version, author]\n  properties:\n    kind: { $ref: "#/Kind" }\n',
  ),
];

async function diagnosticsOf(changes: readonly ToyChange[]): Promise<readonly string[]> {
  const read = createToyReader(changes);
  const documents = await readDocuments([ROOT], read);
  const diagnostics = [
    ...documents.diagnostics,
    ...(await runRules(documents, toySpecs, { readFile: read })),
  ];
  return diagnostics.map(({ pointer, rule }) => `${pointer} ${rule}`);
}

/** Each mistake in the additions, and the diagnostic that follows. */
const ROWS: readonly (readonly [find: string, put: string, want: string])[] = [
  ['path: { isbn: Isbn }', 'path: { isbn: Isbm }', '#/book/get/x-split/0/path/isbn unknown-schema'],
  [
    'answer: Book\n        read: { lifetime: Shelf, always',
    'answer: Bock\n        read: { lifetime: Shelf, always',
    '#/book/get/x-split/0/answer unknown-schema',
  ],
  ['query: [fields]', 'query: [feilds]', '#/book/get/x-split/0/query/0 unknown-parameter'],
  [
    'operationId: getBookById',
    'operationId: getBooks',
    '#/book/get/x-split/0/operationId duplicate-operation',
  ],
  ['operationId: getBookById', 'operationId: get-book', '#/book/get/x-split/0/operationId operation-name'],
  [
    'lifetime: Shelf, always',
    'lifetime: Shlef, always',
    '#/book/get/x-split/0/read/lifetime unknown-lifetime',
  ],
  [
    'always: { fields: { constant: always }',
    'always: { fields: { constant: never }',
    '#/book/get/x-split/0/read/always/fields/constant unknown-constant',
  ],
  ['always: { fields: {', 'always: { field: {', '#/book/get/x-split/0/read/always/field unknown-member'],
  ['read: getBooks', 'read: updateBook', '#/book/get/x-split/1/read/defaults/layout/read unknown-operation'],
  [
    'with: { authorName',
    'with: { author',
    '#/book/get/x-split/1/read/defaults/layout/with/author unknown-member',
  ],
  [
    'authorName: title',
    'authorName: isbn',
    '#/book/get/x-split/1/read/defaults/layout/with/authorName unknown-member',
  ],
  ['take: next', 'take: next.page', '#/book/get/x-split/1/read/defaults/layout/take unknown-response-member'],
  [
    'operation: getBookByTitle',
    'operation: getBookByTitel',
    '#/x-choices/getAnyBook/choices/1/operation unknown-operation',
  ],
  ['given: [title]', 'given: [isbn]', '#/x-choices/getAnyBook/choices/1/given/0 unknown-member'],
  ['given: [isbn, kind]', 'given: [isbn]', '#/x-choices/getAnyBook/choices/0/equals/kind unknown-member'],
  [
    'kind: { constant: always }',
    'kind: { constant: never }',
    '#/x-choices/getAnyBook/choices/0/equals/kind/constant unknown-constant',
  ],
  ['known: [Novel]', 'known: [Novel, Essay]', '#/Kind/x-tag/known/1 unknown-variant'],
  ['known: [Novel]', 'known: [Essay]', '#/Kind/x-tag unknown-variant'],
  [
    'next: next, items: books',
    'next: next, items: books.0',
    '#/books/get/x-read/pages/items unknown-response-member',
  ],
  [
    'pages: {',
    'items: { at: books, status: id, value: titel, by: [page] }\n      pages: {',
    '#/books/get/x-read/items/value unknown-response-member',
  ],
  [
    'pages: {',
    'items: { at: books, status: id, value: title, by: [pages] }\n      pages: {',
    '#/books/get/x-read/items/by/0 unknown-member',
  ],
  [
    'pages: {',
    'items: { at: books, status: id, value: title, by: [page], errors: No }\n      pages: {',
    '#/books/get/x-read/items/errors unknown-lifetime',
  ],
  [
    'otherwise: Invalid book',
    'otherwise: Invalid book\n      limits: { file: files }',
    '#/book/patch/x-write/limits/file unknown-member',
  ],
  [
    'key: { id: bookId } }\n      invalidates',
    'key: { id: fields.Id.No } }\n      invalidates',
    '#/book/patch/x-write/evict/key/id unknown-parameter',
  ],
  [
    'otherwise: Invalid book',
    'otherwise: Invalid book\n      optimistic: { entity: Book, key: { id: bookId }, members: { title: fields.No.Such } }',
    '#/book/patch/x-write/optimistic/members/title unknown-parameter',
  ],
  [
    'otherwise: Invalid book',
    'otherwise: Invalid book\n      optimistic: { entity: Book, key: { id: bookId }, entries: { fields: { from: field, at: value } } }',
    '#/book/patch/x-write/optimistic/entries/fields/from unknown-parameter',
  ],
  [
    'otherwise: Invalid book',
    'otherwise: Invalid book\n      optimistic: { results: [{ operation: getBooks, set: { no.such: bookId } }] }',
    '#/book/patch/x-write/optimistic/results/0 unknown-property',
  ],
  [
    'otherwise: Invalid book',
    'otherwise: Invalid book\n      optimistic: { results: [{ operation: getBooks, remove: { from: books, where: { id: nothing } } }] }',
    '#/book/patch/x-write/optimistic/results/0/remove/where/id unknown-parameter',
  ],
  [
    'otherwise: Invalid book',
    'otherwise: Invalid book\n      guard: { parameter: ifUnmodified, member: version }',
    '#/book/patch/x-write/guard/parameter unknown-parameter',
  ],
  [
    'otherwise: Invalid book',
    'otherwise: Invalid book\n      guard: { parameter: ifUnmodifiedSince, member: changed }',
    '#/book/patch/x-write/guard/member unknown-property',
  ],
  ['key: [id]', 'key: [author.names]', '#/Book/x-entity/key/0 unknown-property'],
  [
    "unnamed: { title: { in: [''] } }",
    "unnamed: { titel: { in: [''] } }",
    '#/Book/x-meaning/called/unnamed/titel unknown-property',
  ],
  ['there: { author:', 'there: { autor:', '#/Book/x-meaning/there/autor unknown-property'],
  [
    '{ title: { notIn: [null] } }',
    '{ titel: { notIn: [null] } }',
    '#/Book/x-meaning/there/author/titel unknown-property',
  ],
  ['calls: { updateBook:', 'calls: { updateBooks:', '#/Book/x-meaning/calls/updateBooks unknown-operation'],
  [
    '{ version: { atLeast: 1 } }',
    '{ verse: { atLeast: 1 } }',
    '#/Book/x-meaning/calls/updateBook/0/verse unknown-property',
  ],
  [
    '{ version: { atLeast: 1 } }',
    '{ version: { above: 1 } }',
    '#/Book/x-meaning/calls/updateBook/0/version/above invalid-extension',
  ],
];

describe('the additions to the language', () => {
  it('are accepted', async () => {
    expect(await diagnosticsOf(ADDITIONS)).toEqual([]);
  });

  it.each(ROWS)('%s may not become %s', async (find, put, want) => {
    const all = ADDITIONS.map((each) => ({ ...each, put: each.put.replace(find, () => put) }));
    const isAdded = all.some((each, index) => each.put !== ADDITIONS[index]?.put);
    const file = find.startsWith('key: [id]') ? SCHEMAS : PATHS;
    expect(await diagnosticsOf(isAdded ? all : [...ADDITIONS, change(file, find, put)])).toContain(want);
  });

  it('become operations, types and machinery of their own', async () => {
    const result = await loadSpecs(toySpecs, createToyReader(ADDITIONS));
    if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
    const [api] = createModel(result.value);
    expect(api?.operations.map(({ id }) => id)).toEqual([
      'getBookById',
      'getBookByTitle',
      'getBooks',
      'updateBook',
    ]);
    expect(api?.routes.map(({ id }) => id)).toEqual(['getBook', 'getBooks', 'updateBook']);
    expect(api?.choices).toEqual([
      {
        name: 'getAnyBook',
        summary: 'Any book',
        otherwise: 'Unrecognized book',
        choices: [
          { given: ['isbn', 'kind'], equals: { kind: 'Title' }, operation: 'getBookById' },
          { given: ['title'], equals: {}, operation: 'getBookByTitle' },
        ],
      },
    ]);
    const apis = api === undefined ? [] : [api];
    const text = emitOperationFiles(apis, (await openapiTypes(apis)).named)[0]?.text;
    expect(text).toContain('path: "/books/{isbn}"');
    expect(text).toContain('always: { fields: ["Title"] }');
    expect(text).toContain('borrowedDefaults: [{ member: "layout", read: getBooks,');
    expect(text).toContain(
      'tags: [{ at: ["kind"], property: "kind", known: ["Novel"], otherwise: "Not {value}" }]',
    );
  });

  it('may keep the name that other methods of the address have for its parameter', async () => {
    const own = ADDITIONS.map((each) => ({
      ...each,
      put: each.put.replace('path: { isbn:', 'path: { bookId:').replace('[isbn, kind]', '[bookId, kind]'),
    }));
    const result = await loadSpecs(toySpecs, createToyReader(own));
    if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
    const [api] = createModel(result.value);
    const addresses = api?.operations.map(({ id, method, path }) => `${id}: ${method} ${path}`);
    expect(addresses).toEqual([
      'getBookById: GET /books/{bookId}',
      'getBookByTitle: GET /books/{title}',
      'getBooks: GET /books',
      'updateBook: PATCH /books/{bookId}',
    ]);
    expect(api?.routes.map(({ id }) => id)).toEqual(['getBook', 'getBooks', 'updateBook']);
  });
});
