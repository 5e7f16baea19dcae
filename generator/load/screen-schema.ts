import { parseTree, getNodeValue, printParseErrorCode } from 'jsonc-parser';
import { isObject } from '../spec/json.ts';
import type { ParseError } from 'jsonc-parser';
import type { Diagnostic, JsonObject, ReadFile, Result } from '../spec/types.ts';

/** Reads the JSON Schema of screen configs. */
export async function loadScreenSchema(
  file: string,
  readFile: ReadFile,
): Promise<Result<{ readonly file: string; readonly schema: JsonObject }>> {
  const text = await readFile(file);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const schema: unknown = tree === undefined ? undefined : getNodeValue(tree);
  const first = errors[0];
  if (first === undefined && isObject(schema)) return { ok: true, value: { file, schema } };
  const message = first === undefined ? 'It holds no JSON object.' : `${printParseErrorCode(first.error)}.`;
  return { ok: false, diagnostics: [jsonDiagnostic(file, text.slice(0, first?.offset ?? 0), message)] };
}

function jsonDiagnostic(file: string, before: string, message: string): Diagnostic {
  const lines = before.split('\n');
  const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  return { file, ...place, pointer: '#', rule: 'broken-json', message, remedy: 'Mend the JSON.' };
}
