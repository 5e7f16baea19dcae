import { createHash } from 'node:crypto';
import { apexProblem } from '../../protocol/apex-problem.ts';
import type { Language } from '../../protocol/language.ts';

/** An agreement in the words that customers read before they agree. */
export interface AgreementText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The text of one agreement in each language. */
type TextIn = (language: Language) => AgreementText;

/** Names a text by all of its languages: another one as soon as a day, an amount or a word of it changes. */
export function textVersionOf(textIn: TextIn): string {
  const texts = JSON.stringify([textIn('en'), textIn('es')]);
  return createHash('sha256').update(texts).digest('hex').slice(0, 16);
}

/** Refuses the consent to a text that is another one than what the customer was shown. */
export function checkAgreed(textIn: TextIn, shown: string): void {
  if (textVersionOf(textIn) !== shown) throw apexProblem(409, 'OFFER_CHANGED');
}
