import type { Scale } from './scale.ts';

/** Props of {@link Axis}. */
interface AxisProps {
  readonly scale: Scale;
  readonly write: (value: number) => string;
}

/** The numbers at the lines of a drawing, from the top. */
export function Axis({ scale, write }: AxisProps) {
  return (
    <ol className="timeline-axis" aria-hidden="true">
      {scale.marks.toReversed().map((mark) => (
        <li key={mark}>{write(mark)}</li>
      ))}
    </ol>
  );
}
