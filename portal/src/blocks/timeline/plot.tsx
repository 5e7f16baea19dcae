import { useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { TextLink } from '../../ui/index.ts';
import { Axis } from './axis.tsx';
import type { Point } from './points.ts';
import { scaleAround, scaleFromZero, shareOf } from './scale.ts';
import type { Scale } from './scale.ts';
import { Strip } from './strip.tsx';

/** Units of the drawing; the page stretches it, and strokes keep their width. */
const width = 100;
const height = 100;
/** Share of a time's width that its bar takes. */
const barShare = 0.62;

/** Props of {@link Plot}. */
interface PlotProps {
  readonly points: readonly Point[];
  /** The content of the drawing in one sentence. */
  readonly label: string;
  /** The name of the line. */
  readonly lineLabel: string | undefined;
  /** The words of the way to a closer look. */
  readonly closer: string | undefined;
  readonly writeBar: (value: number) => string;
  readonly writeLine: (value: number) => string;
}

/** Bars, and a line of the same times below them. The one under the pointer, or that the
 * arrow keys lead to, is read out; at first it is the newest. A press on it, or Enter, looks closer. */
export function Plot({ points, label, lineLabel, closer, writeBar, writeLine }: PlotProps) {
  const wayCloser = useRef<HTMLSpanElement>(null);
  const bars = scaleFromZero(points.flatMap(({ bar }) => bar.value ?? []));
  const temperatures = points.flatMap(({ line }) => line?.value ?? []);
  const line = temperatures.length === 0 ? undefined : scaleAround(temperatures);
  const { shown, setPointed, choose } = useShown(points);
  const lookCloser = () => wayCloser.current?.querySelector('a')?.click();
  const press = (index: number) => {
    // A tap is over before the link of its bar would be there.
    flushSync(() => choose(index));
    lookCloser();
  };
  return (
    <>
      <Readout point={points[shown]} closer={closer} way={wayCloser} />
      <div className="timeline-plot">
        <Axis scale={bars} write={writeBar} />
        <svg
          // Its times are walked through as the values of a slider are, which screen readers tell.
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={shown + 1}
          aria-valuetext={points[shown] === undefined ? undefined : wordsOf(points[shown]).join(', ')}
          onKeyDown={(event) => walk(event, { shown, last: points.length - 1, choose, lookCloser })}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          onPointerLeave={() => setPointed(undefined)}
        >
          <Drawing {...{ points, bars, shown }} onPoint={setPointed} onPress={press} />
        </svg>
        <Times points={points} shown={shown} />
        {line === undefined ? null : (
          <Strip
            {...{ points, shown }}
            label={lineLabel}
            scale={line}
            write={writeLine}
            onPoint={setPointed}
            onPress={press}
          />
        )}
      </div>
    </>
  );
}

interface Walk {
  readonly shown: number;
  readonly last: number;
  readonly choose: (index: number) => void;
  readonly lookCloser: () => void;
}

/** Does what a key asks for, as in a slider; Enter looks closer. */
function walk(event: KeyboardEvent, { shown, last, choose, lookCloser }: Walk): void {
  const next = placeAfter(event.key, shown, last);
  if (next !== undefined) choose(next);
  else if (event.key === 'Enter') lookCloser();
  else return;
  event.preventDefault();
}

/** The place that is read out: under the pointer, else the one chosen, else the newest. */
function useShown(points: readonly Point[]) {
  const [pointed, setPointed] = useState<number>();
  const [chosen, setChosen] = useState<string>();
  const kept = points.findIndex(({ at }) => at === chosen);
  const choose = (index: number) => {
    setPointed(undefined);
    setChosen(points[index]?.at);
  };
  return { shown: pointed ?? (kept === -1 ? newestOf(points) : kept), setPointed, choose };
}

/** The newest that has a value: the last hours of a day may not have been told. */
function newestOf(points: readonly Point[]): number {
  const found = points.findLastIndex(({ bar }) => bar.value !== undefined);
  return found === -1 ? points.length - 1 : found;
}

/** The readings beside the bar's. */
const othersOf = ({ line, also, mark }: Point) => [
  ...(line === undefined ? [] : [line]),
  ...also,
  ...(mark === undefined ? [] : [{ name: 'mark', text: mark }]),
];

const wordsOf = (point: Point): readonly string[] => [
  point.long,
  ...[point.bar, ...othersOf(point)].map(({ text }) => text),
];

interface ReadoutProps {
  readonly point: Point | undefined;
  readonly closer: string | undefined;
  /** Holds the link to a closer look, if there is one. */
  readonly way: RefObject<HTMLSpanElement | null>;
}

function Readout({ point, closer, way }: ReadoutProps) {
  return (
    <p className="timeline-readout">
      <span>{point?.long}</span> <strong>{point?.bar.text}</strong>
      {point === undefined
        ? null
        : othersOf(point).map(({ name, text }) => (
            <span key={name} className="timeline-other">
              {text}
            </span>
          ))}
      <span ref={way} className="timeline-closer">
        {point?.closer === undefined || closer === undefined ? null : (
          <TextLink href={point.closer}>{closer}</TextLink>
        )}
      </span>
    </p>
  );
}

/** More names than this do not fit beside each other. */
const mostNames = 14;
/** Of as many, each so-manieth is named: the hours of a day, the days of a month. */
const sparseSteps = [
  [25, 6],
  [31, 5],
] as const;

/** On a phone each third name has room where they have more letters, else each second. */
const longestName = 4;

/** The names below the bars: of many, some. A year is told where it begins. */
function Times({ points, shown }: { readonly points: readonly Point[]; readonly shown: number }) {
  const step =
    points.length <= mostNames ? 1 : (sparseSteps.find(([most]) => points.length <= most)?.[1] ?? 16);
  return (
    <ol
      className="timeline-months"
      data-sparse={step > 1 || undefined}
      data-long={points.some(({ short }) => short.length > longestName) || undefined}
      aria-hidden="true"
    >
      {points.map(({ at, short, year }, index) => (
        <li key={at} data-shown={index === shown || undefined}>
          <span>{index % step === 0 ? short : ''}</span>
          {year === points[index - 1]?.year ? null : <small>{year}</small>}
        </li>
      ))}
    </ol>
  );
}

/** The place that a key leads to, as in a slider; undefined for all other keys. */
function placeAfter(key: string, shown: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, shown - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, shown + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

interface DrawingProps {
  readonly points: readonly Point[];
  readonly bars: Scale;
  readonly shown: number;
  readonly onPoint: (index: number) => void;
  readonly onPress: (index: number) => void;
}

function Drawing({ points, bars, shown, onPoint, onPress }: DrawingProps) {
  const slot = width / points.length;
  return (
    <>
      {points.map(({ at, mark }, index) =>
        mark === undefined ? null : (
          <rect key={at} className="timeline-band" x={slot * index} y="0" width={slot} height={height} />
        ),
      )}
      {bars.marks.map((mark) => {
        const y = height * (1 - shareOf(mark, bars));
        return <path key={mark} className="timeline-grid" d={`M0 ${y}H${width}`} />;
      })}
      {points.map(({ at, bar, isEstimated }, index) => {
        const [foot, end] = [shareOf(0, bars), shareOf(bar.value ?? 0, bars)];
        const y = height * (1 - Math.max(foot, end));
        const size = height * Math.abs(end - foot);
        const x = slot * (index + (1 - barShare) / 2);
        return (
          <g key={at} onPointerEnter={() => onPoint(index)} onClick={() => onPress(index)}>
            <rect className="timeline-slot" x={slot * index} y="0" width={slot} height={height} />
            <rect
              className="timeline-bar"
              data-shown={index === shown || undefined}
              data-estimated={isEstimated || undefined}
              {...{ x, y, width: slot * barShare, height: size }}
            />
          </g>
        );
      })}
    </>
  );
}
