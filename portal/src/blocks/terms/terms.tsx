import type { TermsBlock as TermsConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Card, Skeleton } from '../../ui/index.ts';
import { isAwaited } from '../../page/entries.ts';
import type { BlockProps } from '../../page/page.ts';
import { writtenLanguage } from '../../page/written-language.ts';

/** A legal text out of the data, word by word. */
export function TermsBlock({ block, page }: BlockProps<TermsConfig>) {
  const title = page.value(block.title);
  const paragraphs = page.value(block.paragraphs);
  if (typeof title !== 'string' || !Array.isArray(paragraphs)) {
    return isAwaited(block.paragraphs, page) ? <Skeleton label={page.text('loading')} /> : null;
  }
  const lang = writtenLanguage(block.language, page);
  return (
    <Card title={<span lang={lang}>{title}</span>}>
      <div className="stack" lang={lang}>
        {paragraphs.map((paragraph) => (
          <p key={String(paragraph)}>{String(paragraph)}</p>
        ))}
      </div>
      {lang === 'en' && <small>({page.text('inEnglish')})</small>}
    </Card>
  );
}
