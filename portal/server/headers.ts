/** The address that takes what browsers refused. */
export const reportAddress = '/security-reports';
/** The address that takes what pages tell of themselves. */
export const figuresAddress = '/page-figures';
/** The address that tells a guest's tab the secret of its drafts. */
export const guestSecretAddress = '/guest-secret';
const reportGroup = 'security';

const directives = ({ frames, framedBy, scripts }: Policy): readonly string[] => [
  "default-src 'none'",
  `script-src ${scripts}`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  `frame-src ${frames}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  `frame-ancestors ${framedBy}`,
  "require-trusted-types-for 'script'",
  'trusted-types dompurify portal-worker',
  `report-to ${reportGroup}`,
  // Browsers that know no `report-to`.
  `report-uri ${reportAddress}`,
];

/** The sources that a page's policy lets through; the least unless stated. */
interface PolicySources {
  /** Origin of the payment processor: frames come from there alone, if there is one. */
  readonly frames?: string | undefined;
  /** Origin whose pages may show this one in a frame. */
  readonly framedBy?: string | undefined;
  /** Scripts, with `'self'` among them. */
  readonly scripts?: string | undefined;
}

type Policy = { readonly [name in keyof PolicySources]-?: string };

/** The policy of a page. */
export function contentSecurityPolicy({ frames, framedBy, scripts }: PolicySources = {}): string {
  const sources = {
    frames: frames ?? "'none'",
    framedBy: framedBy ?? "'none'",
    scripts: scripts ?? "'self'",
  };
  return directives(sources).join('; ');
}

const closedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
];

/** On every answer of the host, whatever its status. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
} as const;

const reports = { 'reporting-endpoints': `${reportGroup}="${reportAddress}"` } as const;

const boundScripts = {
  ...reports,
  'integrity-policy': `blocked-destinations=(script), endpoints=(${reportGroup})`,
} as const;

/**
 * A document runs no script that is not bound to it, and tells what it refused. WebKit takes scripts that the import map
 * binds for unbound and would run none (seen with 2.50): there the map alone counts, which still holds each script that it
 * lists to its bytes.
 */
export function bindingOf(userAgent: string | undefined): typeof reports | typeof boundScripts {
  return isWebKit(userAgent) ? reports : boundScripts;
}

/** Chromium names WebKit, too, and every browser of an iPhone is one. */
function isWebKit(userAgent = ''): boolean {
  return /AppleWebKit\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent);
}

/** Answers that must not be kept anywhere. */
export const noStore = { 'cache-control': 'no-store' } as const;

/** Files whose names change with their content. */
export const immutable = { 'cache-control': 'public, max-age=31536000, immutable' } as const;
