import { isSafe } from 'redos-detector';
import type { OwnPattern } from '../generated/screen-config.gen.ts';
import { wholePattern } from '../model/field-kinds.ts';

/** Returns true for an answer of the form; undefined where the expression is none. */
export function acceptedBy({ expression }: OwnPattern, answer: string): boolean | undefined {
  const form = formOf(expression);
  return form?.test(answer);
}

/** Returns true where the expression never goes back and forth over an answer: its time is in line with the length. */
export function isLinear(expression: string): boolean {
  const form = formOf(expression);
  return form !== undefined && isSafe(form, { timeout: 500 }).safe;
}

function formOf(expression: unknown): RegExp | undefined {
  if (typeof expression !== 'string') return undefined;
  try {
    return new RegExp(wholePattern(expression), 'u');
  } catch {
    return undefined;
  }
}
