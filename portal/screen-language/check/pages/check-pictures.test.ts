import { describe, expect, it } from 'vitest';
import { blockDescriptors } from '../../../src/blocks/registry.ts';
import { readProject } from '../../load/project-files.ts';
import { parseSource } from '../../load/source-file.ts';
import { compileProject } from '../../publish/publication.ts';
import { checkPictureFiles } from './check-pictures.ts';
import { checkScreens } from '../check-project.ts';

const { files } = readProject('.');
const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">\n  ${inside}\n</svg>\n`;

function told(text: string): readonly string[] {
  const picture = { name: 'a', file: 'screen-configs/pictures/a.svg', text };
  return checkPictureFiles({ pictures: [picture] }).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

/** A screen with a picture, beside all others; its text is not there. */
function withPicture(file: string, background?: object) {
  const block = { block: 'picture', name: 'meter', file, width: 480, height: 300 };
  const value = {
    version: 2,
    id: 'x/a',
    route: '/x',
    access: 'anyone',
    sections: [{ ...(background && { background }), columns: [{ blocks: [block] }] }],
  };
  return parseSource('screen-configs/x/a.json', JSON.stringify(value)).source;
}

describe('checkPictureFiles', () => {
  const plain = 'A picture may only draw: this could do more.';
  const alone = 'A picture may not fetch anything from elsewhere.';
  it.each<readonly [text: string, want: readonly string[]]>([
    [drawing('<path d="M0 0h9"/>'), []],
    [drawing('<image href="data:image/png;base64,AA=="/>'), []],
    [drawing('<rect fill="url(#a)"/>'), []],
    [drawing('<script>alert(1)</script>'), [`2:3 ${plain}`]],
    [drawing('<g onload="alert(1)"/>'), [`2:5 ${plain}`]],
    [drawing('<foreignObject/>'), [`2:3 ${plain}`]],
    [drawing('<image href="https://evil.test/a.png"/>'), [`2:10 ${alone}`]],
    [drawing('<a href="javascript:alert(1)"/>'), [`2:6 ${alone}`]],
    [drawing('<rect fill="url(https://evil.test/a)"/>'), [`2:15 ${alone}`]],
    [drawing('<text>Bill</text>'), ['2:3 Words in a picture are read in one language alone.']],
    ['<html></html>', ['1:1 This is no SVG drawing.']],
    ['', ['1:1 This is no SVG drawing.']],
    [drawing(`<path d="${'M0 0'.repeat(30_000)}"/>`), ['1:1 This picture has 121 KB.']],
  ])('%j', (text, want) => expect(told(text)).toEqual(want));

  it('finds nothing in those of the project', () => expect(checkPictureFiles(files)).toEqual([]));
});

it('knows which pictures there are', () => {
  const messages = (file: string) =>
    checkScreens({ ...files, screens: [withPicture(file)] }, blockDescriptors)
      .filter(({ rule }) => rule === 'unknown-picture')
      .map(({ pointer, remedy }) => `${pointer} ${remedy}`);
  expect(messages('meter')).toEqual([]);
  expect(messages('metre')).toEqual(['/sections/0/columns/0/blocks/0/file Did you mean "meter"?']);
});

it('knows which pictures there are behind bands', () => {
  const found = (background: object) =>
    checkScreens({ ...files, screens: [withPicture('meter', background)] }, blockDescriptors)
      .filter(({ rule }) => rule === 'unknown-picture')
      .map(({ pointer, remedy }) => `${pointer} ${remedy}`);
  expect(found({ mobile: '/images/meter.svg', overlay: 'light' })).toEqual([]);
  expect(found({ mobile: '/images/meter.svg', desktop: '/images/metre.svg' })).toEqual([
    '/sections/0/background/desktop Did you mean "/images/meter.svg"?',
  ]);
  expect(found({ tablet: '/images/meter.png' })).toHaveLength(1);
});

it('names the address that a picture behind a band is published at', () => {
  const background = { mobile: '/images/meter.svg', overlay: 'light' };
  const [compiled] = compileProject({ ...files, screens: [withPicture('meter', background)] });
  expect(compiled?.model.sections[0]?.background).toEqual({
    mobile: expect.stringMatching(/^\/published\/pictures\/meter\.[\da-f]{12}\.svg$/),
    overlay: 'light',
  });
});

it('names the address that a picture is published at', () => {
  const locales = Object.fromEntries(
    Object.entries(files.locales).map(([language, texts]) => {
      const { source } = parseSource(`locales/${language}/screens/x/a.json`, '{"title":"A"}');
      return [language, { ...texts, 'screens/x/a': source }];
    }),
  );
  const [compiled] = compileProject({
    ...files,
    locales: { ...files.locales, ...locales },
    screens: [withPicture('meter')],
  });
  expect(compiled?.model.sections[0]?.columns[0]?.blocks).toEqual([
    expect.objectContaining({
      block: 'picture',
      file: expect.stringMatching(/^\/published\/pictures\/meter\.[\da-f]{12}\.svg$/),
    }),
  ]);
});
