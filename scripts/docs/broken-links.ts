import { readFile, readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';

/** Anchors and links of a page. */
interface Built {
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly string[];
}

const base = process.env['DOCS_BASE'] ?? '/';

/**
 * Links of a built site, within pages, between them and to its files, that lead nowhere: `page: link`.
 *
 * @param folder The site, with its pages as `.html`.
 */
export async function brokenLinks(folder: string): Promise<readonly string[]> {
  const files = new Set(await readdir(folder, { recursive: true }));
  const pages = new Map<string, Built>();
  for (const file of files) {
    if (file.endsWith('.html')) pages.set(file, readPage(await readFile(join(folder, file), 'utf8')));
  }
  return [...pages].flatMap(([page, { links }]) =>
    links.filter((link) => !leadsSomewhere(page, link, { files, pages })).map((link) => `${page}: ${link}`),
  );
}

function readPage(html: string): Built {
  const values = (name: RegExp): string[] => [...html.matchAll(name)].map(([, value]) => value ?? '');
  // What a template leaves in a page is no link: scripts hold texts of other pages.
  const body = html.replace(/<script[\s\S]*?<\/script>/g, '');
  return {
    anchors: new Set([
      ...values(/ id="([^"]*)"/g),
      ...[...body.matchAll(/ name="([^"]*)"/g)].map(([, id]) => id ?? ''),
    ]),
    links: [
      ...new Set([...body.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, link]) => unescaped(link ?? ''))),
    ],
  };
}

function leadsSomewhere(
  page: string,
  link: string,
  { files, pages }: { readonly files: ReadonlySet<string>; readonly pages: ReadonlyMap<string, Built> },
): boolean {
  if (/^(?:https?|mailto|data):/.test(link)) return true;
  const [path = '', anchor] = link.split('#');
  const target = targetOf(page, path);
  if (!files.has(target)) return false;
  return (
    anchor === undefined ||
    anchor === '' ||
    pages.get(target)?.anchors.has(decodeURIComponent(anchor)) === true
  );
}

/** The file of the site that a link names. */
function targetOf(page: string, path: string): string {
  if (path === '') return page;
  const file = path.startsWith(base)
    ? path.slice(base.length)
    : posix.join(posix.dirname(page), decodeURIComponent(path));
  return file === '' || file.endsWith('/') ? `${file}index.html` : file;
}

function unescaped(link: string): string {
  return link.replaceAll('&amp;', '&');
}
