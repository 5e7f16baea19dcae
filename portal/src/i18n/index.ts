export { createI18n } from './create-i18n.ts';
export type { SharedTexts } from './create-i18n.ts';
export { basePathOf, languageOfPath, languages } from '../../screen-language/language.ts';
export type { Language, PerLanguage } from '../../screen-language/language.ts';
export { LanguageProvider, useLanguage } from './language-context.tsx';
export { readPreferredLanguage, savePreferredLanguage, twinToOpen } from './preferred-language.ts';
export { switchLanguage } from './switch-language.ts';
