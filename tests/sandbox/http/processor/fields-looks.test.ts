import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIELDS_FACES, VIETNAMESE, findFace } from './fields-faces.ts';
import { FIELDS_LOOKS, lookOf } from './fields-looks.ts';

const tokens = new URL('../../../../portal/src/brand/tokens/', import.meta.url);

describe('the looks of the fields', () => {
  it.each(Object.entries(FIELDS_LOOKS))('%s is that of the brand', (look, values) => {
    const style = readFileSync(new URL(`${look}.css`, tokens), 'utf8').replace(/\s+/g, ' ');
    for (const [name, value] of Object.entries(values)) expect(style).toContain(`${name}: ${value};`);
  });

  it.each(Object.entries(FIELDS_FACES))(
    '%s has the face of the brand',
    (look, { family, files, sizeAdjust }) => {
      const style = readFileSync(new URL(`${look}.css`, tokens), 'utf8').replace(/\s+/g, ' ');
      for (const letters of ['latin', 'vietnamese']) {
        const [face = ''] =
          style.match(
            new RegExp(`@font-face \\{ font-family: '${family}'; src: url\\('[^']*${letters}[^}]*`),
          ) ?? [];
        expect(face).toContain(`url('${files}-${letters}-wght-normal.woff2')`);
        expect(/size-adjust: ([^;]+);/.exec(face)?.[1] ?? '100%').toBe(sizeAdjust);
        expect(face.includes(VIETNAMESE)).toBe(letters === 'vietnamese');
        expect(Buffer.from(findFace(`/faces/${look}-${letters}.woff2`) ?? []).toString('latin1', 0, 4)).toBe(
          'wOF2',
        );
      }
    },
  );

  it.each(['/faces/d-latin.woff2', '/faces/../package.json', '/faces/'])('have no face %s', (path) => {
    expect(findFace(path)).toBeUndefined();
  });

  it.each([
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'c'],
    ['d', 'c'],
    ['__proto__', 'c'],
    [null, 'c'],
  ])('%j is the look %s', (name, want) => {
    expect(lookOf(name)).toBe(want);
  });
});
