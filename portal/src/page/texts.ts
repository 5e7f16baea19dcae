import type { i18n } from 'i18next';
import { keepTogether } from './format-value.ts';
import type { BlockPage, TextValues } from './page.ts';

/** Name of the i18next namespace that holds a screen's own texts. */
export const namespaceOf = (screen: string): string => `screens/${screen}`;

/** Looks texts up: the screen's own first, then those that all forms share. */
export interface Texts {
  readonly text: (key: string, values?: TextValues) => string;
  readonly optionalText: (key: string, values?: TextValues) => string | undefined;
  /**
   * A sentence that is shown whole or not at all: blank, in its place, until every value in it is known.
   * Nothing where one of them is null, and so will never come.
   */
  readonly wholeText: (key: string) => string | undefined;
}

const BLANK = '\u00a0';

/**
 * The texts of one screen.
 *
 * @param shared values that every text may use, out of the config's `texts`
 */
export function createTexts(i18n: i18n, screen: string, shared: TextValues): Texts {
  const own = namespaceOf(screen);
  const known = together(shared);
  // A form is written anew at every key. Texts of errors that all screens share may come later.
  const said = new Map<string, string>();
  const text = (key: string, values?: TextValues) => {
    const before = values ? undefined : said.get(key);
    if (before !== undefined) return before;
    const space = key.startsWith('errors.') && !i18n.exists(key, { ns: own }) ? 'errors' : own;
    const name = space === own ? key : key.slice('errors.'.length);
    const now = i18n.t(name, { ...known, ...(values && together(values)), ns: [space, 'forms'] });
    if (!values && space === own) said.set(key, now);
    return now;
  };
  const isThere = (key: string) =>
    i18n.exists(key, { ns: own }) ||
    i18n.exists(key, { ns: 'forms' }) ||
    (key.startsWith('errors.') && i18n.exists(key.slice('errors.'.length), { ns: 'errors' }));
  const optionalText = (key: string, values?: TextValues) => (isThere(key) ? text(key, values) : undefined);
  const wholeText = (key: string) => {
    const pattern = i18n.t(key, { ns: [own, 'forms'], skipInterpolation: true });
    const names = Array.from(pattern.matchAll(/{{(\w+)/g), ([, name]) => name ?? '');
    const isWhole = names.every((name) => (shared[name] ?? '') !== '');
    if (isWhole) return optionalText(key);
    return names.some((name) => shared[name] === null) ? undefined : BLANK;
  };
  return { text, optionalText, wholeText };
}

const together = (values: TextValues): TextValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? keepTogether(value) : value,
    ]),
  );

/**
 * A text, and after it why a payment was refused and what can be done about it.
 *
 * @param why where the code of the reason is read; a code that there is no text for adds nothing
 */
export function withReason(
  text: string,
  why: string | undefined,
  { page, item }: { readonly page: BlockPage; readonly item?: unknown },
): string {
  const code = why === undefined ? undefined : page.value(why, item);
  const reason = typeof code === 'string' ? page.optionalText(`errors.declined.${code}`) : undefined;
  return reason === undefined ? text : `${text} ${reason}`;
}
