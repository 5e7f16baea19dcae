import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createToyReader, toySpecs } from './testing/toy.ts';
import { createRecall } from './spec/memory.ts';
import { generate } from './index.ts';
import type { ToyChange } from './testing/toy.ts';

const SCHEMAS = 'specs/toy/schemas.yaml';
const PATHS = 'specs/toy/paths.yaml';
const ROOT = 'specs/toy/openapi.yaml';

/** Edits of every kind that people make, wrong ones included. */
const EDITS: readonly (ToyChange & { readonly name: string })[] = [
  { name: 'a bound', file: SCHEMAS, find: 'maxLength: 10', put: 'maxLength: 11' },
  { name: 'a pattern', file: SCHEMAS, find: 'maxLength: 10', put: "pattern: '^a'" },
  {
    name: 'a new member',
    file: SCHEMAS,
    find: 'title: { type: string }',
    put: 'title: { type: string }\n    isbn: { type: string }',
  },
  {
    name: 'a type of what others hold',
    file: SCHEMAS,
    find: 'name: { type: string }',
    put: 'name: { type: [string, integer] }',
  },
  {
    name: 'a description',
    file: SCHEMAS,
    find: 'title: { type: string }',
    put: 'title: { type: string, description: On its cover. }',
  },
  { name: 'a comment', file: SCHEMAS, find: 'Book:\n', put: '# Of paper.\nBook:\n' },
  { name: 'the way of an entity', file: SCHEMAS, find: 'version: [version]\n    lifetime', put: 'lifetime' },
  { name: 'a key', file: SCHEMAS, find: 'key: [name]', put: 'key: [name, favourite]' },
  {
    name: 'an example that fits no more',
    file: SCHEMAS,
    find: 'version: { type: integer }',
    put: 'version: { type: string }',
  },
  { name: 'a reference to nothing', file: SCHEMAS, find: "$ref: '#/Book'", put: "$ref: '#/Buch'" },
  { name: 'broken YAML', file: SCHEMAS, find: 'Errors:\n  type: array', put: 'Errors:\n  type: [array' },
  { name: 'a lifetime', file: ROOT, find: 'fresh: 30000', put: 'fresh: 7' },
  { name: 'a constant', file: ROOT, find: 'books: 20', put: 'books: 21' },
  { name: 'a base path', file: ROOT, find: '/toy/v1', put: '/toy/v2' },
  {
    name: 'a parameter',
    file: PATHS,
    find: 'Size of a page., schema: { type: integer }',
    put: 'Size., schema: { type: integer, maximum: 9 }',
  },
  {
    name: 'an example',
    file: PATHS,
    find: 'value: { books: [], next: null }',
    put: 'value: { books: [], next: a }',
  },
  {
    name: 'a wrong example',
    file: PATHS,
    find: 'value: { books: [], next: null }',
    put: 'value: { books: [], next: 1 }',
  },
  { name: 'a default', file: PATHS, find: 'otherwise: Invalid book', put: 'otherwise: No such book' },
  { name: 'an extension of no such name', file: PATHS, find: 'x-write:', put: 'x-wriet:' },
  {
    name: 'a status',
    file: PATHS,
    find: "'204': { description: Changed and out of sight. }",
    put: "'205': { description: Reset. }",
  },
];

/** A memory that never forgets, as the harder case. */
function createEndlessMemory() {
  const texts = new Map<string, string>();
  return createRecall({
    get: (step, key) => texts.get(`${step} ${key}`),
    set: (step, key, text) => void texts.set(`${step} ${key}`, text),
  });
}

const outcome = (changes: readonly ToyChange[], recall?: ReturnType<typeof createEndlessMemory>) =>
  generate({
    specs: toySpecs,
    readFile: createToyReader(changes),
    ...(recall === undefined ? {} : { recall }),
  });

/** As above; an edit that no longer finds its place says so. */
const outcomeOf = (...given: Parameters<typeof outcome>) =>
  outcome(...given).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));

const isDeep = process.env['TEST_DEPTH'] === 'deep';

describe('what is made with a memory', () => {
  const shared = createEndlessMemory();
  it.each(EDITS)('is what is made without one: $name', async (edit) => {
    await outcomeOf([], shared);
    const full = await outcomeOf([edit]);
    expect(await outcomeOf([edit], shared)).toEqual(full);
    // Once more, with everything remembered; and back.
    expect(await outcomeOf([edit], shared)).toEqual(full);
  });

  it('is what is made without one, after any edits in any order', async () => {
    const states = fc.array(fc.subarray([...EDITS], { maxLength: 4 }), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(states, async (steps) => {
        const recall = createEndlessMemory();
        for (const changes of steps)
          expect(await outcomeOf(changes, recall)).toEqual(await outcomeOf(changes));
      }),
      { numRuns: isDeep ? 200 : 3 },
    );
  }, 600_000);
});
