import type { CompiledScreen, Submission } from '@energy-portal/portal/publish';

/** A read of a screen. */
interface ReadUse {
  readonly kind: 'read';
  readonly name: string;
  readonly operation: string;
}

/** A sending of a screen: of its form, a step, a button or a file. */
interface SendingUse {
  readonly kind: 'sending';
  readonly operation: string;
  readonly submission: Submission;
}

/** A place of a screen that calls an operation. */
export type Use = ReadUse | SendingUse;

/** All places of a screen that call an operation and tell how that ended. */
export function usesOf({ model, config }: CompiledScreen): readonly Use[] {
  const reads = model.reads.map(({ name, operation }): Use => ({ kind: 'read', name, operation }));
  const sendings = submissionsIn(config).flatMap((submission) =>
    [submission, ...(submission.instead ?? [])].map(({ operation }): Use => ({
      kind: 'sending',
      operation,
      submission,
    })),
  );
  return [...reads, ...sendings];
}

function submissionsIn(value: unknown): readonly Submission[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(submissionsIn);
  // What has both is a submission, as the schema of screens says; a read has an operation alone.
  return 'operation' in value && 'done' in value ? [value as Submission, ...inner] : inner;
}
