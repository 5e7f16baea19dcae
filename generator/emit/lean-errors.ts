import ts from 'typescript';
import { applyEdits, isReference, parseCode, visitCode } from '../validation/code-edits.ts';
import type { CodeEdit } from '../validation/code-edits.ts';

const FILE = 'generator/emit/lean-errors.ts';

/** Members of an error that say more than the SDK's `ConfigError` does. */
const TALKATIVE = new Set(['schemaPath', 'params']);
/** The data around a value, which is handed on for `$data` references only. */
const AROUND = new Set(['parentData', 'parentDataProperty', 'rootData']);

/**
 * Validator code whose errors say no more than the SDK's `ConfigError` does: where, which keyword, and the
 * message, which names a missing member. The rest would be a third of a bundle's cost, since it repeats the
 * schema. What is around a value is handed on for `$data` references only, which specs do not have. Each error is
 * noted in the shortest way, as there are dozens of them.
 *
 * @param wordless true for errors that tell only where, and which member is missing: of a read nobody is told more
 * @throws an `Error` when a piece of the code is not as these rules know it
 */
export function leanErrors(code: string, wordless = false): string {
  const source = parseCode(code);
  const edits: CodeEdit[] = [];
  const unknown = new Set<string>();
  visitCode(source, (node) => {
    if (ts.isObjectLiteralExpression(node)) edits.push(...leanObject(node, wordless));
    else if (ts.isObjectBindingPattern(node)) edits.push(...withoutMembers(node, AROUND));
    else if (ts.isBlock(node) || ts.isSourceFile(node)) edits.push(...shortNotes(node.statements));
  });
  const lean = applyEdits(code, edits);
  visitCode(parseCode(lean), (node) => {
    const left = leftover(node, wordless);
    if (left !== undefined) unknown.add(left);
  });
  if (unknown.size > 0)
    throw new Error(
      `Validators still hold ${[...unknown].join(', ')}: what writes them has changed. Mend ${FILE}.`,
    );
  return lean;
}

/** An error without what nobody reads, or what a validator hands on without the data around its value. */
function leanObject(node: ts.ObjectLiteralExpression, wordless: boolean): readonly CodeEdit[] {
  const keyword = keywordOf(node);
  if (keyword === undefined) return membersOf(node).has('instancePath') ? withoutMembers(node, AROUND) : [];
  const dropped = new Set(TALKATIVE);
  if (wordless && keyword !== 'required') dropped.add('message');
  return withoutMembers(node, dropped);
}

/** The keyword of an object that is an error; undefined for any other. */
function keywordOf(node: ts.ObjectLiteralExpression): string | undefined {
  const members = membersOf(node);
  const keyword = members.get('keyword');
  if (!members.has('instancePath') || keyword === undefined || !ts.isPropertyAssignment(keyword))
    return undefined;
  return ts.isStringLiteral(keyword.initializer) ? keyword.initializer.text : undefined;
}

function membersOf(node: ts.ObjectLiteralExpression): ReadonlyMap<string, ts.ObjectLiteralElementLike> {
  return new Map(node.properties.map((member) => [nameOf(member), member]));
}

function nameOf({ name }: ts.ObjectLiteralElementLike | ts.BindingElement): string {
  return name !== undefined && ts.isIdentifier(name) ? name.text : '';
}

/** The edits that take members out of an object or a pattern, each with the comma before it. */
function withoutMembers(
  node: ts.ObjectLiteralExpression | ts.ObjectBindingPattern,
  names: ReadonlySet<string>,
): readonly CodeEdit[] {
  const members = ts.isObjectBindingPattern(node) ? node.elements : node.properties;
  return members.flatMap((member, index) => {
    // The first one says where, and stays.
    const before = members[index - 1];
    if (before === undefined || !names.has(nameOf(member))) return [];
    return [{ start: before.end, end: member.end, text: '' }];
  });
}

/** The edits that note errors in the shortest way. */
function shortNotes(statements: ts.NodeArray<ts.Statement>): readonly CodeEdit[] {
  return statements.flatMap((statement, index) => {
    const [next, last] = [statements[index + 1], statements[index + 2]];
    if (next === undefined) return [];
    return noteOfOne(statement, next, last) ?? noteOfMany(statement, next) ?? [];
  });
}

/** `const err0 = {...}; if (vErrors === null) ... else ...; errors++;` */
function noteOfOne(
  statement: ts.Statement,
  next: ts.Statement,
  last: ts.Statement | undefined,
): readonly CodeEdit[] | undefined {
  if (last === undefined || !ts.isVariableStatement(statement) || !ts.isIfStatement(next)) return undefined;
  const declared = statement.declarationList.declarations[0];
  const error = declared?.initializer;
  if (error === undefined || !ts.isObjectLiteralExpression(error) || keywordOf(error) === undefined)
    return undefined;
  if (next.expression.getText() !== 'vErrors === null' || last.getText() !== 'errors++;') return undefined;
  return [
    { start: statement.getStart(), end: error.getStart(), text: 'errors = (vErrors ??= []).push(' },
    { start: error.end, end: last.end, text: ');' },
  ];
}

/** `vErrors = vErrors === null ? x.errors : vErrors.concat(x.errors); errors = vErrors.length;` */
function noteOfMany(statement: ts.Statement, next: ts.Statement): readonly CodeEdit[] | undefined {
  if (!ts.isExpressionStatement(statement) || next.getText() !== 'errors = vErrors.length;') return undefined;
  const { expression } = statement;
  if (!ts.isBinaryExpression(expression) || expression.left.getText() !== 'vErrors') return undefined;
  if (!ts.isConditionalExpression(expression.right)) return undefined;
  const errors = expression.right.whenTrue.getText();
  const text = `errors = (vErrors ??= []).push(...${errors});`;
  return [{ start: statement.getStart(), end: next.end, text }];
}

/** The name of a piece that lean code does not hold; undefined for any other. */
function leftover(node: ts.Node, wordless: boolean): string | undefined {
  if (ts.isObjectLiteralExpression(node)) {
    const members = membersOf(node);
    if (!members.has('instancePath')) return undefined;
    if (members.has('schemaPath')) return 'the path of a schema';
    if (members.has('params')) return 'the parameters of an error';
    if (!wordless || !members.has('message')) return undefined;
    return keywordOf(node) === 'required' ? undefined : 'the words of an error';
  }
  if (ts.isIdentifier(node) && AROUND.has(node.text) && isReference(node))
    return 'the data around a value';
  if (!ts.isBinaryExpression(node) && !ts.isCallExpression(node)) return undefined;
  const text = ts.isCallExpression(node) ? node.expression.getText() : node.getText();
  return text === 'vErrors === null' || text === 'vErrors.concat'
    ? 'the long form of noting an error'
    : undefined;
}
