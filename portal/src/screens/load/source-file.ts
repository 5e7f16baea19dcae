import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';

/** One thing that is wrong in a file, and what to do about it. */
export interface Fault {
  /** Path of the file, relative to the project's root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** JSON pointer; empty for the whole file. */
  readonly pointer: string;
  /** Name of the rule, for example `unknown-operation`. */
  readonly rule: string;
  readonly message: string;
  /** What to do. */
  readonly remedy?: string;
}

/** The way to a value inside a JSON file. */
export type JsonPath = readonly (string | number)[];

/** A JSON file that was read, with the place of each of its values. */
export interface SourceFile {
  readonly file: string;
  readonly value: unknown;
  /** Makes a fault at a value, or at the nearest value above it that is there. */
  readonly fault: (path: JsonPath, found: Pick<Fault, 'rule' | 'message' | 'remedy'>) => Fault;
}

/** Reads JSON; when it is broken, the first fault says where. */
export function parseSource(file: string, text: string): SourceFile | Fault {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first !== undefined || root === undefined) {
    return {
      file,
      ...placeOf(text, first?.offset ?? 0),
      pointer: '',
      rule: 'json',
      message: `This is no valid JSON: ${wordsOf(first)}.`,
      remedy: 'Compare commas, quotes and brackets with the lines around it.',
    };
  }
  const fault: SourceFile['fault'] = (path, found) => ({
    file,
    ...placeOf(text, nodeNear(root, path).offset),
    pointer: pointerOf(path),
    ...found,
  });
  return { file, value: valueOf(root), fault };
}

/** Whether reading failed. */
export function isFault(read: SourceFile | Fault): read is Fault {
  return 'rule' in read;
}

/** One line for the terminal: `file:line:column: message remedy (rule at pointer)`. */
export function printFault({ file, line, column, message, remedy, rule, pointer }: Fault): string {
  const advice = remedy === undefined ? '' : ` ${remedy}`;
  return `${file}:${line}:${column}: ${message}${advice} (${rule}${pointer === '' ? '' : ` at ${pointer}`})`;
}

function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function nodeNear(root: Node, path: JsonPath): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    // The name of a member is a better place than its value when the member itself is meant.
    if (node !== undefined) return node.parent?.type === 'property' ? node.parent : node;
  }
  return root;
}

function pointerOf(path: JsonPath): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function wordsOf(error: ParseError | undefined): string {
  if (error === undefined) return 'the file is empty';
  const words = printParseErrorCode(error.error).replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.toLowerCase();
}

function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value;
  const members = (node.children ?? []).flatMap(({ children: [name, value] = [] }) =>
    name === undefined || value === undefined ? [] : [[String(name.value), valueOf(value)] as const],
  );
  return Object.fromEntries(members);
}
