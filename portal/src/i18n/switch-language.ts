import {
  basePathOf,
  firstLanguage,
  languageOfPath,
  languages,
  withoutLanguage,
} from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';

/**
 * The same page in another language. Never leaves the origin, whatever the path.
 *
 * To Spanish the path gets the prefix `/es`; to English it loses it and gains `redirect=false` where there is
 * none, which tells {@link twinToOpen} to respect the choice.
 *
 * @see requirement 000 section 2
 * @example switchLanguage(new URL('https://x.example/es/profile'), 'en').href // 'https://x.example/profile?redirect=false'
 */
export function switchLanguage(url: URL, to: Language): URL {
  const bare = withoutPrefixes(url.pathname);
  const next = new URL(url.origin);
  next.pathname = basePathOf(to) + (bare === '/' ? '' : bare);
  next.search = url.search;
  next.hash = url.hash;
  if (to === firstLanguage && !next.searchParams.has('redirect'))
    next.searchParams.append('redirect', 'false');
  return next;
}

/**
 * The path without a language's prefix, however often one stands there. What is left starts with exactly one slash:
 * `//host` and `/\\host` would otherwise be read as another site.
 */
function withoutPrefixes(path: string): string {
  const whole = path.replace(/^[/\\]*/, '/');
  const bare = withoutLanguage(whole);
  return bare === whole ? whole : withoutPrefixes(bare);
}

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
    return languages.find((language) => language === value);
  } catch {
    return undefined;
  }
}

/**
 * The page that a visitor who prefers another language gets for an English address, unless the address says
 * `redirect=false`. Nobody is moved away from an address with a prefix: the prefix decides.
 */
export function twinToOpen(url: URL, preferred: Language | undefined): URL | undefined {
  const isChosen =
    basePathOf(languageOfPath(url.pathname)) !== '' || url.searchParams.get('redirect') === 'false';
  return isChosen || preferred === undefined || preferred === firstLanguage
    ? undefined
    : switchLanguage(url, preferred);
}
