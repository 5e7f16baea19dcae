import ts from 'typescript';
import { applyEdits, isReference, parseCode, visitCode } from '../validation/code-edits.ts';
import type { CodeEdit } from '../validation/code-edits.ts';

const FILE = 'generator/emit/lean-errors.ts';

/** Members of an error that say more than the SDK's `ConfigError` does. */
const TALKATIVE = new Set(['schemaPath', 'params']);
/** Keywords whose errors are about a member that is not there. */
const DEMANDS = new Set(['required', 'requiredAny']);
/** The data around a value, which is handed on for `$data` references only. */
const AROUND = new Set(['parentData', 'parentDataProperty', 'rootData']);

/**
 * Validator code whose errors say no more than the SDK's `ConfigError` does: where, a missing member too, which
 * keyword, and the message. The rest would be a third of a bundle's cost, since it repeats the
 * schema. What is around a value is handed on for `$data` references only, which specs do not have. Each error is
 * noted in the shortest way, as there are dozens of them.
 *
 * @param wordless true for errors that tell only where, and the keyword: the words for a read are fetched when they are needed
 * @throws an `Error` when a piece of the code is not as these rules know it
 */
export function leanErrors(code: string, wordless = false): string {
  const edits: CodeEdit[] = [];
  const suspects: Suspect[] = [];
  visitCode(parseCode(code), (node) => {
    if (ts.isObjectLiteralExpression(node)) edits.push(...leanObject(node, wordless));
    else if (ts.isObjectBindingPattern(node)) edits.push(...withoutMembers(node, AROUND));
    else if (ts.isBlock(node) || ts.isSourceFile(node)) edits.push(...shortNotes(node.statements));
    suspects.push(...suspectsOf(node, wordless));
  });
  // Whatever no edit has taken away is still there.
  const isGone = cover(edits);
  const left = new Set(suspects.flatMap(({ at, name }) => (isGone(at) ? [] : [name])));
  if (left.size > 0)
    throw new Error(
      `Validators still hold ${[...left].join(', ')}: what writes them has changed. Mend ${FILE}.`,
    );
  return applyEdits(code, edits);
}

/** An error without what nobody reads, or what a validator hands on without the data around its value. */
function leanObject(node: ts.ObjectLiteralExpression, wordless: boolean): readonly CodeEdit[] {
  const keyword = keywordOf(node);
  if (keyword === undefined) return membersOf(node).has('instancePath') ? withoutMembers(node, AROUND) : [];
  const dropped = new Set(wordless ? [...TALKATIVE, 'message'] : TALKATIVE);
  const edits = withoutMembers(node, dropped);
  return DEMANDS.has(keyword) ? [...edits, ...withMissingMember(node)] : edits;
}

/** The place of an error, with the member that is missing: `instancePath + "/a"`. */
function withMissingMember(node: ts.ObjectLiteralExpression): readonly CodeEdit[] {
  const [, name] =
    /missingProperty:\s*"((?:[^"\\]|\\.)*)"/.exec(membersOf(node).get('params')?.getText() ?? '') ?? [];
  const place = membersOf(node).get('instancePath');
  if (name === undefined || place === undefined)
    throw new Error(`A missing member has no name: what writes validators has changed. Mend ${FILE}.`);
  const before = ts.isPropertyAssignment(place) ? place.initializer.getText() : 'instancePath';
  const edit = { start: place.getStart(), end: place.end, text: `instancePath: ${before} + "/${name}"` };
  return [edit];
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
  if (error === undefined || !ts.isObjectLiteralExpression(error)) return undefined;
  // Where nobody reads it, as inside an alternative, an error is empty.
  if (keywordOf(error) === undefined && error.properties.length > 0) return undefined;
  if (!isNullCheck(next.expression) || last.getText() !== 'errors++;') return undefined;
  return [
    { start: statement.getStart(), end: error.getStart(), text: 'errors = (vErrors ??= []).push(' },
    { start: error.end, end: last.end, text: ');' },
  ];
}

/** `vErrors = vErrors === null ? x.errors : vErrors.concat(x.errors); errors = vErrors.length;` */
function noteOfMany(statement: ts.Statement, next: ts.Statement): readonly CodeEdit[] | undefined {
  if (!ts.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  if (!ts.isBinaryExpression(expression) || !isErrors(expression.left)) return undefined;
  if (!ts.isConditionalExpression(expression.right)) return undefined;
  if (next.getText() !== 'errors = vErrors.length;') return undefined;
  const errors = expression.right.whenTrue.getText();
  const text = `errors = (vErrors ??= []).push(...${errors});`;
  return [{ start: statement.getStart(), end: next.end, text }];
}

function isErrors(node: ts.Node): boolean {
  return ts.isIdentifier(node) && node.text === 'vErrors';
}

/** `vErrors === null` */
function isNullCheck(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !isErrors(node.left)) return false;
  const isSame = node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  return isSame && node.right.kind === ts.SyntaxKind.NullKeyword;
}

/** `vErrors.concat` */
function isConcat(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && isErrors(node.expression) && node.name.text === 'concat';
}

/** A piece that lean code does not hold, and where it begins. */
interface Suspect {
  readonly at: number;
  readonly name: string;
}

/** The pieces at a node that are to be taken away. */
function suspectsOf(node: ts.Node, wordless: boolean): readonly Suspect[] {
  if (ts.isObjectLiteralExpression(node)) return suspectMembers(node, wordless);
  const at = node.end;
  if (ts.isIdentifier(node) && AROUND.has(node.text) && isReference(node))
    return [{ at, name: 'the data around a value' }];
  return isNullCheck(node) || isConcat(node) ? [{ at, name: 'the long form of noting an error' }] : [];
}

function suspectMembers(node: ts.ObjectLiteralExpression, wordless: boolean): readonly Suspect[] {
  const members = membersOf(node);
  if (!members.has('instancePath')) return [];
  const names: { [member: string]: string } = {
    schemaPath: 'the path of a schema',
    params: 'the parameters of an error',
    ...(wordless ? { message: 'the words of an error' } : {}),
  };
  return [...members].flatMap(([member, { end }]) => {
    const name = Object.hasOwn(names, member) ? names[member] : undefined;
    return name === undefined ? [] : [{ at: end, name }];
  });
}

/** Tells of a place in code whether an edit takes it away. */
function cover(edits: readonly CodeEdit[]): (at: number) => boolean {
  const sorted = [...edits].sort((one, other) => one.start - other.start);
  return (at) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return (sorted[low - 1]?.end ?? -1) >= at;
  };
}
