/**
 * The address of a link that came from the org: absolute, and only https or the portal's own origin.
 * Anything else (`javascript:`, `data:`, `blob:`, plain http elsewhere) is no link.
 */
export function safeLink(value: string | null | undefined, origin: string): string | undefined {
  if (!value || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  const isOwn = url.protocol === 'http:' && url.origin === origin;
  return isOwn || url.protocol === 'https:' ? url.href : undefined;
}
