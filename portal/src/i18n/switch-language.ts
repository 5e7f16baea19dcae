import type { Language } from '../../screen-language/language.ts';

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
