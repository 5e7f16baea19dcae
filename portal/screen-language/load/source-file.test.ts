import { describe, expect, it } from 'vitest';
import { parseSource, printDiagnostic } from './source-file.ts';

describe('parseSource', () => {
  it.each([
    ['a comma too many', '{\n  "a": 1,\n}', ['3:1 json']],
    ['an empty file', '', ['1:1 json']],
    ['a value missing', '{ "id": }', ['1:9 json']],
    [
      'diagnostics in several lines, each line once',
      '{\n"a": [1 2 3]\n"b": ,\n"c": 1}',
      ['2:9 json', '3:1 json'],
    ],
    ['a text without end', '{ "a": "x\n}', ['1:8 json']],
    ['a member twice', '{\n  "a": 1,\n  "a": 2\n}', ['3:3 same-member /a']],
    ['a member twice, deep inside', '{"c": [{"x": 1,\n"x": {}}]}', ['2:1 same-member /c/0/x']],
    ['a member three times', '{"x": 1, "x": 2,\n"x": 3}', ['1:10 same-member /x', '2:1 same-member /x']],
    ['the same member in two objects', '[{"x": 1}, {"x": 2}]', []],
  ])('%s', (_, text, want) => {
    const { diagnostics } = parseSource('x.json', text);
    const found = diagnostics.map((diagnostic) =>
      `${diagnostic.line}:${diagnostic.column} ${diagnostic.rule} ${diagnostic.pointer}`.trim(),
    );
    expect(found).toEqual(want);
  });

  it('tells broken files from files that can be judged', () => {
    expect(parseSource('x.json', '{"a": 1,}').isBroken).toBe(true);
    expect(parseSource('x.json', '{"a": 1, "a": 2}')).toMatchObject({
      isBroken: false,
      source: { value: { a: 2 } },
    });
  });

  it('says what to do', () => {
    const [diagnostic] = parseSource('x.json', '{\n"a": 1,\n"a": 2}').diagnostics;
    expect(diagnostic && printDiagnostic(diagnostic)).toBe(
      'x.json:3:1: "a" stands twice in the same object; only the last one counts. ' +
        'Remove one of them: the other one is in line 2. (same-member at /a)',
    );
  });
});
