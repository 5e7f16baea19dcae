import type { ArticleBlock as ArticleConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { FormattedText } from '../../page/formatted-text.tsx';
import type { BlockProps } from '../../page/page.ts';
import { Card } from '../../ui/index.ts';

/** A formatted text: a card where it has a heading, and lines of the page otherwise. */
export function ArticleBlock({ block, page }: BlockProps<ArticleConfig>) {
  const heading = page.optionalText(`blocks.${block.name}.heading`);
  const body = <FormattedText text={`blocks.${block.name}.body`} page={page} />;
  return heading === undefined ? body : <Card title={heading}>{body}</Card>;
}
