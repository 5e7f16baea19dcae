import type { ChartBlock as ChartConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Card, DataTable } from '../../ui/index.ts';
import type { BlockProps } from '../../page/page.ts';
import { formatValue } from '../../page/format-value.ts';
import './chart.css';

interface Bar {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

const width = 100;
const height = 48;

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
  return (
    <Card title={heading}>
      <figure className="chart">
        <Bars
          bars={bars}
          label={`${heading}: ${bars.map(({ label, text }) => `${label} ${text}`).join(', ')}`}
        />
        <figcaption>
          {bars.map((bar) => (
            <span key={bar.name}>
              {bar.label} <strong>{bar.text}</strong>
            </span>
          ))}
        </figcaption>
      </figure>
      <details>
        <summary>{page.text(`blocks.${name}.table`)}</summary>
        <DataTable
          caption={heading}
          captionHidden
          columns={[
            { id: 'label', header: page.text('chart.what'), cell: (bar: Bar) => bar.label },
            { id: 'value', header: page.text('chart.value'), cell: (bar: Bar) => bar.text, align: 'end' },
          ]}
          rows={bars}
          rowKey={(bar) => bar.name}
        />
      </details>
    </Card>
  );
}

function Bars({ bars, label }: { readonly bars: readonly Bar[]; readonly label: string }) {
  const top = Math.max(...bars.map(({ value }) => value), 1);
  const slot = width / bars.length;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      {bars.map((bar, index) => {
        const size = (Math.max(bar.value, 0) / top) * height;
        return (
          <rect
            key={bar.name}
            x={slot * (index + 0.15)}
            y={height - size}
            width={slot * 0.7}
            height={size}
            rx="1"
          />
        );
      })}
    </svg>
  );
}
