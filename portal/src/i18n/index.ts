export {
  basePathOf,
  firstLanguage,
  langOfOrg,
  languageOfPath,
  languages,
  orgLanguageOf,
  otherLanguages,
  rowOf,
  valueIn,
} from '../../screen-language/language.ts';
export type { Language, OrgLanguage, PerLanguage } from '../../screen-language/language.ts';
export {
  readPreferredLanguage,
  savePreferredLanguage,
  switchLanguage,
  twinToOpen,
} from './switch-language.ts';
export { createI18n, LanguageProvider, useLanguage } from './translation.ts';
export type { SharedTexts } from './translation.ts';
