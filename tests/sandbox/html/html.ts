import { escapeHtml } from './escape-html.ts';

/** HTML that may stand in a page as it is. */
export interface Markup {
  readonly markup: string;
}

type Insert = string | number | Markup | readonly Markup[];

/** A piece of a page; every text that is put in is escaped. */
export function html(strings: TemplateStringsArray, ...inserts: readonly Insert[]): Markup {
  const markup = strings.map((text, index) => text + toMarkup(inserts[index] ?? ''));
  return { markup: markup.join('') };
}

/** Empty markup, for what a page has only sometimes. */
export const NO_MARKUP: Markup = { markup: '' };

function toMarkup(insert: Insert): string {
  if (typeof insert === 'string') return escapeHtml(insert);
  if (typeof insert === 'number') return String(insert);
  return 'markup' in insert ? insert.markup : insert.map(({ markup }) => markup).join('');
}
