import type { Redirect } from '../screen-language/manifest.ts';

/** Anything with a route pattern: `:name` is one segment, `:name?` may be missing, `*` is the rest. */
interface Routed {
  readonly route: string;
}

/** An entry whose route a path fits. */
interface FoundRoute<TEntry> {
  readonly entry: TEntry;
  /** The path as the pattern writes it; undefined where it holds values. */
  readonly ownPath: string | undefined;
}

/**
 * Finds the first entry whose route a path fits. Case and a trailing slash do not matter, as in the browser's router.
 * Segments are compared one by one: a path is what a stranger writes.
 */
export function findRoute<TEntry extends Routed>(
  entries: readonly TEntry[],
  path: string,
): FoundRoute<TEntry> | undefined {
  const segments = path.split('/').slice(1);
  if (segments.at(-1) === '') segments.pop();
  for (const entry of entries) {
    const pattern = entry.route.split('/').filter((segment) => segment !== '');
    if (!fits(pattern, segments)) continue;
    const hasValues = pattern.some((piece, at) => isValue(piece) && segments[at] !== undefined);
    const fixed = pattern.filter((piece) => !isValue(piece));
    return { entry, ownPath: hasValues ? undefined : `/${fixed.join('/')}` };
  }
  return undefined;
}

/**
 * Returns the address that another one leads to, with the values that vary in it.
 *
 * @param path without the language's prefix
 */
export function redirectedPath(redirects: readonly Redirect[], path: string): string | undefined {
  const found = findRoute(
    redirects.map((redirect) => ({ route: redirect.from, to: redirect.to })),
    path,
  )?.entry;
  if (found === undefined) return undefined;
  const [names, values] = [found.route.split('/'), path.split('/')];
  return found.to.replaceAll(/:[A-Za-z0-9]+/g, (name) => values[names.indexOf(name)] ?? '');
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  const rest = pattern.indexOf('*');
  if (rest >= 0 && rest === pattern.length - 1) {
    return segments.length >= pattern.length && fits(pattern.slice(0, rest), segments.slice(0, rest));
  }
  if (segments.length > pattern.length) return false;
  return pattern.every((piece, at) => {
    const segment = segments[at];
    if (segment === undefined) return piece.startsWith(':') && piece.endsWith('?');
    return segment !== '' && (piece.startsWith(':') || piece.toLowerCase() === segment.toLowerCase());
  });
}

function isValue(piece: string): boolean {
  return piece === '*' || piece.startsWith(':');
}
