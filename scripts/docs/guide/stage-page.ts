import { posix } from 'node:path';
import type { SitePage } from './site-map.ts';

/** The files of the project and of the site, by which links are followed. */
interface SiteFiles {
  /** Address of a page by its source; both from their roots. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Returns true for a file or folder of the project. */
  readonly exists: (path: string) => boolean;
}

/** A page as the site has it. */
interface StagedPage {
  readonly text: string;
  /** Pictures that it shows, from the project's root. */
  readonly pictures: readonly string[];
  /** Links that lead nowhere, as they are written. */
  readonly broken: readonly string[];
}

const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g;
const FENCE = /^(```[\s\S]*?^```$)/m;

/**
 * A page of the project with links for the site: to another page by its address, to a picture in the folder of
 * pictures. The name of a file that the site does not show stays as text, since a site knows no checkout.
 */
export function stagePage({ source }: SitePage, markdown: string, files: SiteFiles): StagedPage {
  const pictures: string[] = [];
  const broken: string[] = [];
  const rewrite = (whole: string, ...[mark = '', label = '', target = '']: readonly string[]): string => {
    if (/^(?:[a-z]+:|#|\/)/.test(target)) return whole;
    const [path = '', anchor] = target.split('#');
    const file = posix.join(posix.dirname(source), path);
    const address = files.addresses.get(file) ?? files.addresses.get(posix.join(file, 'README.md'));
    const end = anchor === undefined ? '' : `#${anchor}`;
    if (address !== undefined) return `${mark}[${label}](/${address}.md${end})`;
    if (!files.exists(file)) {
      broken.push(target);
      return whole;
    }
    if (mark === '') return withPath(label, file);
    pictures.push(file);
    return `![${label}](/pictures/${posix.basename(file)})`;
  };
  const text = markdown
    .split(FENCE)
    .map((piece) => (piece.startsWith('```') ? piece : piece.replace(LINK, rewrite)))
    .join('');
  return { text, pictures, broken };
}

/** The label of a link to a file that the site does not show, with its path where the label does not say it. */
function withPath(label: string, file: string): string {
  return label.includes('`') ? label : `${label} (\`${file}\`)`;
}

/** The title of a page: its heading of the first rank. */
export function titleOf(markdown: string): string | undefined {
  return /^# (.+)$/m.exec(markdown)?.[1]?.replaceAll('`', '');
}
