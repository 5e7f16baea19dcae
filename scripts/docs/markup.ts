/** HTML that may stand in a page as it is. */
export interface Markup {
  readonly html: string;
}

/** What can be put into {@link markup}: texts are escaped, `undefined` and `false` leave nothing. */
export type Part = Markup | string | number | false | undefined | readonly Part[];

/**
 * HTML from a template. Whatever is no {@link Markup} is escaped.
 *
 * @example
 * markup`<p>${'a < b'}</p>`.html // '<p>a &lt; b</p>'
 */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { html: texts.map((text, index) => text + partHtml(parts[index])).join('') };
}

/** Parts with something between each two. */
export function joined(parts: readonly Part[], between: Part): Part {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));
}

/** A description: its backticks are code. */
export function prose(text: string): Markup {
  const parts = text.split('`');
  // Without a partner the last backtick is only a character.
  const isOdd = parts.length % 2 === 0;
  return markup`${parts.map((part, index) => {
    if (index % 2 === 0) return part;
    return isOdd && index === parts.length - 1 ? `\`${part}` : markup`<code>${part}</code>`;
  })}`;
}

/** Text as code. */
export function code(text: string | number): Markup {
  return markup`<code>${text}</code>`;
}

function partHtml(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'html' in part ? part.html : part.map(partHtml).join('');
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
