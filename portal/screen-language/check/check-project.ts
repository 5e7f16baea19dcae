import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import type { Fault, SourceFile } from '../load/source-file.ts';
import { cataloguePath, isWhole } from '../load/project-files.ts';
import type { ProjectFiles } from '../load/project-files.ts';
import type { Catalogue } from '../load/catalogue.ts';
import { checkBrands, checkNavigation } from './check-layout.ts';
import { checkLinks } from './check-links.ts';
import { checkNames } from './check-names.ts';
import { createShapeCheck } from './check-shape.ts';
import { checkLocales, checkTextsOf } from './check-locales.ts';

export { checkLocales } from './check-locales.ts';

/** All faults of configs and texts at once. */
export function checkProject(files: ProjectFiles): readonly Fault[] {
  return [...checkScreens(files), ...checkLocales(files)];
}

/** All faults of the screen configs and of the texts they need, of brands.json and of navigation.json. */
export function checkScreens(files: ProjectFiles): readonly Fault[] {
  const faults = [...checkEachScreen(files), ...checkLayout(files)];
  // A screen that cannot be read, or that took the route of another one, may be the one that a link leads to.
  const isRouteLost =
    files.screens.some((source) => routeOf(source) === undefined) ||
    faults.some(({ rule }) => rule === 'same-route');
  return isRouteLost ? faults.filter(({ rule }) => rule !== 'unknown-route') : faults;
}

function checkEachScreen(files: ProjectFiles): readonly Fault[] {
  const { schemas, screens } = files;
  const catalogue = withOwnOperations(files.catalogue);
  if (!isWhole(schemas.screen, files)) return [];
  const checkShape = createShapeCheck(schemas.screen.value as object); // read as JSON; its content is ours
  const routes = screens.map(routeOf);
  const known = routes.filter((route) => route !== undefined);
  return screens.flatMap((source, index) => {
    if (!isWhole(source, files)) return [];
    const { faults, isReadable } = checkShape(source);
    if (!isReadable) return faults;
    const config = source.value as ScreenConfig; // has the shape
    const found = [
      ...faults,
      ...checkPlace(source, config, { routes, index, files: screens.map(({ file }) => file) }),
      ...(files.unreadable.includes(cataloguePath)
        ? []
        : [
            ...checkNames({ source, config, catalogue, routes: ['/', ...known] }),
            ...checkLinks({ source, config, catalogue }),
          ]),
      ...checkTextsOf(config, files, source),
    ];
    // A misspelt member leaves behind what it would have used.
    return faults.length === 0 ? found : found.filter(({ rule }) => !rule.startsWith('unused-'));
  });
}

/** The catalogue without inherited names, so that an operation called `toString` is unknown. */
function withOwnOperations(catalogue: Catalogue): Catalogue {
  const operations: Catalogue['operations'] = Object.setPrototypeOf({ ...catalogue.operations }, null);
  return { ...catalogue, operations };
}

function checkLayout(files: ProjectFiles): readonly Fault[] {
  const check = (source: SourceFile, schema: SourceFile, inside: () => readonly Fault[]) => {
    if (!isWhole(source, files) || !isWhole(schema, files)) return [];
    const { faults, isReadable } = createShapeCheck(schema.value as object)(source); // as above
    return isReadable ? [...faults, ...inside()] : faults;
  };
  const { brands, navigation, schemas } = files;
  return [
    ...check(brands, schemas.brands, () => checkBrands(brands, files.brandAssets)),
    ...check(navigation, schemas.navigation, () => checkNavigation(navigation, files)),
  ];
}

/** The route of a screen, even of a broken one where it can still be made out. */
function routeOf({ value }: SourceFile): string | undefined {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && 'route' in value && typeof value.route === 'string' ? value.route : undefined;
}

/** All screens' routes and files, and which of them is looked at. */
interface ScreenOrder {
  readonly routes: readonly (string | undefined)[];
  readonly files: readonly string[];
  readonly index: number;
}

function checkPlace(
  source: SourceFile,
  config: ScreenConfig,
  { routes, index, files }: ScreenOrder,
): readonly Fault[] {
  const faults: Fault[] = [];
  const place = source.file.replace(/^screen-configs\//, '').replace(/\.json$/, '');
  if (config.id !== place)
    faults.push(
      source.fault(['id'], {
        rule: 'id',
        message: `The id of this file is "${place}".`,
        remedy: 'Write it so, or move the file.',
      }),
    );
  const pattern = (route: string | undefined) => route?.replace(/:[^/]+/g, ':');
  const same = routes.slice(0, index).findIndex((route) => pattern(route) === pattern(config.route));
  if (same !== -1) {
    faults.push(
      source.fault(['route'], {
        rule: 'same-route',
        message: `${files[same]} has the route ${routes[same]}, too.`,
        remedy: 'Change one of them.',
      }),
    );
  }
  return faults;
}
