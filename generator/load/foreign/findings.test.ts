import { describe, expect, it } from 'vitest';
import { generate } from '../../index.ts';
import { foreignDocument, generateForeign } from '../../testing/foreign.ts';
import type { Json, JsonObject } from '../../index.ts';

const answerOf = (schema: Json): JsonObject => ({
  '200': { description: 'ok', content: { 'application/json': { schema } } },
});
const seat = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
/** A document of many operations: a flaw or two are within the share that may be left out. */
const large = (schemas: JsonObject, members: JsonObject = {}): JsonObject =>
  foreignDocument({
    paths: Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `/a${index}`,
        { get: { operationId: `look${index}`, responses: answerOf({ $ref: '#/components/schemas/Seat' }) } },
      ]),
    ),
    components: { schemas: { Seat: seat, ...schemas } },
    ...members,
  });
const withMember = (member: Json): JsonObject => ({ Seat: { ...seat, properties: { member } } });
const schemasOf = (files: ReadonlyMap<string, string>): string =>
  files.get('sdk/src/generated/schemas.gen.ts') ?? '';

describe('a document that is understood all the same', () => {
  it.each<readonly [name: string, document: JsonObject, type: string]>([
    [
      'a list of types before 3.1',
      { ...large(withMember({ type: ['string', 'null'] })), openapi: '3.0.3' },
      'member?: string | null;',
    ],
    ['a flag of older drafts', large(withMember({ type: 'string', required: true })), 'member?: string;'],
    [
      'null for words that are not there',
      large(withMember({ type: 'string', description: null })),
      'member?: string;',
    ],
    [
      'words for people that are none',
      large(withMember({ type: 'string' }), { tags: [{ name: 'a', externalDocs: { url: 5 } }] }),
      'member?: string;',
    ],
    [
      'a broken component that nothing refers to',
      large(withMember({ type: 'string' }), {
        components: { schemas: withMember({ type: 'string' }), parameters: { Q: { name: 5, in: 'qery' } } },
      }),
      'member?: string;',
    ],
    ['null for a schema that is not there', large(withMember(null)), 'member?: unknown;'],
    [
      'an object that has to be one of some texts',
      large(withMember({ type: 'object', enum: ['a', 'b'] })),
      'member?: "a" | "b";',
    ],
  ])('for %s', async (_, document, type) => {
    const { errors, files } = await generateForeign(document);
    expect(errors).toEqual([]);
    expect(schemasOf(files)).toContain(`readonly ${type}`);
  });

  it('for a file that answers, in OpenAPI 2.0, without a word', async () => {
    const responses = { '200': { description: 'ok', schema: { type: 'file' } } };
    const { errors, warnings, files } = await generateForeign({
      swagger: '2.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': { get: { operationId: 'look', responses } } },
    });
    expect([errors, warnings]).toEqual([[], []]);
    expect(files.get('sdk/src/generated/operations/x-general.gen.ts')).toContain('Blob');
  });
});

describe('a document with flaws', () => {
  const FLAWS: readonly (readonly [name: string, member: Json, message: string, remedy: string])[] = [
    [
      'a reference to nothing',
      { $ref: '#/components/schemas/Saet' },
      '"#/components/schemas/Saet" refers to nothing.',
      'Did you mean "Seat"?',
    ],
    [
      'a reference to elsewhere',
      { $ref: 'https://example.com/a.json#/b' },
      '"https://example.com/a.json#/b" is not fetched.',
      'Put the file beside the document.',
    ],
    [
      'a reference to what is no schema',
      { $ref: '#/components/parameters/Q' },
      '"#/components/parameters/Q" is no schema.',
      'Name a schema.',
    ],
  ];
  const parameters = { Q: { name: 'q', in: 'query', schema: { type: 'string' } } };

  it.each(FLAWS)('accepts anything in the place of %s, and says so', async (_, member, message, remedy) => {
    const components = { schemas: withMember(member), parameters };
    const { errors, warnings, files } = await generateForeign(large({}, { components }));
    expect(errors).toEqual([]);
    // What is no schema is also looked at as if it were one.
    const warning = warnings.find(({ rule }) => rule === 'no-unresolved-refs');
    expect(warning).toMatchObject({
      file: 'specs/x/openapi.json',
      pointer: '#/components/schemas/Seat/properties/member',
      message: `${message} Anything is accepted here.`,
      remedy,
    });
    expect(schemasOf(files)).toContain('readonly member?: unknown;');
  });

  it('is refused by whoever is strict, and where they are more than a tenth', async () => {
    const broken = large(withMember({ $ref: '#/components/schemas/Saet' }));
    expect((await generateForeign(broken, { strict: true })).errors).toHaveLength(1);
    expect((await generateForeign(broken, { mayLeaveOut: 0 })).errors).toHaveLength(1);
    const wrong = { type: 'strin' };
    const three = { a: wrong, b: wrong, c: wrong };
    const { errors, files } = await generateForeign(large({ Seat: { ...seat, properties: three } }));
    expect([errors.map(({ pointer }) => pointer), files.size]).toEqual([
      ['a', 'b', 'c'].map((name) => `#/components/schemas/Seat/properties/${name}/type`),
      0,
    ]);
  });
});

it('a document with a reference that leads back to itself is refused with its place', async () => {
  const round = {
    Seat: { $ref: '#/components/schemas/Place' },
    Place: { $ref: '#/components/schemas/Seat' },
  };
  const { errors } = await generateForeign(large(round));
  expect(errors.filter(({ pointer }) => pointer.startsWith('#/components'))).toMatchObject([
    { rule: 'endless-reference', pointer: '#/components/schemas/Seat', remedy: expect.any(String) },
    { rule: 'endless-reference', pointer: '#/components/schemas/Place' },
  ]);
});

it('YAML whose closing bracket stands left of what is around it is read', async () => {
  const text = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    get:
      operationId: look
      responses:
        '204': {
          description: none
        }
components:
  schemas:
    Seat:
      example: {
        "a": 1
      }
`;
  const specs = [{ api: 'x', file: 'specs/x/openapi.yaml' }];
  const readFile = async (path: string): Promise<string> => {
    if (path === 'specs/x/openapi.yaml') return text;
    throw Object.assign(new Error(`no file ${path}`), { code: 'ENOENT' });
  };
  expect((await generate({ specs, readFile })).ok).toBe(true);
});
