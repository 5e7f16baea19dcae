import { alternativesAt, describedBy } from './described-source.ts';
import type { MeaningContext } from './meaning.ts';

/** Sentences of the contract about values of which customers see a piece alone. */
const hidden =
  /\b(?:with )?only (?:its|the|their) (?:end|beginning|last \w+|first \w+)\b|\bmasked\b|\bits (?:middle|beginning|end) hidden\b|\bhidden (?:but|except|save) for\b|\blast (?:two|three|four|\d) (?:digits|characters|letters)\b/i;

/** Returns true for a value that the org gives out in pieces alone, by its name or by the contract's sentence about it. */
export function isMasked(from: string, context: Omit<MeaningContext, 'org'>): boolean {
  const name = from.split('.').at(-1) ?? '';
  if (/^masked[A-Z]|Masked$|^lastFour$/.test(name)) return true;
  const alternatives = alternativesAt(describedBy(from, context)) ?? [];
  return alternatives.some((one) => one.some(({ description = '' }) => hidden.test(description)));
}
