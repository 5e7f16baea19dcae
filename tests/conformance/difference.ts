/** The kinds of difference between an org and the specs. All but the last break the specs. */
export const DIFFERENCE_KINDS = [
  'status',
  'field',
  'header',
  'lifetime',
  'error',
  'condition',
  'page',
  'addition',
] as const;

/** One difference between what an org answered and what the specs say. It holds names and types, never a value of a record. */
export interface Difference {
  readonly operation: string;
  readonly kind: (typeof DIFFERENCE_KINDS)[number];
  /** Status of the answer. */
  readonly status: number;
  /** JSON pointer into the body, with `*` for places in lists and ids; empty for the answer as a whole. */
  readonly pointer: string;
  readonly message: string;
}

/** Returns true for what breaks the specs: a member more than they name does not. */
export function breaksSpecs({ kind }: Difference): boolean {
  return kind !== 'addition';
}

/** A pointer without what tells records apart. */
export function generalPointer(pointer: string): string {
  return pointer.replace(/\/(?:\d+|[a-zA-Z0-9]{15}(?:[A-Z0-5]{3})?)(?=\/|$)/g, (segment) =>
    /\d/.test(segment) ? '/*' : segment,
  );
}

/** Each difference once, however many answers had it. */
export function uniqueDifferences(differences: readonly Difference[]): readonly Difference[] {
  const byText = new Map(differences.map((one) => [JSON.stringify(one), one] as const));
  return [...byText.values()];
}
