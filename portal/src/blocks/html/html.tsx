import type { HtmlBlock as HtmlConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { langOfOrg } from '../../i18n/index.ts';
import { Card, SafeHtml } from '../../ui/index.ts';
import type { BlockProps } from '../../page/page.ts';
import '../../page/formatted-text.css';

/** HTML out of the data, reduced to a few harmless tags. */
export function HtmlBlock({ block, page }: BlockProps<HtmlConfig>) {
  const html = page.value(block.value);
  if (typeof html !== 'string') return null;
  return (
    <Card>
      <SafeHtml html={html} lang={langOfOrg(page.language)} isFormatted />
    </Card>
  );
}
