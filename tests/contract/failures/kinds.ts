import type { InjectedEffect } from '../../sandbox/index.ts';

/** A way in which a call goes wrong between the host and the org. */
export interface FailureKind {
  readonly name: string;
  readonly effect: InjectedEffect;
  /** True where the host has given up by then. */
  readonly isTooLate?: true;
  /** Knowledge of the call afterwards: answered, refused by the org, or none. */
  readonly known: 'answered' | 'refused' | 'nothing';
  /** The code that the org says no with. */
  readonly code?: string;
}

/** The ways in which each call of each screen goes wrong. */
export const failureKinds: readonly FailureKind[] = [
  { name: 'delay', effect: { kind: 'delay', milliseconds: 20 }, known: 'answered' },
  { name: 'duplicate', effect: { kind: 'duplicate' }, known: 'answered' },
  { name: 'cut', effect: { kind: 'cut' }, known: 'nothing' },
  { name: 'lost answer', effect: { kind: 'lost' }, known: 'nothing' },
  {
    name: 'late answer',
    effect: { kind: 'late', milliseconds: 12_000 },
    isTooLate: true,
    known: 'nothing',
  },
  { name: 'half an answer', effect: { kind: 'truncated' }, known: 'nothing' },
  { name: 'garbage', effect: { kind: 'malformed' }, known: 'nothing' },
  { name: '500', effect: { kind: 'status', status: 500 }, known: 'refused', code: 'INTERNAL_SERVER_ERROR' },
  { name: '503', effect: { kind: 'status', status: 503 }, known: 'refused', code: 'SERVER_UNAVAILABLE' },
];
