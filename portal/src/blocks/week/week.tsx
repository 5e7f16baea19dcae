import type { WeekBlock as WeekConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { useKeptAnswer } from '../../page/waiting-block.tsx';
import type { BlockPage, BlockProps } from '../../page/page.ts';
import { formatValue } from '../../page/format-value.ts';
import type { ValueLook } from '../../page/format-value.ts';
import { Card, EmptyState, FoldedTable, Skeleton } from '../../ui/index.ts';
import { DAYS, HOURS, extremesOf, heatOf, mostOf, weekHoursOf, weekNames } from './week-hours.ts';
import type { WeekHour } from './week-hours.ts';
import './week.css';

/** Stands beside the value of a marked hour. */
const TICK = '\u2713';

/** A week by the hour: the darker a field, the more; and the same numbers as a table. */
export function WeekBlock({ block, page }: BlockProps<WeekConfig>) {
  const read = page.read(block.read);
  const data = useKeptAnswer(read);
  const text = (key: string, values?: Readonly<Record<string, string>>) =>
    page.text(`blocks.${block.name}.${key}`, values);
  if (read.state === 'failed') return null;
  if (data === undefined) return <Skeleton label={page.text('loading')} lines={2} shape="plot" />;
  const hours = weekHoursOf(block, page, { ...read, data });
  const extremes = extremesOf(hours);
  if (extremes === undefined) {
    return (
      <Card title={text('heading')}>
        <EmptyState title={text('empty')} />
      </Card>
    );
  }
  const names = weekNames(page.language);
  const look = block.as ?? 'number';
  const write = ({ value }: Pick<WeekHour, 'value'>) =>
    text('value', { value: formatValue(value, look, page.language) });
  const { top, low } = extremes;
  const mark = hours.some(({ isMarked }) => isMarked) ? `${TICK} ${text('marked')}` : undefined;
  const told = (hour: WeekHour) => (hour.isMarked ? `${write(hour)} ${TICK}` : write(hour));
  const summary = text('summary', {
    top: write(top),
    topAt: names.whole(top),
    low: write(low),
    lowAt: names.whole(low),
  });
  return (
    <Card title={text('heading')}>
      <p className="week-summary">{summary}</p>
      <figure className="week" aria-busy={read.data === undefined || undefined}>
        <WeekMap hours={hours} language={page.language} write={told} label={summary} />
        <figcaption>
          <Legend {...{ hours, look, write, text }} language={page.language} />
          {low.value < 0 ? <b data-given>{text('given')}</b> : null}
          {mark && <b data-marked>{mark}</b>}
        </figcaption>
      </figure>
      <WeekTable hours={hours} language={page.language} write={told} text={text} mark={mark} />
    </Card>
  );
}

/** The shares of the greatest value that the legend shows. */
const STEPS = [0, 0.25, 0.5, 0.75, 1];

interface LegendProps {
  readonly hours: readonly WeekHour[];
  readonly look: ValueLook['as'];
  readonly language: BlockPage['language'];
  readonly write: (hour: Pick<WeekHour, 'value'>) => string;
  readonly text: (key: string) => string;
}

/** The values that fields of some darkness stand for; the last one has its unit. */
function Legend({ hours, look, language, write, text }: LegendProps) {
  const most = mostOf(hours);
  return (
    <span className="week-legend">
      {text('least')}
      <span className="week-steps">
        {STEPS.map((step) => {
          const value = Number((most * step).toFixed(most < 10 ? 1 : 0));
          return (
            <span key={step}>
              <span className="week-field">
                <i style={{ opacity: step }} />
              </span>
              {step === 1 ? write({ value }) : formatValue(value, look, language)}
            </span>
          );
        })}
      </span>
      {text('most')}
    </span>
  );
}

interface WeekProps {
  readonly hours: readonly WeekHour[];
  readonly language: BlockPage['language'];
  readonly write: (hour: WeekHour) => string;
}

const isAt = (day: number, hour: number) => (one: WeekHour) => one.day === day && one.hour === hour;
/** Every third hour has its name at the edge. */
const NAMED = 3;

interface WeekMapProps extends WeekProps {
  /** Says in words what it shows. */
  readonly label: string;
}

/** Days from left to right, hours from top to bottom. */
function WeekMap({ hours, language, write, label }: WeekMapProps) {
  const names = weekNames(language);
  return (
    <div className="week-map" role="img" aria-label={label}>
      <span />
      {DAYS.map((day) => (
        <span key={day} className="week-day">
          {names.shortDay(day)}
        </span>
      ))}
      {HOURS.map((hour) => [
        <span key={hour} className="week-hour">
          {hour % NAMED === 0 ? names.hour(hour) : ''}
        </span>,
        ...DAYS.map((day) => {
          const found = hours.find(isAt(day, hour));
          if (found === undefined) return <span key={`${hour} ${day}`} />;
          const heat = heatOf(found, hours);
          return (
            <span
              key={`${hour} ${day}`}
              className="week-field"
              title={`${names.whole(found)}: ${write(found)}`}
              data-given={heat < 0 || undefined}
              data-marked={found.isMarked || undefined}
            >
              <i style={{ opacity: Math.abs(heat) }} />
            </span>
          );
        }),
      ])}
    </div>
  );
}

interface WeekTableProps extends WeekProps {
  /** The words of what marks hours, where any are. */
  readonly mark: string | undefined;
  readonly text: (key: string) => string;
}

function WeekTable({ hours, language, write, text, mark }: WeekTableProps) {
  const names = weekNames(language);
  return (
    <FoldedTable
      summary={text('table')}
      caption={mark === undefined ? text('heading') : `${text('heading')} (${mark})`}
      columns={[
        { id: 'hour', header: text('hour'), cell: names.hour },
        ...DAYS.map((day) => ({
          id: String(day),
          header: names.longDay(day),
          align: 'end' as const,
          cell: (hour: number) => {
            const found = hours.find(isAt(day, hour));
            return found && write(found);
          },
        })),
      ]}
      rows={HOURS}
      rowKey={String}
    />
  );
}
