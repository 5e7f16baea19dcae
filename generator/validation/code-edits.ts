import ts from 'typescript';

/** A piece of code and what stands there instead. */
export interface CodeEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Comments are read as text, where they are read at all. */
const PARSING: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.ES2022,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

/** Generated JavaScript, parsed so that rules can name its pieces by what they are. */
export function parseCode(code: string): ts.SourceFile {
  return ts.createSourceFile('code.js', code, PARSING, true, ts.ScriptKind.JS);
}

/** Visits every node of parsed code. */
export function visitCode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitCode(child, visit));
}

/**
 * Code with its edits applied.
 *
 * @throws an `Error` when two edits are of the same piece
 */
export function applyEdits(code: string, edits: readonly CodeEdit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of [...edits].sort((one, other) => one.start - other.start)) {
    if (start < at) throw new Error(`Two edits of generated code meet at ${start}.`);
    pieces.push(code.slice(at, start), text);
    at = end;
  }
  return pieces.join('') + code.slice(at);
}

/** Returns true for a name that stands for a value, not for a member of an object. */
export function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  if (ts.isPropertyAssignment(parent)) return parent.name !== node;
  return !(ts.isBindingElement(parent) && parent.propertyName === node);
}
