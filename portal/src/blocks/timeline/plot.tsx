import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Point } from './points.ts';
import { scaleAround, scaleFromZero, shareOf } from './scale.ts';
import type { Scale } from './scale.ts';

/** Units of the drawing; the page stretches it, and strokes keep their width. */
const width = 100;
const height = 100;
/** Share of a month's width that its bar takes. */
const barShare = 0.62;

/** Props of {@link Plot}. */
interface PlotProps {
  readonly points: readonly Point[];
  /** The content of the drawing in one sentence. */
  readonly label: string;
  readonly write: (value: number) => string;
}

/** Bars and a line over the same months. The month under the pointer, or that the
 * arrow keys lead to, is read out; at first it is the newest. */
export function Plot({ points, label, write }: PlotProps) {
  const [pointed, setPointed] = useState<number>();
  const bars = scaleFromZero(points.flatMap(({ bar }) => bar.value ?? []));
  const temperatures = points.flatMap(({ line }) => line?.value ?? []);
  const line = temperatures.length === 0 ? undefined : scaleAround(temperatures);
  const shown = pointed ?? points.length - 1;
  const point = points[shown];
  const walk = (event: KeyboardEvent) => {
    const next = monthAfter(event.key, shown, points.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setPointed(next);
  };
  return (
    <>
      <p className="timeline-readout">
        <span>{point?.long}</span> <strong>{point?.bar.text}</strong>
        {point?.line === undefined ? null : <span className="timeline-degrees">{point.line.text}</span>}
      </p>
      <div className="timeline-plot" data-line={line === undefined ? undefined : true}>
        <Axis scale={bars} write={write} />
        <svg
          // Its months are walked through as the values of a slider are, which screen readers tell.
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={shown + 1}
          aria-valuetext={[point?.long, point?.bar.text, point?.line?.text].filter(Boolean).join(', ')}
          onKeyDown={walk}
          onBlur={() => setPointed(undefined)}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          onPointerLeave={() => setPointed(undefined)}
        >
          <Drawing {...{ points, bars, line, shown }} onPoint={setPointed} />
        </svg>
        {line === undefined ? null : <Axis scale={line} write={write} />}
        <ol className="timeline-months" aria-hidden="true">
          {points.map(({ at, short }, index) => (
            <li key={at} data-shown={index === shown || undefined}>
              <span>{short}</span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** The month that a key leads to, as in a slider; undefined for all other keys. */
function monthAfter(key: string, shown: number, last: number): number | undefined {
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

function Axis({ scale, write }: { readonly scale: Scale; readonly write: PlotProps['write'] }) {
  return (
    <ol className="timeline-axis" aria-hidden="true">
      {scale.marks.toReversed().map((mark) => (
        <li key={mark}>{write(mark)}</li>
      ))}
    </ol>
  );
}

interface DrawingProps {
  readonly points: readonly Point[];
  readonly bars: Scale;
  readonly line: Scale | undefined;
  readonly shown: number;
  readonly onPoint: (index: number) => void;
}

function Drawing({ points, bars, line, shown, onPoint }: DrawingProps) {
  const slot = width / points.length;
  const path = line === undefined ? [] : lineOf(points, line);
  return (
    <>
      {bars.marks.map((mark) => {
        const y = height * (1 - shareOf(mark, bars));
        return <path key={mark} className="timeline-grid" d={`M0 ${y}H${width}`} />;
      })}
      {points.map(({ at, bar }, index) => {
        const size = height * shareOf(bar.value ?? 0, bars);
        const x = slot * (index + (1 - barShare) / 2);
        return (
          <g key={at} onPointerEnter={() => onPoint(index)}>
            <rect className="timeline-slot" x={slot * index} y="0" width={slot} height={height} />
            <rect
              className="timeline-bar"
              data-shown={index === shown || undefined}
              {...{ x, y: height - size, width: slot * barShare, height: size }}
            />
          </g>
        );
      })}
      <path className="timeline-halo" d={path.map(drawTo).join('')} />
      <path className="timeline-line" d={path.map(drawTo).join('')} />
      <path className="timeline-dots" d={path.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
    </>
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Returns true when the month before has no value, so that the line begins anew. */
  readonly isStart: boolean;
}

const drawTo = ({ x, y, isStart }: Spot) => `${isStart ? 'M' : 'L'}${x} ${y}`;

function lineOf(points: readonly Point[], scale: Scale): readonly Spot[] {
  const slot = width / points.length;
  return points.flatMap(({ line }, index) => {
    if (line?.value === undefined) return [];
    const x = slot * (index + 0.5);
    const y = height * (1 - shareOf(line.value, scale));
    return [{ x, y, isStart: points[index - 1]?.line?.value === undefined }];
  });
}
