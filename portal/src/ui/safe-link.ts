/**
 * The address of a link that came from the org: absolute, and only https or the portal's own origin.
 * Anything else (`javascript:`, `data:`, `blob:`, plain http elsewhere) is no link.
 */
export function safeLink(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || value === '' || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  const isOwn = url.protocol === 'http:' && url.origin === origin;
  return isOwn || url.protocol === 'https:' ? url.href : undefined;
}

/** The address of a link that must stay on the portal's own origin. */
export function ownLink(value: unknown, origin: string): string | undefined {
  const link = safeLink(value, origin);
  return link !== undefined && new URL(link).origin === origin ? link : undefined;
}

/** The address of a link that leads to another site: absolute as it stands. */
export function outerLink(value: unknown): string | undefined {
  return typeof value === 'string' && URL.canParse(value)
    ? safeLink(value, 'https://none.invalid')
    : undefined;
}
