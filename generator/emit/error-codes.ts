import type { OperationModel } from '../spec/types.ts';
import { comment } from './literal.ts';
import { typeName } from './names.ts';

/** The codes in the error answers of an operation as the specs show them, in order. */
export function errorCodes({ responses }: Pick<OperationModel, 'responses'>): readonly string[] {
  const answers = responses.filter(({ status }) => !status.startsWith('2'));
  return [...new Set(answers.flatMap(({ errorCodes }) => errorCodes))].sort();
}

/**
 * The union of an operation's error codes as a type; nothing where the specs show none. Any other text belongs to it,
 * too: a server is older or newer than its spec.
 */
export function errorCodesText(operation: OperationModel): readonly string[] {
  const codes = errorCodes(operation);
  if (codes.length === 0) return [];
  const union = [...codes.map((code) => JSON.stringify(code)), '(string & {})'].join(' | ');
  const doc = comment([`Codes of the server's errors, see {@link ${operation.id}}.`]);
  return [`${doc}export type ${typeName(operation)}ErrorCode = ${union};\n\n`];
}
