import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import { wordsOfSlip } from './json-slips.ts';
import { parsePlain } from './plain-json.ts';
import { createPlaces, scanText } from './text-places.ts';

/** One thing that is wrong in a file, and what to do about it. */
export interface Diagnostic {
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
  /** The way to mend it. */
  readonly remedy?: string;
  /** Set on what is legal and unwise: it keeps nothing from being published. */
  readonly severity?: 'warning';
}

/** The way to a value inside a JSON file. */
export type JsonPath = readonly (string | number)[];

/** A JSON file that was read, with the place of each of its values. */
export interface SourceFile {
  readonly file: string;
  readonly value: unknown;
  /** Makes a diagnostic at a value, or at the nearest value above it that is there. */
  readonly diagnostic: (path: JsonPath, found: Finding) => Diagnostic;
}

/** A diagnostic without its place. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
  readonly remedy?: string;
  readonly severity?: 'warning';
}

/** A file that was read, with everything that is wrong with it as JSON. */
export interface ParsedSource {
  /** Of a broken file, what could be understood of it. */
  readonly source: SourceFile;
  /** True when it is no JSON, so that nothing inside it can be judged. */
  readonly isBroken: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads JSON and tells every place where it is broken, and every member that stands twice. */
export function parseSource(file: string, text: string): ParsedSource {
  const placeOf = createPlaces(text);
  const make: Make = (offset, path, found) => ({
    file,
    ...placeOf(offset),
    pointer: pointerOf(path),
    ...found,
  });
  const { excess, names } = scanText(text, most);
  if (excess !== undefined) return unreadable(file, make(excess.offset, [], excesses[excess.of]));
  const plain = parsePlain(text, names);
  if (plain !== undefined) {
    // Most files have nothing to be told of, and so no need of places.
    const tree = once(() => parseTree(text));
    return {
      source: { file, value: plain.value, diagnostic: placed(tree, make) },
      isBroken: false,
      diagnostics: [],
    };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const source: SourceFile = {
    file,
    value: root === undefined ? undefined : valueOf(root),
    diagnostic: placed(() => root, make),
  };
  if (errors.length === 0 && root !== undefined) {
    const twice = repeatedMembers(root, []).map(({ again, first, path }) => {
      const message = `"${String(path.at(-1))}" stands twice in the same object; only the last one counts.`;
      const remedy = `Remove one of them: the other one is in line ${placeOf(first).line}.`;
      return make(again, path, { rule: 'same-member', message, remedy });
    });
    return { source, isBroken: false, diagnostics: twice };
  }
  const diagnostics = errors
    .slice(0, mostSlips)
    .map((error) => make(error.offset, [], wordsOfSlip(error, text)));
  const atStart = make(0, [], wordsOfSlip(undefined, text));
  return {
    source,
    isBroken: true,
    diagnostics: diagnostics.length === 0 ? [atStart] : oncePerLine(diagnostics),
  };
}

type Make = (offset: number, path: JsonPath, found: Finding) => Diagnostic;

/** Makes diagnostics at the values of a tree. */
function placed(tree: () => Node | undefined, make: Make): SourceFile['diagnostic'] {
  return (path, found) => {
    const root = tree();
    return make(root === undefined ? 0 : nodeNear(root, path).offset, path, found);
  };
}

function once<TValue>(work: () => TValue): () => TValue {
  let found: { readonly value: TValue } | undefined;
  return () => (found ??= { value: work() }).value;
}

/** One line for the terminal: `file:line:column: message remedy (rule at pointer)`. */
export function printDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, message, remedy, rule, pointer, severity } = diagnostic;
  const advice = remedy === undefined ? '' : ` ${remedy}`;
  const kind = severity === undefined ? '' : `${severity}: `;
  return `${file}:${line}:${column}: ${kind}${message}${advice} (${rule}${pointer === '' ? '' : ` at ${pointer}`})`;
}

/** No config comes near these, and everything that walks through one ends soon. */
const most = { nesting: 100, text: 5000 };

/** More places where one file is no JSON help nobody. */
const mostSlips = 100;

const excesses: { readonly [measure in keyof typeof most]: Finding } = {
  nesting: {
    rule: 'too-deep',
    message: `Brackets and braces stand more than ${most.nesting} deep in each other here.`,
    remedy: 'Take some of them out: no screen needs more than 20.',
  },
  text: {
    rule: 'too-long',
    message: `A text of more than ${most.text} characters begins here.`,
    remedy: 'Say it shorter, or close the quotes where it should end.',
  },
};

/** A file of which nothing is looked at but what is wrong with it as a whole. */
function unreadable(file: string, diagnostic: Diagnostic): ParsedSource {
  const source: SourceFile = { file, value: undefined, diagnostic: () => diagnostic };
  return { source, isBroken: true, diagnostics: [diagnostic] };
}

function nodeNear(root: Node, path: JsonPath): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node === undefined) continue;
    // The name of a member is a better place than its value when the member itself is meant.
    if (node.parent?.type === 'property') return node.parent;
    // An entry of a list is known by its first member, and its brace stands in a line of its own.
    return (node.type === 'object' ? node.children?.[0] : undefined) ?? node;
  }
  return root;
}

function pointerOf(path: JsonPath): string {
  return path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** One slip makes the parser stumble several times in the same line. */
function oncePerLine(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.toReversed().map((one) => [one.line, one])).values()].toReversed();
}

interface RepeatedMember {
  readonly path: JsonPath;
  /** Offsets of the two. */
  readonly first: number;
  readonly again: number;
}

function repeatedMembers(node: Node, path: JsonPath): readonly RepeatedMember[] {
  const children = node.children ?? [];
  if (node.type === 'array') return children.flatMap((child, at) => repeatedMembers(child, [...path, at]));
  if (node.type !== 'object') return [];
  const firsts = new Map<string, number>();
  return children.flatMap((member) => {
    const [key, value] = member.children ?? [];
    const name = String(key?.value);
    const first = firsts.get(name);
    if (first === undefined) firsts.set(name, member.offset);
    const inside = value === undefined ? [] : repeatedMembers(value, [...path, name]);
    return first === undefined ? inside : [{ path: [...path, name], first, again: member.offset }, ...inside];
  });
}

function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value;
  const members = (node.children ?? []).flatMap(({ children: [name, value] = [] }) =>
    name === undefined || value === undefined ? [] : [[String(name.value), valueOf(value)] as const],
  );
  return Object.fromEntries(members);
}
