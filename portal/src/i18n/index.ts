export { basePathOf, languageOfPath, languages } from '../../screen-language/language.ts';
export type { Language, PerLanguage } from '../../screen-language/language.ts';
export {
  readPreferredLanguage,
  savePreferredLanguage,
  switchLanguage,
  twinToOpen,
} from './switch-language.ts';
export { createI18n, LanguageProvider, useLanguage } from './translation.ts';
export type { SharedTexts } from './translation.ts';
