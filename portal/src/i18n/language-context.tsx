import { createContext, useContext } from 'react';
import type { Language } from '../../screen-language/language.ts';

const Current = createContext<Language>('en');

/** Set once, by the shell: the language of the page address. */
export const LanguageProvider = Current.Provider;

/** The language of the page. */
export function useLanguage(): Language {
  return useContext(Current);
}
