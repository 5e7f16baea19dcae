import type { TimelineBlock as TimelineConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Card, EmptyState, FoldedTable, Skeleton, TextLink } from '../../ui/index.ts';
import { useKeptAnswer } from '../../page/waiting-block.tsx';
import type { BlockPage, BlockProps } from '../../page/page.ts';
import { formatValue } from '../../page/format-value.ts';
import { Plot } from './plot.tsx';
import { extremesOf, pointsOf } from './points.ts';
import type { Point } from './points.ts';
import './timeline.css';

/** Values over time: bars, a line below them, and the same numbers as a table. */
export function TimelineBlock({ block, page }: BlockProps<TimelineConfig>) {
  const { name, bars, line } = block;
  const read = page.read(block.read);
  const data = useKeptAnswer(read);
  if (read.state === 'failed') return null;
  if (data === undefined) return <Skeleton label={page.text('loading')} lines={2} shape="plot" />;
  const points = pointsOf(block, page, { ...read, data });
  const extremes = extremesOf(points);
  const heading = page.text(`blocks.${name}.heading`);
  if (extremes === undefined) {
    const empty = page.optionalText(`blocks.${name}.empty`);
    return empty === undefined ? null : (
      <Card title={heading}>
        <EmptyState title={empty} />
      </Card>
    );
  }
  const { top, low } = extremes;
  const mark = points.find((point) => point.mark !== undefined)?.mark;
  const summary = page.text(`blocks.${name}.summary`, {
    from: points[0]?.long,
    to: points.at(-1)?.long,
    top: top.bar.text,
    topAt: top.long,
    low: low.bar.text,
    lowAt: low.long,
  });
  return (
    <Card title={heading}>
      <figure className="timeline" aria-busy={read.data === undefined || undefined}>
        {mark === undefined ? null : (
          <figcaption>
            <span data-mark="bar">{labelOf(bars, block, page)}</span>
            <span data-mark="band">{mark}</span>
          </figcaption>
        )}
        <Plot
          points={points}
          label={summary}
          lineLabel={line && labelOf(line, block, page)}
          closer={page.optionalText(`blocks.${name}.closer`)}
          writeBar={(value) => formatValue(value, bars.as ?? 'number', page.language)}
          writeLine={(value) => formatValue(value, 'number', page.language)}
        />
      </figure>
      <p className="timeline-summary">{summary}</p>
      <PointTable block={block} page={page} points={points} />
    </Card>
  );
}

type Named = Pick<TimelineConfig['bars'], 'name'>;

const labelOf = ({ name }: Named, block: TimelineConfig, page: BlockPage) =>
  page.text(`blocks.${block.name}.series.${name}.label`);

interface PointTableProps extends BlockProps<TimelineConfig> {
  readonly points: readonly Point[];
}

/** The same numbers, the newest first. */
function PointTable({ block, page, points }: PointTableProps) {
  const { name, bars, line, also = [] } = block;
  const column = (series: Named, cell: (point: Point) => string | undefined) => ({
    id: series.name,
    header: labelOf(series, block, page),
    cell,
    align: 'end' as const,
  });
  return (
    <FoldedTable
      summary={page.text(`blocks.${name}.table`)}
      caption={page.text(`blocks.${name}.heading`)}
      columns={[
        { id: 'at', header: page.text(`blocks.${name}.at`), cell: timeOf },
        column(bars, (point) => point.bar.text),
        ...(line === undefined ? [] : [column(line, (point) => point.line?.text)]),
        ...also.map((series, index) => column(series, (point) => point.also[index]?.text)),
      ]}
      rows={points.toReversed()}
      rowKey={({ at }) => at}
    />
  );
}

/** The time of a row, the way to a closer look at it, and what tells it apart. */
function timeOf({ long, mark, closer }: Point) {
  return (
    <>
      {closer === undefined ? long : <TextLink href={closer}>{long}</TextLink>}
      {mark === undefined ? null : <small className="timeline-mark">{mark}</small>}
    </>
  );
}
