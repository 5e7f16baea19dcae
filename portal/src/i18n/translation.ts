import { createInstance } from 'i18next';
import type { i18n, Resource, TFunction } from 'i18next';
import type { Language } from '../../screen-language/language.ts';
import { createContext, useContext, useMemo } from 'react';

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

const PageLanguage = createContext<Language>('en');

/** Set once, by the shell: the language of the page address. */
export const LanguageProvider = PageLanguage.Provider;

/** The language of the page. */
export function useLanguage(): Language {
  return useContext(PageLanguage);
}

const Translations = createContext<i18n | undefined>(undefined);

/** Set once, by the shell: the page's i18next instance. A page has one language for its whole life. */
export const TranslationProvider = Translations.Provider;

/** The texts of a namespace, and the instance that they come from. */
interface Translation {
  readonly t: TFunction;
  readonly i18n: i18n;
}

/**
 * The texts of a namespace, `common` unless stated.
 *
 * @example const { t } = useTranslation('errors');
 */
export function useTranslation(namespace = 'common'): Translation {
  const instance = useContext(Translations);
  if (instance === undefined) throw new Error('Put it below TranslationProvider.');
  return useMemo(() => ({ t: instance.getFixedT(null, namespace), i18n: instance }), [instance, namespace]);
}
