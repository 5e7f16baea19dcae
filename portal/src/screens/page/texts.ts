import type { i18n } from 'i18next';
import type { TextValues } from '../../blocks/page.ts';
import { namespaceOf } from './loaded-screen.ts';

/** Looks texts up: the screen's own first, then those that all forms share. */
export interface Texts {
  readonly text: (key: string, values?: TextValues) => string;
  readonly optionalText: (key: string, values?: TextValues) => string | undefined;
}

/**
 * The texts of one screen.
 *
 * @param shared values that every text may use, out of the config's `texts`
 */
export function createTexts(i18n: i18n, screen: string, shared: TextValues): Texts {
  const own = namespaceOf(screen);
  const text = (key: string, values?: TextValues) => {
    const space = key.startsWith('errors.') && !i18n.exists(key, { ns: own }) ? 'errors' : own;
    const name = space === 'errors' ? key.slice('errors.'.length) : key;
    return i18n.t(name, { ...shared, ...values, ns: [space, 'forms'] });
  };
  const isThere = (key: string) => i18n.exists(key, { ns: own }) || i18n.exists(key, { ns: 'forms' });
  return { text, optionalText: (key, values) => (isThere(key) ? text(key, values) : undefined) };
}
