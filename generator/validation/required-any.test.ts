import { describe, expect, it } from 'vitest';
import { createCompiler } from './compiler.ts';
import { withRequiredAny } from './required-any.ts';
import type { JsonObject } from '../spec/types.ts';

const any = (...names: readonly string[]): JsonObject => ({
  anyOf: names.map((name) => ({ required: [name] })),
});
const rest: JsonObject = { type: 'object', properties: { a: { type: 'string' } } };

describe('withRequiredAny', () => {
  it.each<readonly [string, JsonObject, JsonObject]>([
    ['no rules', rest, rest],
    ['one of two members', { ...rest, allOf: [any('a', 'b')] }, { ...rest, requiredAny: ['a', 'b'] }],
    [
      'another rule beside it',
      { ...rest, allOf: [{ required: ['c'] }, any('a')] },
      { ...rest, requiredAny: ['a'], allOf: [{ required: ['c'] }] },
    ],
    [
      'an alternative that says more',
      { allOf: [{ anyOf: [{ required: ['a'], properties: {} }, { required: ['b'] }] }] },
      { allOf: [{ anyOf: [{ required: ['a'], properties: {} }, { required: ['b'] }] }] },
    ],
    [
      'an alternative of two members',
      { allOf: [{ anyOf: [{ required: ['a', 'b'] }] }] },
      { allOf: [{ anyOf: [{ required: ['a', 'b'] }] }] },
    ],
    [
      'a second rule of the kind, which stays as it is',
      { allOf: [any('a', 'b'), any('c', 'd')] },
      { requiredAny: ['a', 'b'], allOf: [any('c', 'd')] },
    ],
  ])('%s', (_, given, want) => {
    expect(withRequiredAny(given)).toEqual(want);
  });
});

describe('requiredAny', () => {
  const compiler = createCompiler([]);
  const schema = withRequiredAny({ ...rest, allOf: [any('a', "it's")] });

  it.each<readonly [JsonObject, readonly string[]]>([
    [{}, ['a', "it's"]],
    [{ a: '' }, []],
    [{ "it's": null }, []],
    [{ b: 1 }, ['a', "it's"]],
  ])('of %o misses %o', (given, want) => {
    const errors = compiler.errorsOf({ api: 'toy', schema }, given);
    expect(errors.map(({ params }) => params['missingProperty'])).toEqual(want);
    expect(errors.map(({ message }) => message)).toEqual(want.map(() => "one of a, it's has to be there"));
  });
});
