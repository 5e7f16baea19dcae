import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A file that is read as it stands. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** A drawing, by the name that screens call it by. */
export interface PictureFile extends TextFile {
  readonly name: string;
}

/** The files that are read as they stand, without a place for each of their values. */
export interface PlainFiles {
  /** The drawings that screens show; undefined where there are none. */
  readonly pictures?: readonly PictureFile[];
  /** The tokens that all brands share, and those of each; undefined where they are not there. */
  readonly styles?: { readonly shared: TextFile; readonly brands: readonly TextFile[] };
}

/** The folder of the brands' colours, logos and drawings. */
export const brandFolder = 'portal/src/brand';

const sharedTokens = 'portal/src/ui/styles/tokens.css';

const pictureFolder = 'screen-configs/pictures';

const picturesIn = (root: string): readonly PictureFile[] =>
  listFiles(join(root, pictureFolder), '.svg').map((path) => {
    const file = `${pictureFolder}/${path}`;
    return { name: path.replace(/\.svg$/, ''), file, text: readFileSync(join(root, file), 'utf8') };
  });

function stylesIn(root: string): Pick<PlainFiles, 'styles'> {
  const folder = `${brandFolder}/tokens`;
  const read = (file: string): TextFile => ({ file, text: readFileSync(join(root, file), 'utf8') });
  if (!existsSync(join(root, sharedTokens))) return {};
  const brands = listFiles(join(root, folder), '.css').map((path) => read(`${folder}/${path}`));
  return { styles: { shared: read(sharedTokens), brands } };
}

/** Reads the stylesheets of brands, and the pictures. */
export function plainFilesIn(root: string): PlainFiles {
  return { ...stylesIn(root), pictures: picturesIn(root) };
}

/** Paths of all files of one kind below a folder, sorted. */
export function listFiles(folder: string, extension: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
