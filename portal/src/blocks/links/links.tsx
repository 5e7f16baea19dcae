import type { LinksBlock as LinksConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Card, Icon, LinkButton, TextLink } from '../../ui/index.ts';
import type { BlockPage, BlockProps } from '../../page/page.ts';
import './links.css';

/** Links to other screens of the portal: a row, or with a heading a card of rows, of tiles where each has its icon. */
export function LinksBlock({ block, page }: BlockProps<LinksConfig>) {
  const { name, links } = block;
  const heading = page.optionalText(`blocks.${name}.heading`);
  const shown = links.filter((link) => page.holds(link.show) && page.hrefOf(link));
  if (shown.length === 0) return null;
  const menu = shown.every(({ icon }) => icon) ? 'tiles' : 'menu';
  const look = heading === undefined ? 'list' : menu;
  const list = (
    <ul className={`links-${look}`}>
      {shown.map((link) => (
        <li key={link.name}>
          <OneLink
            link={link}
            text={page.text(`blocks.${name}.links.${link.name}`)}
            page={page}
            look={look}
          />
        </li>
      ))}
    </ul>
  );
  return heading === undefined ? list : <Card title={heading}>{list}</Card>;
}

interface OneLinkProps {
  readonly link: LinksConfig['links'][number];
  readonly text: string;
  readonly page: BlockPage;
  readonly look: 'list' | 'menu' | 'tiles';
}

function OneLink({ link, text, page, look }: OneLinkProps) {
  const href = page.hrefOf(link);
  if (href === undefined) return null;
  if (link.style === 'button' || link.style === 'secondary') {
    return (
      <LinkButton href={href} look={link.style === 'button' ? 'primary' : 'secondary'}>
        {link.icon && <Icon name={link.icon} />}
        {text}
      </LinkButton>
    );
  }
  const isBack = link.style === 'back';
  return (
    <TextLink href={href} {...(isBack && { className: 'link-back' })}>
      {isBack ? <Icon name="arrow" /> : null}
      {look !== 'list' && link.icon ? <Icon name={link.icon} /> : null}
      <span>{text}</span>
      {look === 'menu' ? <Icon name="arrow" /> : null}
    </TextLink>
  );
}
