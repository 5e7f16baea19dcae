import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockDescriptors } from '../../../src/blocks/registry.ts';
import { languageVersion } from '../../language-version.ts';
import { parseSource } from '../../load/source-file.ts';
import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import type { ProjectFiles } from '../../load/project-files.ts';
import { checkScreens } from '../check-project.ts';

const read = (file: string) => parseSource(file, readFileSync(file, 'utf8')).source;

function source(file: string, value: unknown): SourceFile {
  return parseSource(file, JSON.stringify(value, null, 2)).source;
}

const schemas = {
  screen: read('screen-configs/screen.schema.json'),
  brands: read('screen-configs/brands.schema.json'),
  navigation: read('screen-configs/navigation.schema.json'),
};
const a = { id: 'a', name: 'A', crmName: 'Brand A', word: 'brand-a' };
const rest = { id: 'c', name: 'C', crmName: 'Brand C', word: null };
const home = { guest: '/login', customer: '/' };
const screen = (name: string, route: string, access: string) =>
  source(`screen-configs/t/${name}.json`, { id: `t/${name}`, route, access, version: languageVersion });

const project: ProjectFiles = {
  schemas,
  brands: source('screen-configs/brands.json', { brands: [rest] }),
  navigation: source('screen-configs/navigation.json', { logIn: '/login', home }),
  brandAssets: ['a', 'c'].flatMap((id) => [
    `portal/src/brand/tokens/${id}.css`,
    `portal/src/brand/logos/${id}.svg`,
  ]),
  screens: [
    screen('home', '/', 'customer'),
    screen('log-in', '/login', 'guest'),
    screen('case', '/cases/:id', 'anyone'),
  ],
  locales: { en: {}, es: {} },
  catalogue: { operations: {}, constants: {} },
  unreadable: [],
};

function diagnosticsOf(brands: unknown, navigation: unknown): readonly Diagnostic[] {
  const files: ProjectFiles = {
    ...project,
    brands: source('screen-configs/brands.json', brands),
    navigation: source('screen-configs/navigation.json', navigation),
  };
  return checkScreens(files, blockDescriptors).filter(({ file }) => !file.startsWith('screen-configs/t/'));
}

const lineOf = ({ line, column, rule, pointer, message, remedy }: Diagnostic) =>
  `${line}:${column} ${rule} ${pointer} | ${message} | ${remedy}`;

describe('brands.json', () => {
  it.each([
    ['a sound one', { $schema: './brands.schema.json', brands: [a, rest] }, []],
    [
      'no files',
      { brands: [{ ...a, id: 'x' }, rest] },
      [
        '4:7 missing-file /brands/0/id | The brand "x" has no file portal/src/brand/tokens/x.css. | Add it, or correct the id.',
        '4:7 missing-file /brands/0/id | The brand "x" has no file portal/src/brand/logos/x.svg. | Add it, or correct the id.',
      ],
    ],
    [
      'the same brand twice',
      { brands: [a, rest, a] },
      [
        '16:7 same-name /brands/2/id | Another brand has the id "a", too. | Change one of them.',
        '18:7 same-name /brands/2/crmName | Another brand has the crmName "Brand A", too. | Change one of them.',
        '19:7 hidden-word /brands/2/word | "brand-a" contains "brand-a", so the brand "a" is found first. | Choose another word, or put this brand before that one.',
      ],
    ],
    [
      'two defaults',
      { brands: [rest, { ...a, word: null }] },
      ['13:7 same-name /brands/1/word | The brand "c" is the default already. | Give this one a word.'],
    ],
    [
      'no default',
      { brands: [a] },
      [
        '2:3 no-default /brands | No brand is the default for addresses without a brand\'s word. | Give one the "word": null.',
      ],
    ],
    [
      'a slip in one row and a missing file in another',
      {
        brands: [
          { ...a, nam: 'A' },
          { ...rest, id: 'y', word: 'Y' },
        ],
      },
      [
        '8:7 unknown-member /brands/0/nam | "nam" is not known here. | Did you mean "name"?',
        '14:7 shape /brands/1/word | This is no word of an address: it has small letters, digits, dots and hyphens only. | Word in the page address that selects the brand: `brand-a` stands in brand-a.example.com. null for the default brand.',
        '11:7 missing-file /brands/1/id | The brand "y" has no file portal/src/brand/tokens/y.css. | Add it, or correct the id.',
        '11:7 missing-file /brands/1/id | The brand "y" has no file portal/src/brand/logos/y.svg. | Add it, or correct the id.',
        '2:3 no-default /brands | No brand is the default for addresses without a brand\'s word. | Give one the "word": null.',
      ],
    ],
    [
      'the list of old',
      [a, rest],
      [
        '1:1 shape  | This is a list; an object belongs here. | The brands of the portal. The page address selects one; a brand is a row here, a stylesheet and a logo.',
      ],
    ],
  ])('%s', (_, brands, want) => {
    expect(diagnosticsOf(brands, { logIn: '/login', home }).map(lineOf)).toEqual(want);
  });
});

