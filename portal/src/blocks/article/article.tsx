import type {
  ArticleBlock as ArticleConfig,
  HtmlBlock as HtmlConfig,
  WebsitesBlock as WebsitesConfig,
} from '../../../screen-language/generated/screen-config.gen.ts';
import { orgLanguageOf } from '../../i18n/index.ts';
import { isAwaited } from '../../page/entries.ts';
import { ExternalLink, FormattedText } from '../../page/formatted-text.tsx';
import type { BlockProps } from '../../page/page.ts';
import { WaitingBlock } from '../../page/waiting-block.tsx';
import { writtenLanguage } from '../../page/written-language.ts';
import { Card, SafeHtml } from '../../ui/index.ts';

/** A formatted text: a card where it has a heading, and lines of the page otherwise. */
export function ArticleBlock({ block, page }: BlockProps<ArticleConfig>) {
  const heading = page.optionalText(`blocks.${block.name}.heading`);
  const body = <FormattedText text={`blocks.${block.name}.body`} page={page} />;
  return heading === undefined ? body : <Card title={heading}>{body}</Card>;
}

/** HTML out of the data, reduced to a few harmless tags, on a card. */
export function HtmlBlock({ block, page }: BlockProps<HtmlConfig>) {
  const html = page.value(block.value);
  if (html === undefined && isAwaited(block.value, page)) return <WaitingBlock page={page} />;
  if (typeof html !== 'string') return null;
  return (
    <Card>
      <SafeHtml html={html} lang={writtenLanguage(block.language, page)} className="formatted" />
    </Card>
  );
}

/** Links to other sites: a list, or with a heading a card. */
export function WebsitesBlock({ block, page }: BlockProps<WebsitesConfig>) {
  const { name, links } = block;
  const heading = page.optionalText(`blocks.${name}.heading`);
  const list = (
    <ul className="stack">
      {links.map((link) => (
        <li key={link.name}>
          <ExternalLink
            address={orgLanguageOf(page.language) === 'es' ? (link.spanish ?? link.address) : link.address}
            page={page}
          >
            {page.text(`blocks.${name}.links.${link.name}`)}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
  return heading === undefined ? list : <Card title={heading}>{list}</Card>;
}
