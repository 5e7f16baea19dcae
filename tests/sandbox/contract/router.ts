import type { Route } from './contract.ts';

/** The route that an address and a method lead to. */
export type RouteMatch =
  | { readonly kind: 'route'; readonly route: Route; readonly path: Readonly<Record<string, string>> }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'none' };

interface CompiledRoute {
  readonly route: Route;
  readonly segments: readonly string[];
}

/** Finds routes by method and path. Where two templates fit, the one with more fixed segments wins. */
export function createRouter(routes: readonly Route[]): (method: string, pathname: string) => RouteMatch {
  const compiled = routes.map((route) => ({ route, segments: route.path.split('/') }));
  compiled.sort((one, other) => variables(one) - variables(other));
  return (method, pathname) => {
    const segments = pathname.split('/').map(decodeSegment);
    const fitting = compiled.flatMap((candidate) => {
      const path = matchSegments(candidate.segments, segments);
      return path === undefined ? [] : [{ route: candidate.route, path }];
    });
    if (fitting.length === 0) return { kind: 'none' };
    const found = fitting.find(({ route }) => route.method === method);
    if (found !== undefined) return { kind: 'route', ...found };
    return { kind: 'wrong-method', allowed: fitting.map(({ route }) => route.method) };
  };
}

function variables(compiled: CompiledRoute): number {
  return compiled.segments.filter((segment) => segment.startsWith('{')).length;
}

function matchSegments(
  template: readonly string[],
  segments: readonly (string | undefined)[],
): Readonly<Record<string, string>> | undefined {
  if (template.length !== segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, piece] of template.entries()) {
    const segment = segments[index];
    if (segment === undefined || segment === '') {
      if (piece !== '') return undefined;
    } else if (piece.startsWith('{')) {
      path[piece.slice(1, -1)] = segment;
    } else if (piece !== segment) {
      return undefined;
    }
  }
  return path;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
