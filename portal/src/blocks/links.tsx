import type { LinksBlock as LinksConfig } from '../generated/screen-config.gen.ts';
import { LinkButton, TextLink } from '../ui/index.ts';
import type { BlockPage, BlockProps } from './page.ts';

/** Links to other screens of the portal. */
export function LinksBlock({ block, page }: BlockProps<LinksConfig>) {
  const { name, links } = block;
  const heading = page.optionalText(`blocks.${name}.heading`);
  return (
    <div className="links">
      {heading === undefined ? null : <h2>{heading}</h2>}
      <ul className="links-list">
        {links
          .filter((link) => page.holds(link.show))
          .map((link) => (
            <li key={link.name}>
              <OneLink link={link} text={page.text(`blocks.${name}.links.${link.name}`)} page={page} />
            </li>
          ))}
      </ul>
    </div>
  );
}

interface OneLinkProps {
  readonly link: LinksConfig['links'][number];
  readonly text: string;
  readonly page: BlockPage;
}

function OneLink({ link, text, page }: OneLinkProps) {
  const href = page.hrefOf(link);
  if (href === undefined) return null;
  return link.style === 'button' ? (
    <LinkButton href={href}>{text}</LinkButton>
  ) : (
    <TextLink href={href}>{text}</TextLink>
  );
}
