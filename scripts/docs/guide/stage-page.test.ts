import { expect, it } from 'vitest';
import { decisionPages, presentAreas } from './site-map.ts';
import { stagePage, titleOf } from './stage-page.ts';

const files = {
  addresses: new Map([
    ['sdk/guide/b.md', 'guide/b'],
    ['sdk/decisions/README.md', 'guide/decisions/index'],
  ]),
  exists: (path: string) => ['tests/x.test.ts', 'sdk/guide/shot.png', 'sdk/src'].includes(path),
};
const page = { source: 'sdk/guide/a.md', address: 'guide/a' };

it.each([
  ['a page', '[B](b.md)', '[B](/guide/b.md)'],
  ['a place on a page', '[B](b.md#c)', '[B](/guide/b.md#c)'],
  ['the README of a folder', '[D](../decisions)', '[D](/guide/decisions/index.md)'],
  ['a file of the project', '[test](../../tests/x.test.ts)', 'test (`tests/x.test.ts`)'],
  ['a folder by its name', '[`src`](../src)', '`src`'],
  ['a picture', '![Shot](shot.png)', '![Shot](/pictures/shot.png)'],
  ['a place on the same page', '[C](#c)', '[C](#c)'],
  ['another site', '[W](https://example.com/b.md)', '[W](https://example.com/b.md)'],
  ['code', '```md\n[B](b.md)\n```', '```md\n[B](b.md)\n```'],
])('a link to %s', (_, given, want) => {
  const staged = stagePage(page, given, files);
  expect(staged.text).toBe(want);
  expect(staged.broken).toEqual([]);
});

it('names links that lead nowhere, and pictures that a page shows', () => {
  const { broken, pictures } = stagePage(page, '[X](x.md) ![Shot](shot.png)', files);
  expect({ broken, pictures }).toEqual({ broken: ['x.md'], pictures: ['sdk/guide/shot.png'] });
});

it('takes the heading of the first rank for the title', () => {
  expect(titleOf('\n# The `title`\n\n## Next')).toBe('The title');
});

it('shows pages that there are, and the rest of a folder without being told', () => {
  const areas = [
    {
      title: 'Guide',
      folder: 'guide',
      sections: [
        {
          title: 'Start',
          pages: [page, { source: 'sdk/guide/gone.md', address: 'guide/gone' }],
          rest: 'sdk/guide',
        },
      ],
    },
  ];
  const [area] = presentAreas(areas, [
    'sdk/guide/a.md',
    'sdk/guide/new.md',
    'sdk/guide/inner/x.md',
    'sdk/README.md',
  ]);
  expect(area?.sections[0]?.pages).toEqual([page, { source: 'sdk/guide/new.md', address: 'guide/new' }]);
});

it('has a page for each record of a decision', () => {
  expect(decisionPages(['sdk/decisions/0001-a.md', 'sdk/decisions/README.md'])).toEqual([
    { source: 'sdk/decisions/0001-a.md', address: 'decisions/sdk/0001-a' },
  ]);
});
