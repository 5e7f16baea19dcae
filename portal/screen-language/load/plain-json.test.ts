import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePlain } from './plain-json.ts';
import { parseSource } from './source-file.ts';

it.each([
  ['{"a":1,"b":{"a":[{"c":":"}]}}', { a: 1, b: { a: [{ c: ':' }] } }],
  [String.raw`{"a\"b:":"\\"}`, { 'a"b:': '\\' }],
  ['[]', []],
  ['"a:b"', 'a:b'],
])('reads %s', (text, value) => {
  expect(parsePlain(text)).toEqual({ value });
});

it.each(['{"a":1,"a":2}', '{"x":{"a":1,"\\u0061":2}}', '{"a":1,}', '', '// a', '\ufeff{}'])(
  'leaves %s to the parser that knows places',
  (text) => {
    expect(parsePlain(text)).toBeUndefined();
  },
);

it('gives every value as the other parser does', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const { source, diagnostics } = parseSource('a.json', text);
      expect(diagnostics).toEqual([]);
      expect(source.value).toEqual(JSON.parse(text));
      const { line } = source.diagnostic(['a'], { rule: 'a', message: 'A.' });
      expect(line).toBe(1);
    }),
  );
});
