/**
 * Returns true for a path of a route pattern: `:name` is one segment, `:name?` may be missing, `*` is the rest.
 * Case and a trailing slash do not matter, as in the browser's router.
 */
export function matchesRoute(route: string, path: string): boolean {
  const source = route
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      if (segment === '*') return '/.*';
      if (/^:\w+\?$/.test(segment)) return '(?:/[^/]+)?';
      if (segment.startsWith(':')) return '/[^/]+';
      return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    })
    .join('');
  return new RegExp(`^${source}/?$`, 'i').test(path);
}
