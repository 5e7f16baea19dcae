import { apis, getCurrentSession } from '@energy-portal/sdk';
import { manifestIn } from '../screen-language/page-manifest.ts';
import type { Brand, HostedScreens, PublishedManifest, ScreenEntry } from '../screen-language/manifest.ts';
import { brandOfAddress } from '../src/brand/brand.ts';
import {
  attributesOf,
  firstLanguage,
  languageOfPath,
  languages,
  rowOf,
  valueIn,
  withoutLanguage,
} from '../screen-language/language.ts';
import type { Language, PerLanguage } from '../screen-language/language.ts';
import { switchLanguage } from '../src/i18n/switch-language.ts';
import type { ChunkManifest } from './build-files.ts';
import { findRoute } from './route-match.ts';
import { stagingBar } from './staging/staging-html.ts';
import { appLinks } from './web-manifest.ts';
import { escapeHtml } from './escape-html.ts';

/** The sources of a document. */
export interface DocumentInput {
  /** The built index.html. */
  readonly template: string;
  /** Address of the page. */
  readonly url: URL;
  readonly brands: readonly Brand[];
  readonly manifest: PublishedManifest;
  readonly chunks: ChunkManifest;
  readonly host: HostedScreens;
  /** Origin of the payment processor, where there is one. */
  readonly processor?: string | undefined;
  /** True when pages offer to look into the record cache. */
  readonly hasInspector?: boolean | undefined;
  /** True when the page tells how it loads and answers. */
  readonly hasFigures?: boolean | undefined;
  /** True when pages check answers for all that the specs promise, as in front of the sandbox. */
  readonly validatesAnswers?: boolean | undefined;
  /** Origin of the studio that changes the page while it is shown in its preview. */
  readonly framedBy?: string | undefined;
  /** The import map that binds scripts to their bytes. */
  readonly importMap?: string | undefined;
}

/** A page's document and its status: 404 where no screen is published at the address. */
export interface RenderedDocument {
  readonly status: 200 | 404;
  readonly html: string;
}

/** The first call of a page, for the session. Made with the document, it is answered when the scripts run. */
const sessionCall = `${apis['apex']?.basePath}${getCurrentSession.table.path}`;

/**
 * The document of one address: language, brand and everything its first screen needs are named in it, so that
 * nothing flashes and nothing waits for something else.
 */
