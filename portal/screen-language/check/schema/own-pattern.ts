import { isSafe } from 'redos-detector';
import type { OwnPattern } from '../../generated/screen-config.gen.ts';
import { wholePattern } from '../../model/field-kinds.ts';
import { withFewLetters } from '../words/few-letters.ts';
import { remembered } from '../words/remembered.ts';

/** Returns true for an answer of the form; undefined where the expression is none. */
export function acceptedBy({ expression }: OwnPattern, answer: string): boolean | undefined {
  const form = formOf(expression);
  return form?.test(answer);
}

/** Ways through an expression that are followed: forms that people write have a tenth, and a machine's load changes nothing. */
const maxSteps = 1000;

/** Each further group inside of groups makes every step dearer; no form needs so many. */
const deepest = 8;

/** One class of characters or one character, as often as stated: there is one way only to read an answer. */
const single = /^(?:\[(?:\\.|[^\]\\]){1,100}\]|\\[dws]|[A-Za-z0-9])(?:\{\d{1,3}(?:,\d{0,3})?\}|[+*])?$/u;

/** Returns true where the expression never goes back and forth over an answer: its time is in line with the length. */
export const isLinear = (expression: string): boolean => judged(expression) === 'linear';

const judged = remembered((expression) => (tryAll(expression) ? 'linear' : 'slow'));

function tryAll(expression: string): boolean {
  if (single.test(expression) && formOf(expression) !== undefined) return true;
  if (formOf(expression) === undefined || depthOf(expression) > deepest) return false;
  // The spaces around an answer are read in one way, whatever the expression is.
  return isSafe(new RegExp(`^(?:${withFewLetters(expression)})$`, 'u'), { maxSteps }).safe;
}

/** The number of groups inside of each other. */
function depthOf(expression: string): number {
  let depth = 0;
  let most = 0;
  for (const [mark] of expression.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/gsu, '').matchAll(/[()]/g)) {
    depth += mark === '(' ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
}

function formOf(expression: unknown): RegExp | undefined {
  if (typeof expression !== 'string') return undefined;
  try {
    return new RegExp(wholePattern(expression), 'u');
  } catch {
    return undefined;
  }
}
