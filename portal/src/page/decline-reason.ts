import type { BlockPage } from './page.ts';

/**
 * A text, and after it why a payment was refused and what can be done about it.
 *
 * @param why where the code of the reason is read; a code that there is no text for adds nothing
 */
export function withReason(
  text: string,
  why: string | undefined,
  { page, item }: { readonly page: BlockPage; readonly item?: unknown },
): string {
  const code = why === undefined ? undefined : page.value(why, item);
  const reason = typeof code === 'string' ? page.optionalText(`errors.declined.${code}`) : undefined;
  return reason === undefined ? text : `${text} ${reason}`;
}
