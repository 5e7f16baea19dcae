import type { EntriesBlock as EntriesConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Icon, LinkButton, Tag, TextLink, VisuallyHidden } from '../../ui/index.ts';
import { ConfirmedButton } from '../../page/confirmed-button.tsx';
import { formatValue, keepTogether } from '../../page/format-value.ts';
import type { BlockProps, TextValues } from '../../page/page.ts';
import { withReason } from '../../page/texts.ts';
import { Value } from '../../page/value.tsx';

/** Props of {@link Entry}. */
interface EntryProps extends BlockProps<EntriesConfig> {
  readonly item: unknown;
  /** Of things to do: the one whose button leads. */
  readonly isNext?: boolean;
}

/** One entry: what it is, how it stands, its facts, and what can be done. */
export function Entry({ block, page, item, isNext = false }: EntryProps) {
  const { eyebrow, status } = block;
  const { title, body } = wordsOf({ block, page, item });
  const above = eyebrow === undefined ? '' : textOf(page.value(eyebrow, item));
  // The name of a kind, which is the same above many entries.
  const kindName = page.optionalText(`statuses.${above}`);
  const isMarked = block.mark !== undefined && page.holds(block.mark, item);
  return (
    <li className="entry">
      <Sign block={block} page={page} item={item} />
      <div className="entry-head">
        <div>
          {above === '' ? null : <p className="entry-eyebrow">{kindName ?? keepTogether(above)}</p>}
          <h3>{title}</h3>
        </div>
        {isMarked ? <Tag tone="brand">{page.text(`blocks.${block.name}.mark`)}</Tag> : null}
        {status === undefined ? null : (
          <Value
            value={page.value(status.value, item)}
            look={{ as: 'status', ...(status.tones !== undefined && { tones: status.tones }) }}
            page={page}
          />
        )}
        <Sum block={block} page={page} item={item} />
      </div>
      <div className="entry-main">
        {body === '' ? null : <p className="entry-body">{body}</p>}
        <Facts block={block} page={page} item={item} />
      </div>
      <Ways
        block={block}
        page={page}
        item={item}
        isNext={isNext}
        about={above === '' || kindName !== undefined ? title : above}
      />
    </li>
  );
}

/** The icon of the entry's kind. */
function Sign({ block: { icons, kind }, page, item }: EntryProps) {
  const name = icons?.[textOf(kind && page.value(kind, item))] ?? icons?.['other'];
  return name === undefined ? null : (
    <span className="entry-sign" data-icon={name}>
      <Icon name={name} />
    </span>
  );
}

function wordsOf({ block, page, item }: EntryProps): { readonly title: string; readonly body: string } {
  const inData = (source: string | undefined) =>
    source === undefined ? '' : textOf(page.value(source, item));
  if (block.kind === undefined) return { title: inData(block.title), body: inData(block.body) };
  const texts = `blocks.${block.name}.kinds`;
  const kind = inData(block.kind);
  const values = valuesOf({ block, page, item });
  const own = page.optionalText(`${texts}.${kind}.title`, values);
  const keys = [`${kind}.bodies.${inData(block.status?.value)}`, `${kind}.body`];
  if (own === undefined) keys.push('other.body');
  const bodies = keys.map((key) => page.optionalText(`${texts}.${key}`, values));
  const body = inData(block.body) || (bodies.find((text) => text !== undefined) ?? '');
  const title = own ?? page.text(`${texts}.other.title`, values);
  return { title, body: withReason(body, block.why, { page, item }) };
}

/** The fact that stands beside the title. */
function Sum({ block: { name, rows }, page, item }: EntryProps) {
  const row = rows?.find(({ prominent, show }) => prominent === true && page.holds(show, item));
  const value = row === undefined ? undefined : page.value(row.value, item);
  if (row === undefined || textOf(value) === '') return null;
  return (
    <p className="entry-sum">
      <VisuallyHidden>{page.text(`blocks.${name}.rows.${row.name}`)}: </VisuallyHidden>
      <Value value={value} look={row} page={page} />
    </p>
  );
}

function Facts({ block, page, item }: EntryProps) {
  const shown = (block.rows ?? [])
    .filter((row) => row.prominent !== true && page.holds(row.show, item))
    .map((row) => ({ row, value: page.value(row.value, item) }))
    .filter(({ value }) => textOf(value) !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="entry-facts">
      {shown.map(({ row, value }) => (
        <div key={row.name}>
          <dt>{page.text(`blocks.${block.name}.rows.${row.name}`)}</dt>
          <dd>
            <Value value={value} look={row} page={page} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns true for an entry with a link or a button. */
export const hasWay = ({ block: { links, actions }, page, item }: EntryProps): boolean =>
  [...(links ?? []), ...(actions ?? [])].some(({ show }) => page.holds(show, item));

/** @param about tells the entry's links and buttons from those of the others */
function Ways({ block, page, item, isNext, about }: EntryProps & { readonly about: string }) {
  const links = (block.links ?? []).flatMap((link) => {
    const href = page.holds(link.show, item) ? page.hrefOf(link, item) : undefined;
    return href === undefined ? [] : [{ link, href }];
  });
  const actions = (block.actions ?? []).filter((action) => page.holds(action.show, item));
  if (links.length === 0 && actions.length === 0) return null;
  const look = isNext === true ? 'primary' : 'secondary';
  return (
    <div className="entry-ways">
      {links.map(({ link, href }) => {
        const label = page.text(`blocks.${block.name}.links.${link.name}`, valuesOf({ block, page, item }));
        const text = (
          <>
            {label}
            <VisuallyHidden>: {about}</VisuallyHidden>
          </>
        );
        return link.style === 'button' || link.style === 'secondary' ? (
          <LinkButton key={link.name} href={href} look={look}>
            {text}
          </LinkButton>
        ) : (
          <TextLink key={link.name} href={href}>
            {text}
          </TextLink>
        );
      })}
      {actions.map((action, at) => (
        <ConfirmedButton
          key={action.name}
          texts={`blocks.${block.name}.actions.${action.name}`}
          values={valuesOf({ block, page, item })}
          submit={action.submit}
          confirm={action.confirm === true}
          look={links.length === 0 && at === 0 ? look : 'secondary'}
          yes="primary"
          about={about}
          page={page}
          item={item}
        />
      ))}
    </div>
  );
}

/** Returns the values for the texts. */
function valuesOf({ block, page, item }: EntryProps): TextValues {
  const written = Object.entries(block.texts ?? {}).map(
    ([name, { from, as }]) => [name, formatValue(page.value(from, item), as, page.language)] as const,
  );
  return { ...(typeof item === 'object' ? item : undefined), ...Object.fromEntries(written) };
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
