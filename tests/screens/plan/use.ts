import type { Goal } from './condition-solver.ts';
import type { Effect } from './types.ts';

/** A place where a condition counts. */
export interface Use {
  readonly condition: string;
  readonly effect: Effect;
  /** The goals beside it, so that the place is seen. */
  readonly context: readonly Goal[];
  /** The goals without which it is never seen, whatever the condition says. */
  readonly needed?: readonly Goal[];
  /** The goals for it not to be seen. */
  readonly refused?: readonly Goal[];
  /** The path that `item` stands for. */
  readonly item?: string;
  /** The list holds nothing else. */
  readonly isAlone?: boolean;
}
