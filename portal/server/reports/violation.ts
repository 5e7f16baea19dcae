import { readOwn } from '../own-member.ts';

/** What a browser refused, without anything of the customer who met it. */
export interface Violation {
  /** The directive of the policy, such as `script-src-elem`, or `integrity`. */
  readonly directive: string;
  /** `inline`, `eval` and the like, a file of the portal, or the origin of anything else. */
  readonly blocked: string;
  /** The script that asked for it: a file of the portal, or an origin. */
  readonly source: string;
  /** The screen on which it happened; its address may hold what only its reader knows. */
  readonly screen: string;
}

/** How an address is told from what belongs to the portal. */
export interface ReportPlace {
  /** Returns the id of the screen at a path; `unknown` where there is none. */
  readonly screenAt: (pathname: string) => string;
}

/** Reports that one request may bring. */
const mostReports = 10;
const keywords: ReadonlySet<string> = new Set([
  'data',
  'blob',
  'eval',
  'inline',
  'trusted-types-policy',
  'trusted-types-sink',
  'wasm-eval',
]);
/** Directives of policies, and nothing else: a name that a stranger makes up would be a series of the metrics. */
const directives: ReadonlySet<string> = new Set([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'fenced-frame-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'prefetch-src',
  'require-trusted-types-for',
  'sandbox',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'upgrade-insecure-requests',
  'worker-src',
]);
const ownFile = /^\/(?:assets|published)\/[\w./-]{1,200}$/;

/**
 * Reads what a browser reports, in the form of the Reporting API or in the older one of `report-uri`. What it is not
 * asked for (the text of a script, headers, queries) is dropped.
 *
 * @returns nothing for what is no report
 */
export function readViolations(body: unknown, place: ReportPlace): readonly Violation[] {
  const older = readOwn(body, 'csp-report');
  if (older !== undefined) return [violationOf((name) => readOwn(older, kebabOf(name)), place)];
  // WebKit sends one report of the newer form by itself.
  const reports: readonly unknown[] = Array.isArray(body) ? body : [body];
  return reports.slice(0, mostReports).flatMap((report: unknown) => {
    const type = readOwn(report, 'type');
    const found = readOwn(report, 'body');
    if (type !== 'csp-violation' && type !== 'integrity-violation') return [];
    const read = (name: string) =>
      readOwn(found, name) ?? (name === 'documentURL' ? readOwn(report, 'url') : undefined);
    const violation = violationOf(read, place);
    return [type === 'csp-violation' ? violation : { ...violation, directive: 'integrity' }];
  });
}

function violationOf(read: (name: string) => unknown, { screenAt }: ReportPlace): Violation {
  const page = urlOf(read('documentURL'));
  const directive =
    String(read('effectiveDirective') ?? read('violatedDirective') ?? '').split(' ', 1)[0] ?? '';
  return {
    directive: directives.has(directive) ? directive : 'unknown',
    blocked: nameOf(read('blockedURL'), page),
    source: nameOf(read('sourceFile'), page),
    screen: page === undefined ? 'unknown' : screenAt(page.pathname),
  };
}

/** A name without anything that a customer or a stranger could have written into an address. */
function nameOf(value: unknown, page: URL | undefined): string {
  if (typeof value !== 'string' || value === '') return 'none';
  if (keywords.has(value)) return value;
  const url = urlOf(value);
  if (url === undefined) return 'unknown';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return url.protocol;
  if (url.origin !== page?.origin) return url.origin.slice(0, 200);
  return ownFile.test(url.pathname) ? url.pathname : 'own page';
}

function urlOf(value: unknown): URL | undefined {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
}

/** `blockedURL` is `blocked-uri` in the older form. */
const kebabOf = (name: string): string =>
  name.replace(/URL$/, 'Uri').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
