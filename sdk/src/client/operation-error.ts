import { SdkError } from '../core/errors.ts';

/** The members of an operation that say which errors are its own. */
interface FailingOperation {
  readonly table: { readonly id: string };
  readonly types?: { readonly code?: string };
}

/** The codes that the server gives to errors of an operation: those of the specs, and any other text. */
export type ErrorCodeOf<TOperation extends FailingOperation> = Extract<
  NonNullable<TOperation['types']>['code'],
  string
>;

/**
 * Returns true for an error of one operation, so that the codes of its entries are known where it was thrown.
 *
 * @example
 * if (isErrorOf(updateRecord, cause) && cause.code === 'HTTP') console.warn(cause.errors[0]?.errorCode);
 */
export function isErrorOf<TOperation extends FailingOperation>(
  { table }: TOperation,
  cause: unknown,
): cause is SdkError<ErrorCodeOf<TOperation>> {
  return cause instanceof SdkError && cause.operation === table.id;
}
