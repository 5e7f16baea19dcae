import { describe, expect, it } from 'vitest';
import { bundleModules } from '../emit/module-bundle.ts';
import { createCompiler } from './compiler.ts';
import type { JsonObject } from '../spec/types.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const tied = (...members: readonly (readonly [name: string, schema: string])[]): JsonObject => ({
  type: 'object',
  properties: {
    id: { type: 'string' },
    ...Object.fromEntries(members.map(([name, schema]) => [name, ref(schema)])),
  },
});

describe('standalone code of schemas that name each other', () => {
  const schemas = {
    Page: tied(['first', 'Item']),
    Item: tied(['children', 'Page'], ['field', 'Field']),
    Field: tied(['value', 'Item']),
  };

  it.each<readonly [first: string, names: readonly string[]]>([
    ['Item', ['Page', 'Item', 'Field']],
    ['Item', ['Field', 'Page', 'Item']],
    ['Page', ['Item', 'Field', 'Page']],
    ['Field', ['Page', 'Item', 'Field']],
    ['Field', ['Field', 'Item', 'Page']],
  ])(
    'declares each function once, where %s was compiled before, and it has those of %o',
    async (first, names) => {
      const compiler = createCompiler([{ name: 'toy', schemas }]);
      expect(compiler.errorsOf({ api: 'toy', schema: ref(first) }, {})).toEqual([]);
      const text = compiler.standalone(names.map((name) => ({ name, api: 'toy', schema: ref(name) })));
      const bundled = (await bundleModules([{ name: 'toy', text }])).get('toy') ?? '';
      // The module exports the validators that were asked for.
      const validators = (await import(
        `data:text/javascript;base64,${Buffer.from(bundled).toString('base64')}`
      )) as Readonly<Record<string, (value: unknown) => boolean>>;
      const item = { id: 'a', children: { first: { id: 'b' } } };
      const valid = { Page: { first: item }, Item: item, Field: { value: item } };
      const judged = Object.entries(valid).map(([name, value]) => [
        validators[name]?.(value),
        validators[name]?.({ ...value, id: 5 }),
      ]);
      expect(judged).toEqual([
        [true, false],
        [true, false],
        [true, false],
      ]);
    },
  );
});
