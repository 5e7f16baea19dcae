export {
  basePathOf,
  languageOfPath,
  languages,
  readPreferredLanguage,
  savePreferredLanguage,
  switchLanguage,
  twinToOpen,
} from './language.ts';
export type { Language, PerLanguage } from './language.ts';
export { createI18n, LanguageProvider, useLanguage } from './translation.ts';
export type { SharedTexts } from './translation.ts';
