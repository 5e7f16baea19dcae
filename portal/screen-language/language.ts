/** Languages the site is offered in (requirement 000 section 9). */
export const languages = ['en', 'es'] as const;

/** `en` or `es`. */
export type Language = (typeof languages)[number];

/** One value per language. */
export type PerLanguage<TValue> = { readonly [language in Language]: TValue };

/** Spanish pages live under `/es`; everything else is English. */
export function languageOfPath(path: string): Language {
  return /^\/es(?=\/|$)/.test(path) ? 'es' : 'en';
}

/** The prefix of every path that says the language: what the router takes as its base. */
export function basePathOf(language: Language): '' | '/es' {
  return language === 'es' ? '/es' : '';
}
