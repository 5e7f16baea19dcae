import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../machine/process.ts';
import { STRICTEST, type Consumer } from './consumer.ts';
import type { Verdict } from './verdict.ts';

/** Most lines of a type that an editor shows. */
const MOST_LINES = 10;

/** One place of the program, and what its editor shows there. */
interface Hover {
  readonly name: string;
  readonly type: string;
  readonly documentation: string;
}

/** The program that people hover over. */
export const PROGRAM = readFileSync(join(root, 'scripts/package/consumer/hovers.ts'), 'utf8');

/** The texts that TypeScript's language service shows on each `/*^*\/` of a program. */
export function hoversOf(file: string, program: string): readonly Hover[] {
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...STRICTEST, allowImportingTsExtensions: true },
    root,
  );
  const own = (path: string): string | undefined => (path === file ? program : ts.sys.readFile(path));
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => true,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = own(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: own,
  });
  const [error] = service.getSemanticDiagnostics(file);
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return [...program.matchAll(/\/\*\^\*\/ ?(\w+)/g)].map((match) => {
    const [whole, name = ''] = match;
    const info = service.getQuickInfoAtPosition(file, match.index + whole.length - name.length);
    return {
      name,
      type: ts.displayPartsToString(info?.displayParts),
      documentation: ts.displayPartsToString(info?.documentation),
    };
  });
}

/** The names that a hover has to show, by the name that it is over. */
const SHOWN: Readonly<Record<string, string>> = {
  snapshot: 'Snapshot<RecordRepresentation',
  record: 'const record: RecordRepresentation',
  fields: 'RecordRepresentation.fields: {',
  email: 'FieldValue',
  recordId: 'GetRecordConfig.recordId: string',
  layoutTypes: 'GetRecordConfig.layoutTypes?: readonly ("Full" | "Compact")[] | undefined',
  getRecord: 'ReadOperation<GetRecordConfig, RecordRepresentation',
  result: 'ReadResult<RecordRepresentation',
  items: 'readonly RecordRepresentation[]',
  summary: 'AccountSummary',
  attention: 'AccountSummary.attention: readonly AttentionItem[]',
  choices: 'PicklistValuesCollection',
  updated: 'UpdateRecordData',
};

/** The errors of hovers: too long a type, an anonymous one, or a name that nobody looked at. */
export function hoverErrors(hovers: readonly Hover[]): readonly string[] {
  const unseen = Object.keys(SHOWN).filter((name) => hovers.every((hover) => hover.name !== name));
  return [
    ...unseen.map((name) => `Nothing hovers over ${name}.`),
    ...hovers.flatMap(({ name, type }) => {
      const lines = type.split('\n').length;
      const long =
        lines > MOST_LINES ? [`${name} shows ${lines} lines, more than ${MOST_LINES}:\n${type}`] : [];
      const shown = SHOWN[name];
      const isNamed = shown !== undefined && type.includes(shown) && !type.includes('operations[');
      return isNamed ? long : [...long, `${name} does not show "${shown ?? 'anything known'}":\n${type}`];
    }),
  ];
}

/** Hovers over a program that uses the installed package. */
export function checkHovers({ folder }: Consumer): Verdict {
  const hovers = hoversOf(join(folder, 'hovers.ts'), PROGRAM);
  const lifetime = hovers.find(({ name }) => name === 'getRecord')?.documentation ?? '';
  const isNumbered = /Lifetime: Record, \d+ s\./.test(lifetime);
  return {
    name: 'types on hover',
    errors: [...hoverErrors(hovers), ...(isNumbered ? [] : [`getRecord shows no lifetime:\n${lifetime}`])],
    note: `${hovers.length} places`,
  };
}
