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

/**
 * The same page in the other language. Never leaves the origin, whatever the path.
 *
 * To Spanish the path gets the prefix `/es`; to English it loses it and gains `redirect=false` where there is
 * none, which tells {@link twinToOpen} to respect the choice.
 *
 * @see requirement 000 section 2
 * @example switchLanguage(new URL('https://x.example/es/profile'), 'en').href // 'https://x.example/profile?redirect=false'
 */
export function switchLanguage(url: URL, to: Language): URL {
  const bare = withoutPrefix(url.pathname);
  const next = new URL(url.origin);
  next.pathname = to === 'es' ? (bare === '/' ? '/es' : `/es${bare}`) : bare;
  next.search = url.search;
  next.hash = url.hash;
  if (to === 'en' && !next.searchParams.has('redirect')) next.searchParams.append('redirect', 'false');
  return next;
}

/**
 * The path without `/es`, however often it stands there. What is left starts with exactly one slash: `//host`
 * and `/\host` would otherwise be read as another site.
 */
function withoutPrefix(path: string): string {
  return path.replace(/^(?:[/\\]+es(?=[/\\]|$))*[/\\]*/, '/');
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
