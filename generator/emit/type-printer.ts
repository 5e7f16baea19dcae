import ts from 'typescript';
import { comment, memberName } from './literal.ts';

/** The finding of what a printed type refers to. */
export interface TypeNames {
  /** The name under which a component schema is exported, noted as used. */
  readonly nameOf: (schema: string) => string;
  /** The type behind `components["schemas"]["X"]` and the like. */
  readonly resolve: (node: ts.TypeNode) => ts.TypeNode | undefined;
}

/** The way in which types are printed. */
export interface PrintOptions extends TypeNames {
  /** Texts, numbers and lists of them by what they are, and not by the name of their schema. */
  readonly isFlat?: boolean;
  /** Objects stay as open as their spec says: in what is sent. */
  readonly isOpen?: boolean;
}

/**
 * A type as a person writes it, with the names of schemas, and descriptions as comments. An object in an answer has the
 * members that the spec names: that others may come is for the validators, and would hide each misspelt one.
 */
export function printType(node: ts.TypeNode, options: PrintOptions, indent = ''): string {
  const print = (inner: ts.TypeNode): string => printType(inner, options, indent);
  if (ts.isTypeLiteralNode(node)) return printObject(node, options, indent);
  if (ts.isParenthesizedTypeNode(node)) return inParentheses(print(node.type));
  if (ts.isUnionTypeNode(node)) return node.types.map(print).join(' | ');
  if (ts.isIntersectionTypeNode(node)) return intersected(node, options).map(print).join(' & ');
  if (ts.isArrayTypeNode(node)) return `${inParentheses(print(node.elementType))}[]`;
  if (ts.isTypeOperatorNode(node)) return `readonly ${print(node.type)}`;
  if (ts.isTupleTypeNode(node)) return `[${node.elements.map(print).join(', ')}]`;
  if (ts.isRestTypeNode(node)) return `...${print(node.type)}`;
  if (ts.isIndexedAccessTypeNode(node)) return printReference(node, options, indent);
  if (ts.isTypeReferenceNode(node) && node.typeArguments !== undefined) {
    const given = node.typeArguments.map(print);
    const name = node.typeName.getText();
    // By what they are: a schema may have the name of the one, and the other is a helper of openapi-typescript.
    if (name === 'Record') return `{ readonly [key: ${given[0]}]: ${given[1]} }`;
    if (name === 'WithRequired')
      return `(${inParentheses(given[0] ?? '')} & { readonly [TKey in ${given[1]}]-?: ${inParentheses(given[0] ?? '')}[TKey] })`;
    return `${name}<${given.join(', ')}>`;
  }
  return node.getText();
}

/** The members of a type that is an object, one a line; undefined for any other. */
export function objectMembers(node: ts.TypeNode, options: PrintOptions): string | undefined {
  const [whole, ...others] = ts.isIntersectionTypeNode(node) ? intersected(node, options) : [node];
  if (whole === undefined || others.length > 0 || !ts.isTypeLiteralNode(whole)) return undefined;
  return printMembers(whole, options, '');
}

function printObject(node: ts.TypeLiteralNode, options: PrintOptions, indent: string): string {
  const [only, ...others] = node.members;
  if (only === undefined) return '{}';
  const members = printMembers(node, options, indent);
  const isShort = others.length === 0 && ts.isIndexSignatureDeclaration(only) && !members.includes('*');
  return isShort && members.trim().split('\n').length === 1
    ? `{ ${members.trim().replace(/;$/, '')} }`
    : `{\n${members}${indent}}`;
}

function printMembers(node: ts.TypeLiteralNode, options: PrintOptions, indent: string): string {
  const inner = `${indent}  `;
  return node.members
    .map((member) => {
      if (ts.isIndexSignatureDeclaration(member))
        return `${inner}readonly [key: string]: ${printType(member.type, options, inner)};\n`;
      if (!ts.isPropertySignature(member) || member.type === undefined) return '';
      const name = memberName(ts.isStringLiteral(member.name) ? member.name.text : member.name.getText());
      const mark = member.questionToken === undefined ? '' : '?';
      const doc = comment(description(member), inner);
      return `${doc}${inner}readonly ${name}${mark}: ${printType(member.type, options, inner)};\n`;
    })
    .join('');
}

