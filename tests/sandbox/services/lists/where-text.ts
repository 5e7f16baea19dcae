import type { Scalar } from '../../metadata/types.ts';

/** A value in the notation of GraphQL arguments. */
export type WhereValue = Scalar | readonly WhereValue[] | WhereObject;

/** An object in that notation; a map, because its names come from outside. */
export type WhereObject = ReadonlyMap<string, WhereValue>;

const TOKEN = /\s*(?:([{}[\]:,])|("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?)|([A-Za-z_][A-Za-z0-9_]*))/y;
/** Bounds that keep a filter within what the database compiles. */
const DEEPEST = 12;
const MOST_TOKENS = 1000;

/** Thrown by {@link parseWhere} when a text is not in the notation. */
export class WhereSyntaxError extends Error {
  constructor() {
    super('not a filter');
    this.name = 'WhereSyntaxError';
  }
}

/**
 * Reads a filter such as `{ Status: { eq: "Open" } }`.
 * @throws WhereSyntaxError
 */
export function parseWhere(text: string): WhereObject {
  const reader = createReader(readWhereTokens(text));
  const value = readValue(reader, 0);
  if (!(value instanceof Map) || reader.peek() !== undefined) throw new WhereSyntaxError();
  return value;
}

interface WhereReader {
  peek(): string | undefined;
  take(expected?: string): string;
}

function readWhereTokens(text: string): readonly string[] {
  const tokens: string[] = [];
  const pattern = new RegExp(TOKEN);
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const match = pattern.exec(text);
    if (match === null || tokens.length >= MOST_TOKENS) throw new WhereSyntaxError();
    tokens.push(match[0].trim());
  }
  return tokens;
}

function createReader(tokens: readonly string[]): WhereReader {
  let at = 0;
  return {
    peek: () => tokens[at],
    take(expected) {
      const token = tokens[at];
      if (token === undefined || (expected !== undefined && token !== expected)) throw new WhereSyntaxError();
      at += 1;
      return token;
    },
  };
}

function readValue(reader: WhereReader, depth: number): WhereValue {
  if (depth > DEEPEST) throw new WhereSyntaxError();
  const next = reader.peek();
  if (next === '{') return readObject(reader, depth);
  if (next === '[') return readArray(reader, depth);
  return readOperand(reader.take());
}

function readObject(reader: WhereReader, depth: number): WhereObject {
  const members = new Map<string, WhereValue>();
  reader.take('{');
  while (reader.peek() !== '}') {
    const name = reader.take();
    if (!/^[A-Za-z_]/.test(name)) throw new WhereSyntaxError();
    reader.take(':');
    members.set(name, readValue(reader, depth + 1));
    if (reader.peek() === ',') reader.take();
  }
  reader.take('}');
  return members;
}

function readArray(reader: WhereReader, depth: number): readonly WhereValue[] {
  const items: WhereValue[] = [];
  reader.take('[');
  while (reader.peek() !== ']') {
    items.push(readValue(reader, depth + 1));
    if (reader.peek() === ',') reader.take();
  }
  reader.take(']');
  return items;
}

function readOperand(token: string): Scalar {
  if (token === 'true' || token === 'false') return token === 'true';
  if (token === 'null') return null;
  if (/^[-\d]/.test(token)) return Number(token);
  if (!token.startsWith('"')) throw new WhereSyntaxError();
  try {
    const value: unknown = JSON.parse(token);
    return typeof value === 'string' ? value : null;
  } catch {
    throw new WhereSyntaxError();
  }
}
