import { useState } from 'react';
import type { Point } from './points.ts';
import { scaleAround, scaleFromZero, shareOf } from './scale.ts';
import type { Scale } from './scale.ts';

/** Units of the drawing; the page stretches it, and strokes keep their width. */
const width = 100;
const height = 100;
/** Share of a month's width that its bar takes. */
const barShare = 0.62;

/** Props of {@link Plot}. */
export interface PlotProps {
  readonly points: readonly Point[];
  /** What the drawing says, in one sentence. */
  readonly label: string;
  readonly write: (value: number) => string;
}

/** Bars and a line over the same months. The month under the pointer is read out; at first it is the newest. */
export function Plot({ points, label, write }: PlotProps) {
  const [pointed, setPointed] = useState<number>();
  const bars = scaleFromZero(points.flatMap(({ bar }) => bar.value ?? []));
  const temperatures = points.flatMap(({ line }) => line?.value ?? []);
  const line = temperatures.length === 0 ? undefined : scaleAround(temperatures);
  const shown = pointed ?? points.length - 1;
  const point = points[shown];
  return (
    <>
      <p className="timeline-readout">
        <span>{point?.long}</span> <strong>{point?.bar.text}</strong>
        {point?.line === undefined ? null : <span className="timeline-degrees">{point.line.text}</span>}
      </p>
      <div className="timeline-plot" data-line={line === undefined ? undefined : true}>
        <Axis scale={bars} write={write} />
        <svg
          role="img"
          aria-label={label}
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
  /** Whether the month before has no value, so that the line begins anew. */
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
