import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import type { Diagnostic, SourceFile } from '../load/source-file.ts';
import { cataloguePath, isWhole } from '../load/project-files.ts';
import type { ProjectFiles } from '../load/project-files.ts';
import type { BlockDescriptors } from '../model/block-descriptor.ts';
import { pagesOf } from './pages/check-addresses.ts';
import type { Pages } from './pages/check-addresses.ts';
import { checkAgainstSpecs } from './check-against-specs.ts';
import { checkBrands, checkNavigation } from './pages/check-layout.ts';
import { checkToldElsewhere } from './calls/check-told-elsewhere.ts';
import { checkElsewhere } from './pages/check-elsewhere.ts';
import { describeScreen } from './facts/checked-screen.ts';
import type { FiledScreen } from './facts/checked-screen.ts';
import { isOrgDescription } from './facts/org-description.ts';
import { createShapeCheck } from './schema/check-shape.ts';
import { checkPictureFiles, checkPictures } from './pages/check-pictures.ts';
import { checkVersion } from './check-version.ts';
import { checkWebsites, trustedHosts } from './facts/trusted-hosts.ts';
import { checkLocales, checkTextsOf } from './texts/check-locales.ts';

export { checkLocales } from './texts/check-locales.ts';

/** All diagnostics of configs and texts at once. */
export function checkProject(files: ProjectFiles, blocks: BlockDescriptors): readonly Diagnostic[] {
  return [...checkScreens(files, blocks), ...checkLocales(files)];
}

/** All diagnostics of the screen configs and of the texts they need, of brands.json and of navigation.json. */
export function checkScreens(files: ProjectFiles, blocks: BlockDescriptors): readonly Diagnostic[] {
  const diagnostics = [...checkEachScreen(files, blocks), ...checkLayout(files)];
  // A screen that cannot be read, or that took the route of another one, may be the one that a link leads to.
  const isRouteLost =
    files.screens.some((source) => routeOf(source) === undefined) ||
    diagnostics.some(({ rule }) => rule === 'same-route');
  return isRouteLost ? diagnostics.filter(({ rule }) => rule !== 'unknown-route') : diagnostics;
}

/** The pages of a project whose links are not known. */
const noPages: Pages = new Map();

function checkEachScreen(files: ProjectFiles, blocks: BlockDescriptors): readonly Diagnostic[] {
  const { schemas, screens, catalogue } = files;
  if (!isWhole(schemas.screen, files)) return [];
  const checkShape = createShapeCheck(schemas.screen.value as object); // read as JSON; its content is ours
  const org = isOrgDescription(files.org?.value) ? files.org.value : undefined;
  const routes = screens.map(routeOf);
  // A route that is none is reported as such, and is nothing to propose.
  const known = routes
    .filter((route) => route?.startsWith('/') === true)
    .filter((route) => route !== undefined);
  const targets = { routes: ['/', ...known], hosts: trustedHosts(files.brands) };
  // A screen that cannot be read may be the one that links here.
  const pages = screens.every((source) => isWhole(source, files)) ? pagesOf(screens) : noPages;
  const order = { routes, patterns: routes.map(patternOf), files: screens.map(({ file }) => file) };
  const filed: FiledScreen[] = [];
  const each = screens.flatMap((source, index) => {
    if (!isWhole(source, files)) return [];
    const otherVersion = checkVersion(source);
    if (otherVersion !== undefined) return [otherVersion];
    const { diagnostics, isReadable } = checkShape(source);
    if (!isReadable) return diagnostics;
    const config = source.value as ScreenConfig; // has the shape
    const screen = describeScreen(config, blocks);
    filed.push({ source, screen });
    const found = [
      ...diagnostics,
      ...checkPlace(source, config, { ...order, index }),
      ...(files.unreadable.includes(cataloguePath)
        ? []
        : checkAgainstSpecs(source, screen, { blocks, catalogue, org, pages, routes: ['/', ...known] })),
      ...checkTextsOf(screen, { files, targets }, source),
      ...checkWebsites(source, screen, targets.hosts),
      ...checkPictures(source, screen, files),
    ];
    // A misspelt member leaves behind what it would have used.
    return diagnostics.length === 0 ? found : found.filter(({ rule }) => !rule.startsWith('unused-'));
  });
  return [...each, ...checkToldElsewhere(filed), ...checkElsewhere(filed, catalogue.constants)];
}

function checkLayout(files: ProjectFiles): readonly Diagnostic[] {
  const check = (source: SourceFile, schema: SourceFile, inside: () => readonly Diagnostic[]) => {
    if (!isWhole(source, files) || !isWhole(schema, files)) return [];
    const { diagnostics, isReadable } = createShapeCheck(schema.value as object)(source); // as above
    return isReadable ? [...diagnostics, ...inside()] : diagnostics;
  };
  const { brands, navigation, schemas } = files;
  return [
    ...checkOrgFile(files),
    ...checkPictureFiles(files),
    ...check(brands, schemas.brands, () => checkBrands(brands, files.brandAssets)),
    ...check(navigation, schemas.navigation, () => checkNavigation(navigation, files)),
  ];
}

/** A description of the org that is none: without it nothing is checked against the org. */
function checkOrgFile(files: ProjectFiles): readonly Diagnostic[] {
  const { org } = files;
  if (org === undefined || !isWhole(org, files) || isOrgDescription(org.value)) return [];
  const message = 'This file does not describe the objects of the org.';
  return [org.diagnostic([], { rule: 'org-file', message, remedy: 'Write it anew: npm run capture:org.' })];
}

/** The route of a screen, even of a broken one where it can still be made out. */
function routeOf({ value }: SourceFile): string | undefined {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && 'route' in value && typeof value.route === 'string' ? value.route : undefined;
}

const patternOf = (route: string | undefined) => route?.replace(/:[^/]+/g, ':');

/** All screens' routes and files, and which of them is looked at. */
interface ScreenOrder {
  readonly routes: readonly (string | undefined)[];
  /** The routes without the names of their parameters. */
  readonly patterns: readonly (string | undefined)[];
  readonly files: readonly string[];
  readonly index: number;
}

function checkPlace(
  source: SourceFile,
  config: ScreenConfig,
  { routes, patterns, index, files }: ScreenOrder,
): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const place = source.file.replace(/^screen-configs\//, '').replace(/\.json$/, '');
  if (config.id !== place)
    diagnostics.push(
      source.diagnostic(['id'], {
        rule: 'id',
        message: `The id of this file is "${place}".`,
        remedy: 'Write it so, or move the file.',
      }),
    );
  const own = patternOf(config.route);
  // Both are told: nobody knows which of them was changed last.
  const same = patterns.findIndex((pattern, at) => at !== index && pattern === own);
  if (same !== -1) {
    diagnostics.push(
      source.diagnostic(['route'], {
        rule: 'same-route',
        message: `${files[same]} has the route ${routes[same]}, too.`,
        remedy: 'Change one of them.',
      }),
    );
  }
  return diagnostics;
}
