import { describe, expect, it } from 'vitest';
import { isSoundJson } from './json-text.ts';

describe('a text that needs no parser of YAML', () => {
  it.each([
    ['an object', '{ "a": [1, { "b": null }], "c": "d: \\"e\\": f" }', true],
    ['a list', '[{ "a": 1 }, { "a": 2 }]', true],
    ['names that are texts elsewhere', '{ "a" : "a", "b":"\\\\" }', true],
    ['a name that stands twice', '{ "a": { "b": 1, "b": 2 } }', false],
    ['YAML', 'a: 1', false],
    ['YAML in braces', '{ a: 1 }', false],
    ['JSON that ends too early', '{ "a": ', false],
    ['nothing', '', false],
  ])('%s', (_, text, want) => {
    expect(isSoundJson(text)).toBe(want);
  });
});
