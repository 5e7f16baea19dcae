import { Axis } from './axis.tsx';
import type { Point } from './points.ts';
import { shareOf } from './scale.ts';
import type { Scale } from './scale.ts';

/** Units of the drawing; the page stretches it, and strokes keep their width. */
const width = 100;
const height = 100;
/** More dots than this hide their line. */
const mostDots = 31;

/** Props of {@link Strip}. */
interface StripProps {
  readonly points: readonly Point[];
  readonly label: string | undefined;
  readonly scale: Scale;
  readonly write: (value: number) => string;
  readonly shown: number;
  readonly onPoint: (index: number | undefined) => void;
  readonly onPress: (index: number) => void;
}

/** The line of the same times in a strip of its own, so that it covers no bar. */
export function Strip({ label, write, ...drawn }: StripProps) {
  const { scale, onPoint } = drawn;
  return (
    <>
      <p className="timeline-strip" data-mark="line">
        {label}
      </p>
      <Axis scale={{ ...scale, marks: [scale.low, scale.high] }} write={write} />
      <svg
        aria-hidden="true"
        className="timeline-strip"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        onPointerLeave={() => onPoint(undefined)}
      >
        <Line {...drawn} />
      </svg>
    </>
  );
}

function Line({ points, scale, shown, onPoint, onPress }: Omit<StripProps, 'label' | 'write'>) {
  const slot = width / points.length;
  const path = lineOf(points, scale);
  const now = path.find(({ index }) => index === shown);
  return (
    <>
      {[0, height].map((y) => (
        <path key={y} className="timeline-grid" d={`M0 ${y}H${width}`} />
      ))}
      <path className="timeline-line" d={path.map(drawTo).join('')} />
      {path.length > mostDots ? null : (
        // WebKit stretches the ends of a line without a length with the drawing.
        <path className="timeline-dots" d={path.map(dotAt).join('')} />
      )}
      {now === undefined ? null : <path className="timeline-now" d={dotAt(now)} />}
      {points.map(({ at }, index) => (
        <rect
          key={at}
          className="timeline-slot"
          x={slot * index}
          y="0"
          width={slot}
          height={height}
          onPointerEnter={() => onPoint(index)}
          onClick={() => onPress(index)}
        />
      ))}
    </>
  );
}

interface Spot {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  /** Returns true when the time before has no value, so that the line begins anew. */
  readonly isStart: boolean;
}

const drawTo = ({ x, y, isStart }: Spot) => `${isStart ? 'M' : 'L'}${x} ${y}`;
const dotAt = ({ x, y }: Spot) => `M${x} ${y}h.01`;

function lineOf(points: readonly Point[], scale: Scale): readonly Spot[] {
  const slot = width / points.length;
  return points.flatMap(({ line }, index) => {
    if (line?.value === undefined) return [];
    const x = slot * (index + 0.5);
    const y = height * (1 - shareOf(line.value, scale));
    return [{ index, x, y, isStart: points[index - 1]?.line?.value === undefined }];
  });
}
