import { VisuallyHidden } from './text.tsx';

/** One step of a {@link Stepper}. */
export interface Step {
  readonly id: string;
  readonly label: string;
}

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** Names the list, for example "Progress". */
  readonly label: string;
  /** Read out after each finished step, for example "done". */
  readonly doneLabel: string;
  readonly steps: readonly Step[];
  readonly current: string;
}

/** The steps of a process, and the current one. */
export function Stepper({ label, doneLabel, steps, current }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.id === current ? 'step' : undefined}
          data-done={index < at || undefined}
        >
          {step.label}
          {index < at ? <VisuallyHidden> ({doneLabel})</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  );
}
