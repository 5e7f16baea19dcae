import type { PictureFile } from '../../load/plain-files.ts';
import type { ProjectFiles } from '../../load/project-files.ts';
import type { Diagnostic, Finding, JsonPath, SourceFile } from '../../load/source-file.ts';
import { devices, pictureBehind } from '../../model/backgrounds.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';

/** Pictures of a screen, in blocks and behind bands, that are in no file. */
export function checkPictures(
  source: SourceFile,
  screen: CheckedScreen,
  { pictures = [] }: Pick<ProjectFiles, 'pictures'>,
): readonly Diagnostic[] {
  const known = pictures.map(({ name }) => name);
  return [...drawnBlocksOf(screen), ...backgroundsOf(screen)].flatMap(({ name, path, write }) => {
    if (known.includes(name)) return [];
    const message = `There is no picture screen-configs/pictures/${name}.svg.`;
    const remedy = suggest(write(name), known.map(write));
    return source.diagnostic(path, { rule: 'unknown-picture', message, remedy });
  });
}

/** A place that names a picture, and how a name is written there. */
interface NamedPicture {
  readonly name: string;
  readonly path: JsonPath;
  readonly write: (name: string) => string;
}

const drawnBlocksOf = ({ blocks }: CheckedScreen): readonly NamedPicture[] =>
  blocks.flatMap(({ block, path }) =>
    block.block === 'picture'
      ? [{ name: block.file, path: [...path, 'file'], write: (name: string) => name }]
      : [],
  );

const backgroundsOf = ({ config }: CheckedScreen): readonly NamedPicture[] =>
  (config.sections ?? []).flatMap(({ background = {} }, at) =>
    devices.flatMap((device) => {
      const address = background[device];
      const path = ['sections', at, 'background', device];
      return address === undefined
        ? []
        : [{ name: pictureBehind(address), path, write: (name: string) => `/images/${name}.svg` }];
    }),
  );

/** More is no drawing for a page that a phone loads. */
const longest = 100_000;

/** Marks that a drawing needs none of, and what is to be done about each. */
const refused: readonly (readonly [mark: RegExp, finding: Omit<Finding, 'rule'>])[] = [
  [
    /<(?:script|foreignObject|iframe|use|animate\w*|set|style)\b|\son\w+\s*=|<!ENTITY|<!DOCTYPE/i,
    {
      message: 'A picture may only draw: this could do more.',
      remedy: 'Save it as a plain SVG, without scripts and styles.',
    },
  ],
  [
    /(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp);)|url\(\s*["']?(?!#)|@import/i,
    {
      message: 'A picture may not fetch anything from elsewhere.',
      remedy: 'Put into the file what it shows.',
    },
  ],
  [
    /<text\b/i,
    {
      message: 'Words in a picture are read in one language alone.',
      remedy: 'Say them in its caption, or in the text beside it.',
    },
  ],
];

/** Files of pictures that are none, or that do more than draw. */
export function checkPictureFiles({ pictures = [] }: Pick<ProjectFiles, 'pictures'>): readonly Diagnostic[] {
  return pictures.flatMap((picture) => {
    if (
      !/^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/.test(picture.text) ||
      !/<\/svg>\s*$/.test(picture.text)
    )
      return found(picture, 0, { message: 'This is no SVG drawing.', remedy: 'Save the picture as SVG.' });
    if (picture.text.length > longest) {
      const message = `This picture has ${Math.ceil(picture.text.length / 1000)} KB.`;
      return found(picture, 0, { message, remedy: `Draw it in ${longest / 1000} KB at most.` });
    }
    return refused.flatMap(([mark, finding]) => {
      const at = picture.text.search(mark);
      return at < 0 ? [] : found(picture, at, finding);
    });
  });
}

function found(
  { file, text }: PictureFile,
  at: number,
  finding: Omit<Finding, 'rule'>,
): readonly Diagnostic[] {
  const before = text.slice(0, at).split('\n');
  return [
    {
      file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      pointer: '',
      rule: 'unsafe-picture',
      ...finding,
    },
  ];
}
