import { expect, it } from 'vitest';
import { foldText } from '../../tests/sandbox/index.ts';
import { readClasses } from './read-project.ts';

const text = readClasses().get('OrgText') ?? '';

/** Small letters of Latin scripts with accents, by the plain letter that the sandbox takes them for. */
function accented(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const ranges = [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
  ] as const;
  for (const [first, last] of ranges)
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code);
      const plain = foldText(letter);
      if (letter === letter.toLowerCase() && /^[a-z]$/.test(plain))
        found.set(plain, (found.get(plain) ?? '') + letter);
    }
  return found;
}

it('an org takes the same letters for plain ones as the sandbox does', () => {
  const table = [...text.matchAll(/^ {4}'([a-z])' => '(\P{ASCII}+)',?$/gmu)];
  expect(new Map(table.map(([, plain = '', letters = '']) => [plain, letters]))).toEqual(accented());
});

it('and leaves out accents that are signs of their own', () => {
  expect(foldText('Jose\u0301')).toBe('jose');
  expect(text).toContain(String.raw`.replaceAll('\\p{Mn}+', '')`);
});
