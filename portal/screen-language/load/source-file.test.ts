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

  it.each([
    ['{"a": 1,}', 'a comma stands before the end', 'Take the last comma out.'],
    ['["a" "b"]', 'a comma is missing', 'Write a comma between this and what stands before it.'],
    ['{“a”: 1}', 'quotes of another kind stand here', 'Write straight double quotes: ".'],
    ['{"a" 1}', 'a colon is missing', 'Write a colon between the name and its value.'],
    ['{"a": {}', 'a closing brace is missing', 'Write } where the object ends.'],
    ['{} // done', 'comments are not permitted', 'Take the comment out.'],
    ['', 'the file is empty', 'Write { } around what belongs into it.'],
    [
      '\ufeff{}',
      'an invisible mark stands before the first letter',
      'Save the file as UTF-8 without a byte order mark (BOM).',
    ],
    ['{} {}', 'there is more after the end', 'Take out what stands after the last brace.'],
  ])('%s: %s', (text, words, remedy) => {
    const [diagnostic] = parseSource('x.json', text).diagnostics;
    expect(diagnostic).toMatchObject({ message: `This is no valid JSON: ${words}.`, remedy });
  });

  it.each([
    ['lists', '['.repeat(5000) + ']'.repeat(5000), '1:101'],
    ['objects', '{"a":\n'.repeat(3000), '101:1'],
    ['lists without an end', '['.repeat(1_000_000), '1:101'],
  ])('refuses %s in lists without end', (_, text, place) => {
    const { isBroken, source, diagnostics } = parseSource('x.json', text);
    const [{ line, column, rule, ...found } = { line: 0, column: 0, rule: '' }] = diagnostics;
    expect([`${line}:${column}`, rule, isBroken, diagnostics.length]).toEqual([place, 'too-deep', true, 1]);
    expect(source.diagnostic(['a'], { rule: 'x', message: 'x' })).toMatchObject(found);
  });

  it('refuses a text without end in sight, before anything looks for patterns in it', () => {
    const { isBroken, diagnostics } = parseSource('x.json', `{"a":\n "${'{{'.repeat(3_000_000)}"}`);
    expect(isBroken).toBe(true);
    expect(diagnostics).toMatchObject([{ rule: 'too-long', line: 2, column: 2 }]);
  });

  it('takes brackets in texts for what they are', () => {
    const text = JSON.stringify({ a: '['.repeat(500), b: '\\"{'.repeat(500) });
    expect(parseSource('x.json', text).diagnostics).toEqual([]);
  });

  it('says what to do', () => {
    const [diagnostic] = parseSource('x.json', '{\n"a": 1,\n"a": 2}').diagnostics;
    expect(diagnostic && printDiagnostic(diagnostic)).toBe(
      'x.json:3:1: "a" stands twice in the same object; only the last one counts. ' +
        'Remove one of them: the other one is in line 2. (same-member at /a)',
    );
  });
});
