import { describe, expect, it } from 'vitest';
import { generate, loadSpecs } from '../index.ts';
import { createToyReader, toySpecs } from '../testing/toy.ts';
import type { ToyChange } from '../testing/toy.ts';

const PATHS = 'specs/toy/paths.yaml';
const SCHEMAS = 'specs/toy/schemas.yaml';

/** Books have facts, which are selected by name. */
const SELECT: readonly ToyChange[] = [
  {
    file: SCHEMAS,
    find: '    version: { type: integer }\n',
    put: `    version: { type: integer }
    kind: { type: string }
    facts:
      type: object
      additionalProperties:
        type: object
        required: [value]
        properties: { value: { type: [string, 'null'] } }
`,
  },
  {
    file: SCHEMAS,
    find: '    version: [version]\n',
    put: '    version: [version]\n    select: { members: facts, via: value, prefix: kind }\n',
  },
];

const put = (file: string, find: string, text: string): ToyChange => ({ file, find, put: text });

async function textsOf(...changes: readonly ToyChange[]): Promise<ReadonlyMap<string, string>> {
  const result = await generate({ specs: toySpecs, readFile: createToyReader(changes) });
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  return new Map(result.value.map(({ path, text }) => [path.replace('sdk/src/generated/', ''), text]));
}

describe('types of selected fields', () => {
  it.each([
    {
      why: 'the answer is the entity',
      change: put(PATHS, 'selects: { required: fields }', 'selects: { required: fields, others: [layout] }'),
      file: 'operations/toy-books.gen.ts',
      want: [
        "import type { BookFields } from '../entity-fields.gen.ts';",
        "export interface GetBookFields extends BookFields {\n  readonly required: 'fields';\n  readonly optional: never;\n  readonly others: 'layout';\n  readonly at: never;\n}",
        'export const getBook: ReadOperation<GetBookConfig, GetBookData, GetBookFields, GetBookErrorCode> = {',
        'selects: { required: "fields" }',
      ],
    },
    {
      why: 'the answer is a page of entities',
      change: put(
        PATHS,
        '      lifetime: Shelf\n',
        '      lifetime: Shelf\n      selects: { others: true }\n',
      ),
      file: 'operations/toy-books.gen.ts',
      want: [
        "export interface GetBooksFields extends BookFields {\n  readonly required: never;\n  readonly optional: never;\n  readonly others: true;\n  readonly at: 'books';\n}",
        'PagedReadOperation<GetBooksConfig, GetBooksData, GetBooksItem, GetBooksFields, GetBooksErrorCode>',
      ],
    },
    {
      why: 'a write sets fields',
      change: put(
        PATHS,
        '      take: { bookId: fields.Id }\n',
        '      take: { bookId: fields.Id }\n      sets: { object: note, values: fields, as: update }\n',
      ),
      file: 'operations/toy-books-writes.gen.ts',
      want: [
        "export interface UpdateBookFields extends BookFields {\n  readonly object: 'note';\n  readonly values: 'fields';\n  readonly as: 'update';\n  readonly at: never;\n}",
        'WriteOperation<UpdateBookConfig, UpdateBookData, UpdateBookFields, UpdateBookErrorCode>',
      ],
    },
  ])('says where fields are named and where they come when $why', async ({ change, file, want }) => {
    const texts = await textsOf(...SELECT, change);
    for (const text of want) expect(texts.get(file)).toContain(text);
    expect(texts.get('entity-fields.gen.ts')).toContain(
      "export interface BookFields extends EntityFields {\n  readonly entity: Book;\n  readonly members: 'facts';\n  readonly via: 'value';\n  readonly prefix: 'kind';\n}",
    );
    expect(texts.get('entity-fields.gen.ts')).toContain('export type BookWith<TName extends string');
  });

  it('keeps what is for the types alone out of the tables', async () => {
    const lists = put(
      PATHS,
      '      lifetime: Shelf\n',
      '      lifetime: Shelf\n      selects: { optional: authorName, others: true }\n',
    );
    const plain = (await textsOf(...SELECT)).get('operations/toy-books.gen.ts') ?? '';
    const typed = (await textsOf(...SELECT, lists)).get('operations/toy-books.gen.ts') ?? '';
    const tableOf = (text: string): string => text.slice(text.indexOf('= {', text.indexOf('getBooks:')));
    expect(tableOf(typed)).toBe(tableOf(plain));
  });

  it('lists the error codes of the error answers, and takes any other', async () => {
    const text = (await textsOf()).get('operations/toy-books.gen.ts');
    expect(text).toContain('export type GetBookErrorCode = "NOT_FOUND" | (string & {});');
  });

  it('says nothing of operations whose entities have no names of fields', async () => {
    const texts = await textsOf();
    expect(texts.get('operations/toy-books.gen.ts')).toContain(
      'ReadOperation<GetBookConfig, GetBookData, unknown, GetBookErrorCode> =',
    );
    expect(texts.get('entity-fields.gen.ts')).toMatch(/^\/\/ .*\n\nexport \{\};\n$/);
  });

  it.each([
    {
      why: 'other fields',
      change: put(PATHS, 'selects: { required: fields }', 'selects: { required: fields, others: [layuot] }'),
      want: 'selects/others/0',
    },
    {
      why: 'values',
      change: put(
        PATHS,
        '      otherwise: Invalid book\n',
        '      otherwise: Invalid book\n      sets: { object: note, values: field, as: create }\n',
      ),
      want: 'sets/values',
    },
  ])('reports a name of $why that is no member of the configuration', async ({ change, want }) => {
    const loaded = await loadSpecs(toySpecs, createToyReader([change]));
    const found = loaded.ok ? [] : loaded.diagnostics.map(({ rule, pointer }) => `${rule} ${pointer}`);
    expect(found).toEqual([expect.stringMatching(new RegExp(`^unknown-member .*${want}$`))]);
  });
});
