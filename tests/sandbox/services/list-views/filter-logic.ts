import type { Condition } from '../../database/access.ts';

const TOKEN = /\s*(\(|\)|\d{1,3}(?!\w)|(?:AND|OR|NOT)(?!\w))/iy;
const DEEPEST = 12;

/**
 * Joins the conditions of a list by a text such as `1 AND (2 OR 3)`, in which each stands for a filter by its place.
 * Undefined when the text is none: every filter must occur, and AND next to OR needs parentheses.
 */
export function joinByLogic(text: string | null, conditions: readonly Condition[]): Condition | undefined {
  if (text === null || text.trim() === '') return joinAll(conditions, 'AND');
  const tokens = readLogicTokens(text);
  if (tokens === undefined) return undefined;
  const reader: LogicReader = { tokens, at: 0, used: new Set(), conditions };
  const condition = readExpression(reader, 0);
  const isWhole = reader.at === tokens.length && reader.used.size === conditions.length;
  return isWhole ? condition : undefined;
}

/** Conditions joined by one word; none at all holds for AND and fails for OR. */
export function joinAll(conditions: readonly Condition[], word: 'AND' | 'OR'): Condition {
  if (conditions.length === 0) return { sql: word === 'AND' ? '1' : '0', values: [] };
  return {
    sql: conditions.map((condition) => `(${condition.sql})`).join(` ${word} `),
    values: conditions.flatMap((condition) => condition.values),
  };
}

interface LogicReader {
  readonly tokens: readonly string[];
  at: number;
  readonly used: Set<number>;
  readonly conditions: readonly Condition[];
}

function readLogicTokens(text: string): readonly string[] | undefined {
  const tokens: string[] = [];
  const pattern = new RegExp(TOKEN);
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const match = pattern.exec(text);
    if (match === null) return undefined;
    tokens.push(match[0].trim().toUpperCase());
  }
  return tokens;
}

function readExpression(reader: LogicReader, depth: number): Condition | undefined {
  const first = readFactor(reader, depth);
  if (first === undefined) return undefined;
  const word = reader.tokens[reader.at];
  if (word !== 'AND' && word !== 'OR') return first;
  const operands = [first];
  while (reader.tokens[reader.at] === word) {
    reader.at += 1;
    const next = readFactor(reader, depth);
    if (next === undefined) return undefined;
    operands.push(next);
  }
  return joinAll(operands, word);
}

function readFactor(reader: LogicReader, depth: number): Condition | undefined {
  if (depth > DEEPEST) return undefined;
  const token = reader.tokens[reader.at] ?? '';
  reader.at += 1;
  if (token === 'NOT') {
    const inner = readFactor(reader, depth + 1);
    return inner === undefined ? undefined : { sql: `NOT (${inner.sql})`, values: inner.values };
  }
  if (token === '(') {
    const inner = readExpression(reader, depth + 1);
    const closing = reader.tokens[reader.at];
    reader.at += 1;
    return closing === ')' ? inner : undefined;
  }
  const place = /^\d+$/.test(token) ? Number(token) : 0;
  reader.used.add(place);
  return reader.conditions[place - 1];
}
