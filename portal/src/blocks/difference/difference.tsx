import type { DifferenceBlock as DifferenceConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Card, Skeleton } from '../../ui/index.ts';
import { entriesOf } from '../../page/entries.ts';
import type { BlockPage, BlockProps } from '../../page/page.ts';
import { formatValue } from '../../page/format-value.ts';
import { roundDifference, splitDifference } from './bill-difference.ts';
import type { Difference, Reason } from './bill-difference.ts';
import type { Period } from './weather-model.ts';
import './difference.css';

/** A reason smaller than this share of the bill before is not worth a word. */
const leastShare = 0.005;

/** Why the newest entry differs from the one before, in a sentence and as signed bars. */
export function DifferenceBlock({ block, page }: BlockProps<DifferenceConfig>) {
  const read = page.read(block.read);
  if (read.state === 'failed') return null;
  if (read.data === undefined) return <Skeleton label={page.text('loading')} lines={3} />;
  const balance = Number(page.bound(block.balanceTemperature));
  const exact = splitDifference(periodsOf(block, page), balance, block.drivers);
  if (exact === undefined) return null;
  // Whole units, and tenths of them where a bill has less than a hundred.
  const difference = roundDifference(exact, exact.before < 100 ? 10 : 1, exact.before * leastShare);
  const write: WriteAmount = (amount) => formatValue(Math.abs(amount), 'number', page.language);
  const hint = page.optionalText(`blocks.${block.name}.hint`);
  return (
    <Card title={page.text(`blocks.${block.name}.heading`)}>
      <div className="difference">
        <div>
          <p className="difference-sentence">{sentenceOf(difference, { name: block.name, page, write })}</p>
          {hint === undefined ? null : <p className="difference-hint">{hint}</p>}
        </div>
        <Reasons reasons={difference.reasons} name={block.name} page={page} write={write} />
      </div>
    </Card>
  );
}

/** The newest first. Entries that are no full period are left out. */
function periodsOf(block: DifferenceConfig, page: BlockPage): readonly Period[] {
  const numberOf = (source: string, item: unknown) => {
    const value = page.value(source, item);
    return typeof value === 'number' ? value : undefined;
  };
  return entriesOf(page.read(block.read), block.items)
    .flatMap((item) => {
      const [used, days] = [numberOf(block.used, item), numberOf(block.days, item)];
      if (used === undefined || days === undefined) return [];
      const at = String(page.value(block.at, item));
      return [{ at, used, days, temperature: numberOf(block.temperature, item) }];
    })
    .toSorted((one, other) => other.at.localeCompare(one.at));
}

type WriteAmount = (amount: number) => string;

interface SentenceProps {
  readonly name: string;
  readonly page: BlockPage;
  readonly write: WriteAmount;
}

function sentenceOf({ before, total, reasons }: Difference, { name, page, write }: SentenceProps): string {
  const key = (text: string) => `blocks.${name}.${text}`;
  if (write(total) === write(0) || reasons.length === 0) return page.text(key('same'));
  const sentences = reasons.map((reason) =>
    page.text(key(`parts.${reason.name}.${reason.amount > 0 ? 'more' : 'less'}`), {
      amount: write(reason.amount),
    }),
  );
  const values = {
    amount: write(total),
    reasons: new Intl.ListFormat(page.language, { type: 'conjunction' }).format(sentences),
  };
  // Nothing has no percentage.
  const withoutShare = before === 0 ? page.optionalText(key('moreThanNothing'), values) : undefined;
  const percent = Math.round((Math.abs(total) / before) * 100);
  return withoutShare ?? page.text(key(total > 0 ? 'more' : 'less'), { ...values, percent });
}

interface ReasonsProps extends SentenceProps {
  readonly reasons: readonly Reason[];
}

/** The reasons as bars to the right (more) and to the left (less) of the middle. */
function Reasons({ reasons, name, page, write }: ReasonsProps) {
  const most = Math.max(...reasons.map(({ amount }) => Math.abs(amount)), 1);
  return (
    <dl className="difference-reasons">
      {reasons.map(({ name: reason, amount }) => (
        <div key={reason}>
          <dt>{page.text(`blocks.${name}.parts.${reason}.label`)}</dt>
          <dd>
            <svg viewBox="-50 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect
                data-sign={Math.sign(amount)}
                x={Math.min(0, (amount / most) * 50)}
                width={(Math.abs(amount) / most) * 50}
                height="10"
              />
              <path d="M0 -3V13" />
            </svg>
            <span>
              {amount > 0 ? '+' : '−'}
              {page.text(`blocks.${name}.value`, { value: write(amount) })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
