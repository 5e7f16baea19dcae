const directives = (frames: string, framedBy: string): readonly string[] => [
  "default-src 'none'",
  "script-src 'self'",
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
  'trusted-types portal-html dompurify',
];

/**
 * The policy of a page.
 *
 * @param processor origin of the payment processor: frames come from there alone, if there is one
 * @param framedBy origin whose pages may show this one in a frame; none may unless stated
 */
export function contentSecurityPolicy(processor?: string, framedBy?: string): string {
  return directives(processor ?? "'none'", framedBy ?? "'none'").join('; ');
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

/** Answers that must not be kept anywhere. */
export const noStore = { 'cache-control': 'no-store' } as const;

/** Files whose names change with their content. */
export const immutable = { 'cache-control': 'public, max-age=31536000, immutable' } as const;
