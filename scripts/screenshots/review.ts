import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { comparePictures } from './compare-pictures.ts';
import { reviewOf } from './pages.ts';
import type { Comparison } from './pages.ts';

/** The folders of a review, one beside the other. */
interface ReviewFolders {
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

/** The pictures below a folder, by their paths in it. */
function picturesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.png'));
}

/**
 * Compares the pictures of two folders, writes where each pair differs, and returns the review as a page that stands
 * in the folder around them.
 *
 * @param taken returns true for the pictures that this run took; the others are left out
 */
export function writeReview(folders: ReviewFolders, taken: (path: string) => boolean): Comparison[] {
  rmSync(folders.difference, { recursive: true, force: true });
  const paths = new Set([...picturesIn(folders.before), ...picturesIn(folders.after)].filter(taken));
  const comparisons = [...paths].toSorted().map((path) => compare(path, folders));
  writeFileSync(join(dirname(folders.after), 'review.html'), reviewOf(comparisons));
  return comparisons;
}

function compare(path: string, folders: ReviewFolders): Comparison {
  const look = (/([^/\\]+)\.png$/.exec(path)?.[1] ?? '').replaceAll('-', ' ');
  const screen = dirname(path).replaceAll('\\', '/');
  const [before, after] = [join(folders.before, path), join(folders.after, path)];
  const [hasBefore, hasAfter] = [existsSync(before), existsSync(after)];
  const base = {
    screen,
    look,
    before: hasBefore ? `before/${path}` : undefined,
    after: hasAfter ? `now/${path}` : undefined,
    difference: undefined,
  };
  if (!hasBefore || !hasAfter) return { ...base, share: 1 };
  const { pixels, of, image } = comparePictures(readFileSync(before), readFileSync(after));
  if (pixels === 0) return { ...base, share: 0 };
  const file = join(folders.difference, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, image);
  return { ...base, difference: `difference/${path}`, share: pixels / of };
}