/** The content of a comment of openapi-typescript: the description, else the title, and marks that editors show. */
function description(member: ts.PropertySignature): readonly string[] {
  const text = member.getSourceFile().text;
  const [place] = ts.getLeadingCommentRanges(text, member.pos)?.slice(-1) ?? [];
  if (place === undefined) return [];
  const lines = text
    .slice(place.pos, place.end)
    .replaceAll(/^\/\*\*|\*\/$/g, '')
    .replaceAll('*\\/', '*/')
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, ''));
  const [title = '', ...marks] = `\n${lines.join('\n')}`.split(/\n(?=@[a-z]+\b)/);
  const told = marks.find((mark) => mark.startsWith('@description '))?.slice('@description '.length);
  const format = /^Format: (.*)$/m.exec(title)?.[1];
  return [
    told ?? title.replace(/^Format: .*$/m, ''),
    ...(format === undefined ? [] : [`Format: ${format}.`]),
    ...marks.filter((mark) => mark.startsWith('@deprecated')),
  ];
}

/** The types that are one, without the index signature of an answer. */
function intersected(node: ts.IntersectionTypeNode, { isOpen }: PrintOptions): readonly ts.TypeNode[] {
  const kept = node.types.filter((each) => isOpen === true || !isAnything(each));
  return kept.length === 0 ? node.types : kept;
}

/** `{ [key: string]: unknown }` */
function isAnything(node: ts.TypeNode): boolean {
  if (!ts.isTypeLiteralNode(node)) return false;
  const [only, ...others] = node.members;
  return (
    only !== undefined &&
    others.length === 0 &&
    ts.isIndexSignatureDeclaration(only) &&
    only.type.kind === ts.SyntaxKind.UnknownKeyword
  );
}

function printReference(node: ts.IndexedAccessTypeNode, options: PrintOptions, indent: string): string {
  const target = options.resolve(node);
  if (target === undefined) return node.getText();
  const schema = schemaOf(node);
  const isNamed = schema !== undefined && !(options.isFlat === true && isPlain(target, options));
  return isNamed ? options.nameOf(schema) : printType(target, options, indent);
}

/** The name in `components["schemas"]["X"]`. */
function schemaOf(node: ts.TypeNode): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || node.objectType.getText() !== 'components["schemas"]')
    return undefined;
  return textOf(node.indexType);
}

/** The text of a literal type. */
export function textOf(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}

const PLAIN = new Set([
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.BooleanKeyword,
]);

/** @param above the types it was reached through: a list of itself is not plain */
function isPlain(node: ts.TypeNode, options: PrintOptions, above: readonly ts.TypeNode[] = []): boolean {
  if (above.includes(node)) return false;
  const way = [...above, node];
  if (ts.isTypeOperatorNode(node)) return isPlain(node.type, options, way);
  if (ts.isArrayTypeNode(node)) return isPlain(node.elementType, options, way);
  const target = ts.isIndexedAccessTypeNode(node) ? options.resolve(node) : undefined;
  return PLAIN.has(node.kind) || (target !== undefined && isPlain(target, options, way));
}

function inParentheses(type: string): string {
  const isOpen = / [|&] /.test(type) || type.startsWith('readonly ');
  return isOpen && !/^\{[^}]*\}$/s.test(type) && !isEnclosed(type) ? `(${type})` : type;
}

/** Returns true for a type whose first parenthesis ends with it. */
function isEnclosed(type: string): boolean {
  if (!type.startsWith('(')) return false;
  let depth = 0;
  for (const [at, letter] of [...type].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0) return at === [...type].length - 1;
  }
  return false;
}
