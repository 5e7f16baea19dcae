import { createInstance } from 'i18next';
import type { i18n, Resource } from 'i18next';
import type { Language } from '../../screen-language/language.ts';

/** The shared texts of one language: namespace -> texts. */
export type SharedTexts = Resource[string];

/**
 * The one i18next instance of a page. Namespaces `common` and `errors` are there from the start; screens add
 * their own with `i18n.addResourceBundle`.
 */
export async function createI18n(language: Language, texts: SharedTexts): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    ns: ['common', 'errors'],
    defaultNS: 'common',
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
  });
  return instance;
}
