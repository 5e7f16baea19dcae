import type { Access, Brand, Navigation } from '../../manifest.ts';
import type { Diagnostic, JsonPath, SourceFile } from '../../load/source-file.ts';
import type { ProjectFiles } from '../../load/project-files.ts';
import { walkConfig } from '../../model/walk-values.ts';
import { checkRedirects } from './check-redirects.ts';
import { suggest } from '../words/closest.ts';

/** The members of a screen that the layout reads; none is sure before the screen was checked. */
interface ScreenPlace {
  readonly route?: unknown;
  readonly access?: unknown;
}

/** The diagnostics of brands.json, which has the shape: files that are missing, names that are taken, words that hide words. */
export function checkBrands(source: SourceFile, brandAssets: readonly string[]): readonly Diagnostic[] {
  const { brands } = source.value as { readonly brands: readonly Brand[] }; // has the shape
  const ofEach = brands.flatMap((brand, at) =>
    checkBrand(source, { brand, at, before: brands.slice(0, at), brandAssets }),
  );
  return [...ofEach, ...checkDefault(source, brands)];
}

interface PlacedBrand {
  readonly brand: Brand;
  readonly at: number;
  readonly before: readonly Brand[];
  readonly brandAssets: readonly string[];
}

function checkBrand(
  source: SourceFile,
  { brand, at, before, brandAssets }: PlacedBrand,
): readonly Diagnostic[] {
  const files = [`tokens/${brand.id}.css`, `logos/${brand.id}.svg`].map((name) => `portal/src/brand/${name}`);
  const missing = files.filter((file) => !brandAssets.includes(file));
  const taken = (['id', 'crmName'] as const).filter((member) =>
    before.some((other) => other[member] === brand[member]),
  );
  const { word } = brand;
  const hiding =
    word === null ? undefined : before.find((other) => other.word !== null && word.includes(other.word));
  return [
    ...missing.map((file) =>
      source.diagnostic(['brands', at, 'id'], {
        rule: 'missing-file',
        message: `The brand "${brand.id}" has no file ${file}.`,
        remedy: 'Add it, or correct the id.',
      }),
    ),
    ...taken.map((member) =>
      source.diagnostic(['brands', at, member], {
        rule: 'same-name',
        message: `Another brand has the ${member} "${brand[member]}", too.`,
        remedy: 'Change one of them.',
      }),
    ),
    ...(hiding === undefined
      ? []
      : [
          source.diagnostic(['brands', at, 'word'], {
            rule: 'hidden-word',
            message: `"${brand.word}" contains "${hiding.word}", so the brand "${hiding.id}" is found first.`,
            remedy: 'Choose another word, or put this brand before that one.',
          }),
        ]),
  ];
}

function checkDefault(source: SourceFile, brands: readonly Brand[]): readonly Diagnostic[] {
  const [first, ...others] = brands.flatMap(({ word }, at) => (word === null ? [at] : []));
  if (first === undefined) {
    const message = "No brand is the default for addresses without a brand's word.";
    return [
      source.diagnostic(['brands'], { rule: 'no-default', message, remedy: 'Give one the "word": null.' }),
    ];
  }
  const message = `The brand "${brands[first]?.id}" is the default already.`;
  return others.map((at) =>
    source.diagnostic(['brands', at, 'word'], {
      rule: 'same-name',
      message,
      remedy: 'Give this one a word.',
    }),
  );
}

/** The diagnostics of navigation.json, which has the shape: routes of no screen, or of one that the visitor may not see. */
export function checkNavigation(
  source: SourceFile,
  { screens }: Pick<ProjectFiles, 'screens'>,
): readonly Diagnostic[] {
  const { logIn, home, shared } = source.value as Navigation; // has the shape
  const places = screens.map(({ value }) => (value ?? {}) as ScreenPlace);
  const routes = places.flatMap(({ route }) => (typeof route === 'string' ? [route] : []));
  const targets: readonly { readonly path: JsonPath; readonly route: string; readonly visitor: Access }[] = [
    { path: ['logIn'], route: logIn, visitor: 'guest' },
    { path: ['home', 'guest'], route: home.guest, visitor: 'guest' },
    { path: ['home', 'customer'], route: home.customer, visitor: 'customer' },
    ...(shared === undefined ? [] : [{ path: ['shared'], route: shared, visitor: 'customer' as const }]),
  ];
  const ofTargets = targets.flatMap(({ path, route, visitor }) => {
    const screen = places.find((place) => place.route === route);
    if (screen === undefined) {
      const plain = routes.filter((one) => !one.includes(':'));
      const message = `No screen has the route ${route}.`;
      return [source.diagnostic(path, { rule: 'unknown-route', message, remedy: suggest(route, plain) })];
    }
    if (screen.access === visitor || screen.access === 'anyone') return [];
    const message = `A ${visitor} may not see the screen at ${route}: its access is "${String(screen.access)}".`;
    const remedy = `Name a screen for a ${visitor}, or give that one the access "${visitor}".`;
    const finding = { rule: 'wrong-access', message, remedy };
    // Both are told: nobody knows which was changed last.
    const own = screens.find(({ value }) => value === screen);
    return [
      source.diagnostic(path, finding),
      ...(own === undefined ? [] : [own.diagnostic(['access'], finding)]),
    ];
  });
  return [
    ...ofTargets,
    ...checkBelow(source, routes),
    ...checkShared(source, shared, places),
    ...checkRedirects(source, routes),
  ];
}

/** A link of the layout, and the screens that are below it, are there. */
function checkBelow(source: SourceFile, routes: readonly string[]): readonly Diagnostic[] {
  const { below = {} } = source.value as Navigation; // has the shape
  const named = Object.entries(below).flatMap(([above, within]) => [
    { path: ['below', above], route: above, isKnown: routes.includes(above) },
    ...within.map((route, at) => ({
      path: ['below', above, at],
      route,
      isKnown: routes.some((one) => one === route || one.startsWith(`${route}/`)),
    })),
  ]);
  return named.flatMap(({ path, route, isKnown }) => {
    if (isKnown) return [];
    const message = `No screen has the route ${route}.`;
    return [source.diagnostic(path, { rule: 'unknown-route', message, remedy: suggest(route, routes) })];
  });
}

/** Files that are shared with the portal need a block that takes them. */
function checkShared(
  source: SourceFile,
  shared: string | undefined,
  places: readonly ScreenPlace[],
): readonly Diagnostic[] {
  const screen = places.find(({ route }) => shared !== undefined && route === shared);
  if (screen === undefined) return [];
  let takesFiles = false;
  walkConfig(screen, (value, path) => {
    if (value === 'upload' && path.at(-1) === 'block') takesFiles = true;
  });
  if (takesFiles) return [];
  const message = `The screen at ${String(shared)} has no block "upload", which would take the files.`;
  const remedy = 'Name the screen on which documents are handed in, or remove "shared".';
  return [source.diagnostic(['shared'], { rule: 'takes-no-files', message, remedy })];
}
