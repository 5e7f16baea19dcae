/** HTML that may stand in a page as it is. */
export interface Markup {
  readonly html: string;
}

/** A value that can be put into {@link markup}: texts are escaped, `undefined` and `false` leave nothing. */
export type Child = Markup | string | number | false | undefined | readonly Child[];

/**
 * HTML from a template. Whatever is no {@link Markup} is escaped.
 *
 * @example
 * markup`<p>${'a < b'}</p>`.html // '<p>a &lt; b</p>'
 */
export function markup(texts: TemplateStringsArray, ...children: readonly Child[]): Markup {
  return { html: texts.map((text, index) => text + childHtml(children[index])).join('') };
}

/** Children with something between each two. */
export function joined(children: readonly Child[], between: Child): Child {
  return children.flatMap((child, index) => (index === 0 ? [child] : [between, child]));
}

/** A description: its backticks are code. */
export function prose(text: string): Markup {
  const pieces = text.split('`');
  // Without a partner the last backtick is only a character.
  const isOdd = pieces.length % 2 === 0;
  return markup`${pieces.map((piece, index) => {
    if (index % 2 === 0) return piece;
    return isOdd && index === pieces.length - 1 ? `\`${piece}` : markup`<code>${piece}</code>`;
  })}`;
}

/** A heading that the outline of its page lists and that can be linked to. */
export function heading(level: 2 | 3, id: string, text: Child): Markup {
  const open = { html: `h${level}` };
  return markup`<${open} id="${id}" tabindex="-1">${text} <a class="header-anchor" href="#${id}" aria-label="Link to ${id}">\u200b</a></${open}>`;
}

/** Text as code. */
export function code(text: string | number): Markup {
  return markup`<code>${text}</code>`;
}

function childHtml(child: Child): string {
  if (child === undefined || child === false) return '';
  if (typeof child === 'string' || typeof child === 'number') return escapeText(String(child));
  return 'html' in child ? child.html : child.map(childHtml).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
