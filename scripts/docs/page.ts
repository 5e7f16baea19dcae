import type { Address } from './address.ts';
import { EXTENSIONS, SDK, START, apiAddress, href, tagAddress } from './address.ts';
import { markup } from './markup.ts';
import type { Markup, Child } from './markup.ts';
import type { Reference } from './reference.ts';
import { apiPages, tagsOf, titleOf } from './table-of-contents.ts';

/** One file of the reference, its path from the root of the reference. */
export interface Page {
  readonly path: Address;
  readonly text: string;
}

/** The content of a page. */
interface Content {
  /** The only heading of the first rank. */
  readonly title: string;
  /** Says after the title, in the browser's own title, where it belongs. */
  readonly of?: string;
  readonly body: Child;
}

/** A page with everything around its content: head, skip link, content, navigation. */
export function createPage(reference: Reference, path: Address, content: Content): Page {
  const title = [content.title, content.of, 'Reference'].filter((each) => each !== undefined).join(' · ');
  const { html } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title}</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="${href(path, 'frame.css')}" />
<link rel="stylesheet" href="${href(path, 'content.css')}" />
<script src="${href(path, 'filter.js')}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top"><a class="home" href="${href(path, START)}">Reference</a> <a class="to-contents" href="#contents">Contents</a></header>
<div class="columns">
<main id="content" tabindex="-1">
<h1>${content.title}</h1>
${content.body}
</main>
${navigation(reference, path)}
</div>
</body>
</html>
`;
  return { path, text: html };
}

function navigation(reference: Reference, page: Address): Markup {
  return markup`<nav id="contents" aria-label="Contents" tabindex="-1">
<ul>${[
    entry(page, START, 'Start'),
    entry(page, EXTENSIONS, 'Extension language'),
    entry(page, SDK, 'SDK'),
  ]}</ul>
${reference.apis.map(
  (api) => markup`<h2>${titleOf(api)}</h2>
<ul>${tagsOf(api).map(({ name }) => entry(page, tagAddress(api.name, name), name))}</ul>
<ul class="tables">${apiPages(api).map(({ page: id, title }) => entry(page, apiAddress(api.name, id), title))}</ul>
`,
)}</nav>`;
}

function entry(page: Address, to: Address, label: string): Markup {
  return page === to
    ? markup`<li><a href="${href(page, to)}" aria-current="page">${label}</a></li>`
    : markup`<li><a href="${href(page, to)}">${label}</a></li>`;
}
