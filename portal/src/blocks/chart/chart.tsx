import type { ChartBlock as ChartConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Card, FoldedTable } from '../../ui/index.ts';
import type { BlockProps } from '../../page/page.ts';
import { formatValue } from '../../page/format-value.ts';
import './chart.css';

interface Bar {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

/** Bars, and the same numbers as a table behind a toggle. */
export function ChartBlock({ block, page }: BlockProps<ChartConfig>) {
  const { name } = block;
  const unit = page.optionalText(`blocks.${name}.unit`) ?? '';
  const bars = block.bars.flatMap(({ name: bar, value: source }): readonly Bar[] => {
    const found = page.value(source);
    const value = Number(found);
    if (found === undefined || found === null || Number.isNaN(value)) return [];
    const text = `${formatValue(value, 'number', page.language)} ${unit}`.trim();
    return [{ name: bar, label: page.text(`blocks.${name}.bars.${bar}`), value, text }];
  });
  if (bars.length === 0) return null;
  const heading = page.text(`blocks.${name}.heading`);
  const top = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <Card title={heading}>
      {(block.verdicts ?? [])
        .filter(({ show }) => page.holds(show))
        .map((verdict) => (
          <p key={verdict.name} className="chart-verdict">
            {page.text(`blocks.${name}.verdicts.${verdict.name}`)}
          </p>
        ))}
      <div className="chart">
        <ul>
          {bars.map((bar) => (
            <li key={bar.name}>
              <span>{bar.label}</span>
              <span className="chart-bar" aria-hidden="true">
                <span style={{ inlineSize: `${(Math.max(bar.value, 0) / top) * 100}%` }} />
              </span>
              <strong>{bar.text}</strong>
            </li>
          ))}
        </ul>
      </div>
      <FoldedTable
        summary={page.text(`blocks.${name}.table`)}
        caption={heading}
        columns={[
          { id: 'label', header: page.text('chart.what'), cell: (bar: Bar) => bar.label },
          { id: 'value', header: page.text('chart.value'), cell: (bar: Bar) => bar.text, align: 'end' },
        ]}
        rows={bars}
        rowKey={(bar) => bar.name}
      />
    </Card>
  );
}
