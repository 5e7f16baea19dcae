import { constants } from './constants.ts';

/** The oldest and the newest version at whose addresses the org answers. */
const OLDEST = 43;
const NEWEST = 66;
/** A release that the others are counted from: 63.0 was that of spring 2025. */
const COUNTED_FROM = { number: 63, year: 25 } as const;
const SEASONS = ['Spring', 'Summer', 'Winter'] as const;

/** One version of the platform's interface. */
interface ApiVersion {
  /** As the platform names it, such as `64.0`. */
  readonly version: string;
  readonly label: string;
}

/** The versions, the oldest first. All of them answer in the shapes of the version that the specs describe. */
export const apiVersions: readonly ApiVersion[] = Array.from({ length: NEWEST - OLDEST + 1 }, (_, at) => {
  const number = OLDEST + at;
  const year = COUNTED_FROM.year + Math.floor((number - COUNTED_FROM.number) / SEASONS.length);
  const season = SEASONS[number % SEASONS.length] ?? SEASONS[0];
  // A winter's release has the name of the year that it leads into.
  return { version: `${number}.0`, label: `${season} \u2019${season === 'Winter' ? year + 1 : year}` };
});

const known: ReadonlySet<string> = new Set(apiVersions.map(({ version }) => version));

/** Returns the path without a slash at its end, which makes no difference to the platform. */
export function trimPath(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/** The path by which the specs know an address of any version. */
export function specPath(pathname: string): string {
  const [, start = '', version = '', rest = ''] =
    /^(\/services\/data|\/lwr\/apex)\/v(\d{2}\.0)(\/.*)?$/.exec(trimPath(pathname)) ?? [];
  return known.has(version) ? `${start}/${constants.apiVersion}${rest}` : trimPath(pathname);
}
