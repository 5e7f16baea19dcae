import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = new URL('../../', import.meta.url).pathname;
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

const inBrackets = /\([^()]*\)/g;

/** The selectors before the blocks of a sheet, one each. */
const selectorsIn = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/(?<=^|[{};])\s*([^@{};\s][^{};]*)(?=\{)/g)].flatMap(
    ([, selectors = '']) => splitOutside(selectors, /,/),
  );

/** Cuts a text where a separator stands outside all brackets. */
function splitOutside(text: string, separator: RegExp): readonly string[] {
  let masked = text;
  for (let inner = masked; ; inner = masked) {
    masked = inner.replaceAll(inBrackets, (found) => '_'.repeat(found.length));
    if (masked === inner) break;
  }
  const ends = [...masked.matchAll(new RegExp(separator, 'g'))].map(({ index }) => index);
  return [...ends, text.length].map((end, at) =>
    text.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end).trim(),
  );
}

/**
 * Whether a selector asks every element of the page: what it has inside, or what stands before it. A browser then looks
 * through whole bands of the page again whenever a row comes or goes.
 */
function asksEverything(selector: string): boolean {
  const spaced = selector.replaceAll(/\s*([+~>])\s*/g, '$1').replaceAll(/\s+/g, ' ');
  const compounds = splitOutside(spaced, /[ +~>]/);
  let at = 0;
  return compounds.some((compound) => {
    const before = spaced[at - 1];
    at += compound.length + 1;
    const isUniversal = /^[*:]/.test(compound) && !compound.startsWith(':root');
    return isUniversal && (compound.includes(':has(') || before === '+' || before === '~');
  });
}

it.each([
  ['.stack > * + *', true],
  ['.stack > :where(:not(:first-child))', false],
  ['.column > :has(.skeleton) ~ .block', true],
  ['.column > .block:has(.skeleton) ~ .block', false],
  ['.column > .block:has(.skeleton) ~ *', true],
  ['.list > :is(:has(.a, .b), [data-x]) + [data-y]', true],
  ['.list > [data-x]:is(:has(> .a), [data-y]) + [data-y]:not(:empty)', false],
  ['td:has(.a + .b)::before', false],
])('of %s tells whether it asks every element: %s', (selector, asks) => {
  expect(asksEverything(selector)).toBe(asks);
});

it('reads the selectors of a sheet', () => {
  expect(
    selectorsIn('@layer a { /* b */ .c,\n.d:is(.e, .f) > g { color: red; } @media (x) { h { top: 0 } } }'),
  ).toEqual(['.c', '.d:is(.e, .f) > g', 'h']);
});

it.each(sheets)('%s asks no selector of every element', (name) => {
  const asking = selectorsIn(readFileSync(join(source, name), 'utf8')).filter(asksEverything);
  expect(asking).toEqual([]);
});

it('takes colours out of the design language, none by a name of its own', () => {
  const named = /(?<![\w-])(?:black|white|gr[ae]y|red|orange|yellow|green|blue|purple|pink|brown)(?![\w-])/;
  const values = /(?<=:)[^:;{}]+(?=;)/g;
  const found = sheets.flatMap((name) => {
    const css = readFileSync(join(source, name), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    return [...css.matchAll(values)]
      .filter(([value]) => named.test(value))
      .map(([value]) => `${name}:${value}`);
  });
  expect(found).toEqual([]);
});