export function renderDocument({
  template,
  url,
  brands,
  manifest,
  chunks,
  host,
  processor,
  hasInspector = false,
  hasFigures = false,
  validatesAnswers = false,
  framedBy,
  importMap,
}: DocumentInput): RenderedDocument {
  const language = languageOfPath(url.pathname);
  const brand = brandOfAddress(url.origin, brands);
  const { screen, isKnown, ownPath } = findScreen(url.pathname, manifest);
  const title = titleOf(isKnown ? screen?.title : host.unknownTitle, { language, brand });
  const hosted = host.screens[screen?.id ?? ''] ?? host.unknown;
  const lazy = lazyChunks(hosted.chunks.first, chunks);
  const head = [
    // Before anything that asks for a script.
    ...(importMap === undefined ? [] : [`<script type="importmap">${importMap}</script>`]),
    ...brandLinks(brand, chunks),
    ...installLinks({ brand, language, url, chunks }),
    ...(ownPath === undefined ? [] : twinLinks(new URL(ownPath, url))),
    ...(processor === undefined ? [] : [`<meta name="portal-payments" content="${escapeHtml(processor)}">`]),
    ...(hasInspector ? ['<meta name="portal-inspector">'] : []),
    ...(hasFigures ? ['<meta name="portal-figures">'] : []),
    ...(validatesAnswers ? ['<meta name="portal-validates">'] : []),
    ...(framedBy === undefined ? [] : [`<meta name="portal-preview" content="${escapeHtml(framedBy)}">`]),
    preload(sessionCall, 'fetch'),
    preload(valueIn(manifest.texts, language), 'fetch'),
  ];
  // After what the template names: its scripts run while these come, and its styles say how layers count.
  const later = [
    ...styleLinks(lazy),
    ...mediaLinks(chunks).concat(stagingLinks(host, chunks)),
    ...directionLinks(language, chunks),
    ...scriptLinks(lazy),
    ...(screen === undefined ? [] : screenLinks(screen, language)),
    ...scriptLinks(lazyChunks(hosted.chunks.soon, chunks)),
  ];
  const html = template
    .replace(/<html[^>]*>/, () => `<html ${attributesOf(language)} data-brand="${escapeHtml(brand.id)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('<!--portal-head-->', () => head.join('\n    '))
    .replace('</head>', () => [...later, '</head>'].join('\n    '))
    .replace('<!--portal-frame-->', () => valueIn(hosted.frames, language)[brand.id] ?? '')
    .replace('<!--portal-manifest-->', () => manifestBlock(manifest, language) + stagingBar(host.stage));
  return { status: isKnown ? 200 : 404, html };
}

/** The screen at an address. */
interface FoundScreen {
  readonly screen: ScreenEntry | undefined;
  readonly isKnown: boolean;
  /** The one way to write the address in English; undefined where it holds what only its reader knows, or is unknown. */
  readonly ownPath: string | undefined;
}

/** Finds the screen at a path, in any language. */
export function findScreen(pathname: string, { screens }: Pick<PublishedManifest, 'screens'>): FoundScreen {
  const path = withoutLanguage(pathname);
  const found = findRoute(screens, path);
  if (found !== undefined) return { screen: found.entry, isKnown: true, ownPath: found.ownPath };
  const isHome = path === '/';
  return { screen: undefined, isKnown: isHome, ownPath: isHome ? '/' : undefined };
}

/** A title that needs data waits for it. */
function titleOf(
  titles: PerLanguage<string> | undefined,
  { language, brand: { name } }: { readonly language: Language; readonly brand: Brand },
): string {
  const title = titles && valueIn(titles, language);
  return title === undefined || title.includes('{{') ? name : `${title} · ${name}`;
}

function brandLinks(brand: Brand, chunks: ChunkManifest): readonly string[] {
  const tokens = chunkOf(`/brand/tokens/${brand.id}.css`, chunks);
  const logo = logoOf(brand, chunks);
  return [
    ...(tokens ? [`<link rel="stylesheet" href="/${escapeHtml(tokens.file)}">`] : []),
    ...(tokens?.face ? [preload(tokens.face, 'font')] : []),
    ...(logo
      ? [`<link rel="icon" type="image/svg+xml" href="/${escapeHtml(logo)}">`, preload(`/${logo}`, 'image')]
      : []),
  ];
}

/** The page may be put beside other apps. */
function installLinks(app: Parameters<typeof appLinks>[0]): readonly string[] {
  const { manifest, touchIcon } = appLinks(app);
  return [
    `<link rel="manifest" href="${escapeHtml(manifest)}">`,
    ...(touchIcon === undefined ? [] : [`<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`]),
  ];
}

const logoOf = (brand: Brand, chunks: ChunkManifest) => fileOf(`/brand/logos/${brand.id}.svg`, chunks);

/** Vite names some sources from the project's folder and some from the file system's root. */
const chunkOf = (sourceEnd: string, chunks: ChunkManifest) =>
  Object.entries(chunks).find(([source]) => source.endsWith(sourceEnd))?.[1];

const fileOf = (sourceEnd: string, chunks: ChunkManifest) => chunkOf(sourceEnd, chunks)?.file;

/** Each page lists itself and its twins, in equal sets. */
function twinLinks(url: URL): readonly string[] {
  const twinOf = (language: Language) => new URL(switchLanguage(url, language).pathname, url.origin).href;
  const twins = languages.map((language) => [language, twinOf(language)] as const);
  return [...twins, ['x-default', twinOf(firstLanguage)] as const].map(
    ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
  );
}

function screenLinks(screen: ScreenEntry, language: Language): readonly string[] {
  return [
    preload(screen.model, 'fetch'),
    preload(valueIn(screen.texts, language), 'fetch'),
    ...(screen.validators === null
      ? []
      : [`<link rel="modulepreload" href="${escapeHtml(screen.validators)}">`]),
  ];
}

type Chunk = ChunkManifest[string];

/** Lazy chunks with those they import; not those of the entry, which the template names. */
function lazyChunks(sources: readonly string[], chunks: ChunkManifest): readonly Chunk[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = chunks[key];
    if (chunk === undefined || chunk.isEntry === true || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...seen].flatMap((key) => chunks[key] ?? []);
}

function scriptLinks(found: readonly Chunk[]): readonly string[] {
  return found.map((chunk) => `<link rel="modulepreload" href="/${escapeHtml(chunk.file)}">`);
}

function styleLinks(found: readonly Chunk[]): readonly string[] {
  return found
    .flatMap((chunk) => chunk.css ?? [])
    .map((file) => `<link rel="stylesheet" href="/${escapeHtml(file)}">`);
}

/** Style sheets that few visits need; browsers fetch them after all others. */
const mediaStyles = { print: 'print', 'forced-colors': '(forced-colors: active)' } as const;

function mediaLinks(chunks: ChunkManifest): readonly string[] {
  return Object.entries(mediaStyles).flatMap(([name, media]) => {
    const file = fileOf(`/ui/styles/media/${name}.css`, chunks);
    return file === undefined ? [] : [`<link rel="stylesheet" media="${media}" href="/${escapeHtml(file)}">`];
  });
}

/** The styles of the bar that only staff see. */
function stagingLinks({ stage }: HostedScreens, chunks: ChunkManifest): readonly string[] {
  if (stage === undefined) return [];
  const file = fileOf('/ui/styles/media/staging.css', chunks);
  return file === undefined ? [] : [`<link rel="stylesheet" href="/${escapeHtml(file)}">`];
}

/** The styles that pages read from right to left have beside all others. */
function directionLinks(language: Language, chunks: ChunkManifest): readonly string[] {
  const file = rowOf(language).direction === 'rtl' ? fileOf('/ui/styles/media/rtl.css', chunks) : undefined;
  return file === undefined ? [] : [`<link rel="stylesheet" href="/${escapeHtml(file)}">`];
}

function preload(address: string, as: 'fetch' | 'font' | 'image'): string {
  const crossorigin = as === 'image' ? '' : ' crossorigin="anonymous"';
  // A page has words before it has their face: scripts and data go first.
  const font = as === 'font' ? ' type="font/woff2" fetchpriority="low"' : '';
  return `<link rel="preload" as="${as}" href="${escapeHtml(address)}"${crossorigin}${font}>`;
}

/** A data block: never executed, so the policy needs no exception for it. */
function manifestBlock(manifest: PublishedManifest, language: Language): string {
  const json = JSON.stringify(manifestIn(manifest, language)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="portal-manifest">${json}</script>`;
}
