import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import type { DefaultTheme, MarkdownRenderer } from 'vitepress';
import type { Navigation } from '../guide/navigation.ts';

/** The folder with all pages, which `npm run docs` fills and names. */
const pages = process.env['DOCS_PAGES'] ?? '.';

// What `npm run docs` has written beside the pages; the theme's types differ by `readonly` alone.
const { head, side } = JSON.parse(readFileSync(join(pages, 'navigation.json'), 'utf8')) as Navigation & {
  readonly head: DefaultTheme.NavItem[];
  readonly side: DefaultTheme.SidebarMulti;
};

/** Tables scroll inside a frame that the keyboard reaches, so that the page never does. */
function frameTables(md: MarkdownRenderer): void {
  md.renderer.rules['table_open'] = () =>
    '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>\n';
  md.renderer.rules['table_close'] = () => '</table></div>\n';
}

/** Words by which a generated page is found: examples and tables would drown everything else. */
const FOUND = /^found: (.*)$/m;

interface Found {
  readonly name: string;
  readonly anchor: string;
  readonly search: string;
}

/** The HTML in which a search looks: headings with what stands below each. */
async function searchable(text: string, env: object, md: MarkdownRenderer): Promise<string> {
  const [, found] = FOUND.exec(text) ?? [];
  if (found === undefined) return md.renderAsync(text, env);
  // What `npm run docs` has written into the page.
  const sections = JSON.parse(found) as readonly Found[];
  const shown = (words: string): string => md.utils.escapeHtml(words);
  return sections
    .map(
      ({ name, anchor, search }, index) =>
        `<h${index === 0 ? 1 : 2}>${shown(name)} <a href="#${anchor}"></a></h${index === 0 ? 1 : 2}><p>${shown(search)}</p>`,
    )
    .join('\n');
}

export default defineConfig({
  title: 'Energy portal',
  description: 'A typed, normalising cache for record APIs, generated from OpenAPI documents',
  lang: 'en',
  base: process.env['DOCS_BASE'] ?? '/',
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${process.env['DOCS_BASE'] ?? '/'}logo.svg` }],
    ['meta', { name: 'theme-color', content: '#0b6b53' }],
  ],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: frameTables,
  },
  themeConfig: {
    logo: { src: '/logo.svg', alt: '' },
    nav: head,
    sidebar: side,
    outline: [2, 3],
    search: { provider: 'local', options: { _render: searchable, detailedView: false } },
    footer: { message: 'MIT licence' },
  },
});
