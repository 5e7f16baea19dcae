import type {
  ComparisonBlock as ComparisonConfig,
  ComparedRow,
} from '../../../screen-language/generated/screen-config.gen.ts';
import { Card, Skeleton } from '../../ui/index.ts';
import { isAwaited } from '../../page/entries.ts';
import type { BlockPage, BlockProps } from '../../page/page.ts';
import { rowOf } from '../../i18n/index.ts';
import { formatValue, numbers } from '../../page/format-value.ts';
import './comparison.css';

/** Numbers of now against those of before. Nothing where there is none now. */
export function ComparisonBlock({ block, page }: BlockProps<ComparisonConfig>) {
  const rows = block.rows.filter(({ show }) => page.holds(show));
  // A row that comes later would move those that are there.
  const isWaiting = block.rows.some(({ now }) => isNothing(page.value(now)) && isAwaited(now, page));
  if (isWaiting) return <Skeleton label={page.text('loading')} lines={block.rows.length + 1} />;
  if (rows.every(({ now }) => isNothing(page.value(now)))) return null;
  const heading = page.optionalText(`blocks.${block.name}.heading`);
  return (
    <Card {...(heading !== undefined && { title: heading })}>
      <dl className="comparison">
        {rows.map((row) => (
          <ComparedNumber key={row.name} row={row} page={page} name={block.name} />
        ))}
      </dl>
    </Card>
  );
}

const isNothing = (value: unknown) => value === undefined || value === null;

interface ComparedNumberProps {
  readonly row: ComparedRow;
  readonly page: BlockPage;
  readonly name: string;
}

function ComparedNumber({ row, page, name }: ComparedNumberProps) {
  const text = (key: string, values?: object) => page.text(`blocks.${name}.${key}`, { ...values });
  const [now, before] = [page.value(row.now), page.value(row.before)];
  // What stands beside each other has as many decimals.
  const digits = [now, before].some((value) => typeof value === 'number' && value % 1 !== 0) ? 1 : 0;
  const format = (value: unknown) =>
    row.as === undefined && typeof value === 'number'
      ? numbers(rowOf(page.language).numbers, fractionOf(digits)).format(value)
      : formatValue(value, row.as ?? 'number', page.language);
  // A number and its unit stay on one line.
  const write = (value: unknown) =>
    isNothing(value)
      ? text('missing')
      : text(`rows.${row.name}.value`, { value: format(value) }).replaceAll(' ', '\u00a0');
  return (
    <div>
      <dt>{text(`rows.${row.name}.label`)}</dt>
      <dd className="comparison-now">{write(now)}</dd>
      <dd className="comparison-before">{text('before', { value: write(before) })}</dd>
      {typeof now === 'number' && typeof before === 'number' ? (
        <dd className="comparison-change" data-change={Math.sign(differenceOf({ now, before, row }))}>
          {changeText({ now, before, row, page, name })}
        </dd>
      ) : null}
    </div>
  );
}

const fractionOf = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Rounded as the sentence beside it rounds: whole units, and tenths where there are less than a hundred, or of money. */
function differenceOf({ now, before, row }: Pick<Change, 'now' | 'before' | 'row'>): number {
  const steps = row.as === undefined && before >= 100 ? 1 : 10;
  return Math.round((now - before) * steps) / steps;
}

interface Change {
  readonly now: number;
  readonly before: number;
  readonly row: ComparedRow;
  readonly page: BlockPage;
  readonly name: string;
}

function changeText({ now, before, row, page, name }: Change): string {
  const difference = differenceOf({ now, before, row });
  if (difference === 0) return page.text(`blocks.${name}.same`);
  const key = `blocks.${name}.rows.${row.name}.${difference > 0 ? 'more' : 'less'}`;
  const amount = formatValue(Math.abs(difference), row.as ?? 'number', page.language);
  const percent = Math.round((Math.abs(difference) / Math.abs(before)) * 100);
  // Nothing has no percentage.
  const withoutShare = before === 0 ? page.optionalText(`${key}ThanNothing`, { amount }) : undefined;
  return withoutShare ?? page.text(key, { amount, percent });
}
