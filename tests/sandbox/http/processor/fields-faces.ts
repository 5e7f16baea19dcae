import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FieldsLook } from './fields-looks.ts';

interface Face {
  readonly family: string;
  /** Package and name of its files, before the letters that each has. */
  readonly files: string;
  readonly sizeAdjust: string;
}

/** The faces of the looks, which the processor serves itself: a page in a frame loads nothing from the one around it. */
export const FIELDS_FACES: Readonly<Record<FieldsLook, Face>> = {
  a: {
    family: 'Marigold Text',
    files: '@fontsource-variable/source-sans-3/files/source-sans-3',
    sizeAdjust: '107%',
  },
  b: { family: 'Fernway Text', files: '@fontsource-variable/archivo/files/archivo', sizeAdjust: '100%' },
  c: {
    family: 'Tidewell Text',
    files: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans',
    sizeAdjust: '97%',
  },
};

/** Letters of Vietnamese, as the brands' own styles name them. */
export const VIETNAMESE =
  'U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1B0, U+300-323, U+1EA0-1EF9, U+20AB';

const letters = { latin: '', vietnamese: `unicode-range: ${VIETNAMESE}` } as const;

/** The faces as a style sheet. */
export const FACES_STYLE = Object.entries(FIELDS_FACES)
  .flatMap(([look, { family, sizeAdjust }]) =>
    Object.entries(letters).map(
      ([of, range]) =>
        `@font-face { font-family: '${family}'; src: url('/faces/${look}-${of}.woff2') format('woff2'); font-weight: 300 800; font-display: swap; size-adjust: ${sizeAdjust}; ${range} }`,
    ),
  )
  .join('\n');

const files = new Map(
  Object.entries(FIELDS_FACES).flatMap(([look, face]) =>
    Object.keys(letters).map((of) => [`/faces/${look}-${of}.woff2`, `${face.files}-${of}-wght-normal.woff2`]),
  ),
);

/** Returns the file of a face; undefined where there is no such path, or its package is not installed. */
export function findFace(path: string): Uint8Array<ArrayBuffer> | undefined {
  const file = files.get(path);
  if (file === undefined) return undefined;
  try {
    return new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(file))));
  } catch {
    return undefined;
  }
}
