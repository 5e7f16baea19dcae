import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** An error of the Apex calls, as its example in the spec words it. */
interface ApexError {
  readonly errorCode: string;
  readonly message: string;
  /** The member of the request that is to blame, where there is always the same one. */
  readonly field?: string;
}

const EXAMPLES = new URL('../../../specs/apex/examples/errors.yaml', import.meta.url);

/** The errors of the Apex calls by their codes; nowhere but in the spec does a code meet its message. */
export const apexErrors: ReadonlyMap<string, ApexError> = readApexErrors();

function readApexErrors(): ReadonlyMap<string, ApexError> {
  // Every example of this file is held to the schema of errors by the contract suite.
  const examples = parse(readFileSync(EXAMPLES, 'utf8')) as Readonly<
    Record<string, { readonly value: readonly ApexError[] }>
  >;
  const errors = Object.values(examples).flatMap(({ value }) => value);
  return new Map(errors.map((error) => [error.errorCode, error]));
}
