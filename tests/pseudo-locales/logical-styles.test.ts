import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = new URL('../../portal/src/', import.meta.url).pathname;
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** Declarations that name a left or a right, or mean one. */
const physical: readonly RegExp[] = [
  /^(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)/,
  /^(?:left|right):/,
  /^border-(?:top|bottom)-(?:left|right)-radius:/,
  /^(?:text-align|float|clear|caption-side|object-position|transform-origin): [^;]*\b(?:left|right)\b/,
  /^background-position: [^;]*\b(?:left|right)\b/,
  /^translate: (?!0 |var)/,
  /^transform: [^;]*translate(?:X|3d)?\(/,
  /^box-shadow: inset -?[1-9]/,
];

/** Four values whose second and fourth differ. */
const fourSided = /^(?:margin|padding|inset|border-width|border-style|border-color): (.+)$/;

/** Rules that have no logical form, or nothing to turn around. */
const allowed: Readonly<Record<string, string>> = {
  'app/header.css object-position: left': 'turned around by rtl.css',
  'app/header.css translate: 2rem 0': 'turned around by rtl.css',
  'blocks/links/links.css translate: -0.2rem 0': 'turned around by rtl.css',
  'forms/fields/search-input.css box-shadow: inset 3px 0 0 var(--brand)': 'turned around by rtl.css',
  'ui/styles/natives.css background-position: right 1.375rem top 50%, right 1rem top 50%':
    'turned around by rtl.css',
  'ui/styles/actions.css border-right-color: transparent': 'a wheel that turns',
  'blocks/entries/entries.css border-width: 0 2px 2px 0': 'an angle that points down',
  'blocks/map/map.css translate: -50% -50%': 'the middle of a place on a map, which has no reading direction',
  'blocks/map/map.css translate: -50% calc(-50% - 1.4375rem)': 'a pin whose tip is such a place',
};

function declarationsIn(css: string): readonly string[] {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, '');
  return [...bare.matchAll(/(?<=[{;]\s*)([a-z-]+:\s[^;{}]+)(?=;)/g)].map(([, declaration = '']) =>
    declaration.replaceAll(/\s+/g, ' ').trim(),
  );
}

/** The values of a declaration; what stands in brackets is one. */
const valuesOf = (text: string) => text.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

function isPhysical(declaration: string): boolean {
  if (physical.some((pattern) => pattern.test(declaration))) return true;
  const values = valuesOf(fourSided.exec(declaration)?.[1] ?? '');
  return values.length === 4 && values[1] !== values[3];
}

it.each([
  ['margin-left: 1px', true],
  ['margin-inline: 1px 2px', false],
  ['padding: 1px 2px 3px 2px', false],
  ['padding: 1px calc(2px + 1px) 3px 0', true],
  ['translate: 0 1px', false],
  ['translate: 2rem 0', true],
  ['text-align: start', false],
  ['text-align: right', true],
])('%s: %s', (declaration, want) => expect(isPhysical(declaration)).toBe(want));

it('style sheets say start and end, not left and right', () => {
  const found = sheets
    .filter((name) => !name.endsWith('media/rtl.css'))
    .flatMap((name) =>
      declarationsIn(readFileSync(join(source, name), 'utf8'))
        .filter(isPhysical)
        .map((declaration) => `${name} ${declaration}`),
    );
  // What is allowed and not there any more is to go from the list.
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(allowed).toSorted());
});
