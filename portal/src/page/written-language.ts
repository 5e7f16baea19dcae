import { langOfOrg } from '../i18n/index.ts';
import type { BlockPage } from './page.ts';

/**
 * The language of a text of the org, where that is not the page's.
 *
 * @param source where the data names it; without one it is the language that the org is asked for
 */
export function writtenLanguage(
  source: string | undefined,
  page: Pick<BlockPage, 'language' | 'value'>,
): string | undefined {
  if (source === undefined) return langOfOrg(page.language);
  const written = page.value(source);
  return typeof written === 'string' && written !== page.language ? written : undefined;
}