describe('navigation.json', () => {
  it.each([
    ['a sound one', { $schema: './navigation.schema.json', logIn: '/login', home }, []],
    [
      'routes of no screen',
      { logIn: '/log-in', home: { guest: '/login', customer: '/cases' } },
      [
        '2:3 unknown-route /logIn | No screen has the route /log-in. | Did you mean "/login"?',
        '5:5 unknown-route /home/customer | No screen has the route /cases. | Known: /, /login.',
      ],
    ],
    [
      'screens that the visitor may not see',
      { logIn: '/', home: { guest: '/login', customer: '/login' } },
      [
        '2:3 wrong-access /logIn | A guest may not see the screen at /: its access is "customer". | Name a screen for a guest, or give that one the access "guest".',
        '5:5 wrong-access /home/customer | A customer may not see the screen at /login: its access is "guest". | Name a screen for a customer, or give that one the access "customer".',
      ],
    ],
    [
      'shared files for a screen that takes none',
      { logIn: '/login', home, shared: '/' },
      [
        '7:3 takes-no-files /shared | The screen at / has no block "upload", which would take the files. | Name the screen on which documents are handed in, or remove "shared".',
      ],
    ],
    [
      'shared files for a screen of guests',
      { logIn: '/login', home, shared: '/login' },
      [
        '7:3 wrong-access /shared | A customer may not see the screen at /login: its access is "guest". | Name a screen for a customer, or give that one the access "customer".',
        '7:3 takes-no-files /shared | The screen at /login has no block "upload", which would take the files. | Name the screen on which documents are handed in, or remove "shared".',
      ],
    ],
    [
      'links that are not there, and screens below them that are not there',
      { logIn: '/login', home, below: { '/': ['/cases', '/visit'], '/bills': ['/login'] } },
      [
        '10:7 unknown-route /below/~1/1 | No screen has the route /visit. | Known: /, /cases/:id, /login.',
        '12:5 unknown-route /below/~1bills | No screen has the route /bills. | Known: /, /cases/:id, /login.',
      ],
    ],
    [
      'redirects to screens',
      {
        logIn: '/login',
        home,
        redirects: [
          { from: '/requests/:number', to: '/cases/:id' },
          { from: '/old/:id', to: '/cases/:id' },
          { from: '/sign-in', to: '/login' },
        ],
      },
      [
        '10:7 missing-parameter /redirects/0/to | /cases/:id needs "id", and /requests/:number does not have it. | Name what varies alike in both.',
      ],
    ],
    [
      'redirects that nobody would follow, or that never end',
      {
        logIn: '/login',
        home,
        redirects: [
          { from: '/assets/x', to: '/' },
          { from: '/login', to: '/' },
          { from: '/a', to: '/b' },
          { from: '/b', to: '/a' },
          { from: '/c', to: '/d' },
          { from: '/d', to: '/login' },
          { from: '/d', to: '/gone' },
          { from: '/:id', to: '/' },
        ],
      },
      [
        '9:7 reserved-route /redirects/0/from | Addresses such as /assets/x are for files of the portal: nobody would be sent on from there. | Remove this redirect.',
        '13:7 hidden-redirect /redirects/1/from | A screen has the route /login: nobody is sent on from there. | Remove this redirect, or move the screen.',
        '18:7 redirect-circle /redirects/2/to | This redirect comes back to itself: /a → /b → /a. | Let it lead to a screen.',
        '22:7 redirect-circle /redirects/3/to | This redirect comes back to itself: /b → /a → /b. | Let it lead to a screen.',
        '26:7 unknown-route /redirects/4/to | /d is itself sent on, to /login. | Write "to": "/login".',
        '33:7 same-name /redirects/6/from | Another redirect leads away from /d, too. | Remove one of them.',
        '34:7 unknown-route /redirects/6/to | No screen has the route /gone. | Known: /, /cases/:id, /login.',
        '37:7 catch-all-route /redirects/7/from | /:id is an address that other pages have, too. | Name the address that a screen had.',
      ],
    ],
    [
      'a route with a part that varies, and a slip',
      { logIn: '/cases/:id', home, hom: 1 },
      [
        '7:3 unknown-member /hom | "hom" is not known here. | Did you mean "home"?',
        '2:3 shape /logIn | This is no route without parts that vary: it begins with a slash and has small letters, digits and hyphens. | The route of a screen without parts that vary: `/login`.',
      ],
    ],
  ])('%s', (_, navigation, want) => {
    const found = diagnosticsOf({ brands: [rest] }, navigation).map(lineOf);
    expect(found.sort()).toEqual([...want].sort());
  });
});

describe('routes of screens', () => {
  it('are given once, whatever their varying parts are called', () => {
    const files = {
      ...project,
      screens: [screen('one', '/x/:id', 'anyone'), screen('two', '/x/:name', 'anyone')],
    };
    expect(
      checkScreens(files, blockDescriptors)
        .filter(({ rule }) => rule === 'same-route')
        .map(lineOf),
    ).toEqual([
      '3:3 same-route /route | screen-configs/t/two.json has the route /x/:name, too. | Change one of them.',
      '3:3 same-route /route | screen-configs/t/one.json has the route /x/:id, too. | Change one of them.',
    ]);
  });
});
