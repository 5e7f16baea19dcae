import type { Address } from './address.ts';
import { markup } from './markup.ts';
import type { Child } from './markup.ts';

/** One page of the site: its address from the site's root, and its Markdown. */
export interface Page {
  readonly path: Address;
  readonly text: string;
}

/** The content of a page. */
interface Content {
  /** The only heading of the first rank. */
  readonly title: string;
  /** Stands after the title, in the browser's own title: the document that it belongs to. */
  readonly of?: string;
  readonly body: Child;
  /** Plain text that a search finds beside the title; examples and tables would drown everything else. */
  readonly search: string;
  /** Sections that a search finds by themselves: the name is also the anchor. */
  readonly sections?: readonly { readonly name: string; readonly search: string }[];
}

/**
 * A page in Markdown: the site brings everything around it. Its body is one block of HTML, in which Markdown and
 * the site's templates see nothing of their own.
 */
export function createPage(path: Address, content: Content): Page {
  const { html } = markup`<div class="reference" v-pre>
<h1 id="top" tabindex="-1">${content.title}</h1>
${content.body}
</div>`;
  const front = {
    title: [content.title, content.of].filter((each) => each !== undefined).join(' · '),
    found: [
      { name: content.title, anchor: 'top', search: content.search },
      ...(content.sections ?? []).map((each) => ({ ...each, anchor: each.name })),
    ],
    prev: false,
    next: false,
  };
  const lines = Object.entries(front).map(
    ([name, value]) => `${name}: ${JSON.stringify(value).replaceAll('<', '\\u003c')}`,
  );
  // An empty line would end the block; inside of text, none is left that means anything.
  return { path, text: `---\n${lines.join('\n')}\n---\n\n${html.replace(/\n\s*\n/g, '\n')}\n` };
}
