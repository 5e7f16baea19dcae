import type { RecordBlock as RecordConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Card, DefinitionList, Skeleton, TextLink } from '../../ui/index.ts';
import { isAwaited } from '../../page/entries.ts';
import type { BlockProps } from '../../page/page.ts';
import { Value } from '../../page/value.tsx';

/** Names and values of one thing. Nothing where none of its values can be had. */
export function RecordBlock({ block, page }: BlockProps<RecordConfig>) {
  const { name, link } = block;
  const rows = block.rows.filter(({ show }) => page.holds(show));
  const values = rows.map((row) => ({ row, value: page.value(row.value) }));
  if (values.every(({ value }) => value === undefined)) {
    if (!rows.some((row) => isAwaited(row.value, page))) return null;
    return <Skeleton label={page.text('loading')} lines={rows.length + 1} />;
  }
  const missing = page.optionalText(`blocks.${name}.missing`) ?? '–';
  const href = link !== undefined && page.holds(link.show) ? page.hrefOf(link) : undefined;
  const heading = page.optionalText(`blocks.${name}.heading`);
  return (
    <Card
      {...(heading !== undefined && { title: heading })}
      aside={
        href === undefined || link === undefined ? null : (
          <TextLink href={href}>{page.text(`blocks.${name}.links.${link.name}`)}</TextLink>
        )
      }
    >
      <DefinitionList
        items={values.map(({ row, value }) => ({
          id: row.name,
          ...(row.prominent === true && { prominent: true }),
          term: page.text(`blocks.${name}.rows.${row.name}`),
          description: isNothing(value) ? missing : <Value value={value} look={row} page={page} />,
        }))}
      />
    </Card>
  );
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
