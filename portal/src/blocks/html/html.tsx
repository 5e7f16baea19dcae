import type { HtmlBlock as HtmlConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { langOfOrg } from '../../i18n/index.ts';
import { SafeHtml } from '../../ui/index.ts';
import type { BlockProps } from '../../page/page.ts';

/** HTML out of the data, reduced to a few harmless tags. */
export function HtmlBlock({ block, page }: BlockProps<HtmlConfig>) {
  const html = page.value(block.value);
  return typeof html === 'string' ? <SafeHtml html={html} lang={langOfOrg(page.language)} /> : null;
}
