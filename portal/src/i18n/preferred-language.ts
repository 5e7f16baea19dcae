import { languageOfPath } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import { switchLanguage } from './switch-language.ts';

const key = 'preferredLanguage';

/**
 * Remembers the choice. A browser that refuses to store it is no reason to refuse the switch.
 *
 * @param storage finds it; where storage is forbidden, that is what throws
 */
export function savePreferredLanguage(storage: () => Storage, language: Language): void {
  try {
    storage().setItem(key, language);
  } catch {
    // Full or forbidden storage: the address still carries the language.
  }
}

/** The remembered choice, where there is one. */
export function readPreferredLanguage(storage: () => Storage): Language | undefined {
  try {
    const value = storage().getItem(key);
    return value === 'en' || value === 'es' ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The page that a visitor who prefers Spanish gets for an English address, unless the address says
 * `redirect=false`. English visitors of Spanish addresses stay where they are: the prefix decides.
 */
export function twinToOpen(url: URL, preferred: Language | undefined): URL | undefined {
  if (preferred !== 'es' || languageOfPath(url.pathname) === 'es') return undefined;
  return url.searchParams.get('redirect') === 'false' ? undefined : switchLanguage(url, 'es');
}
