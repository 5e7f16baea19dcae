import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each([
  ['numbers and gaps', [[1.5, null, undefined, true]], '1.5,,,true\r\n'],
  ['commas and quotes', [['a,b', 'say "hi"']], '"a,b","say ""hi"""\r\n'],
  ['lines', [['one\ntwo'], ['three']], '"one\ntwo"\r\nthree\r\n'],
  ['what a spreadsheet would run', [['=1+1', '-2', -2]], "'=1+1,'-2,-2\r\n"],
])('writes %s', (_, rows, want) => {
  expect(toCsv(rows)).toBe(`\uFEFF${want}`);
});
