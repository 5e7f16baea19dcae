import { firstLanguage, otherLanguages } from '../src/i18n/index.ts';
import type { Language } from '../src/i18n/index.ts';

/** The choices of the gallery; the first of each is the default. */
export const choices = {
  brand: ['c', 'a', 'b'],
  scheme: ['light', 'dark'],
  language: [firstLanguage, ...otherLanguages],
  length: ['usual', 'long'],
} as const;

/** One thing that can be chosen. */
export type Choice = keyof typeof choices;

/** The chosen look; all of it stands behind the ? of the address, so that it can be sent to others. */
export interface Look {
  readonly brand: string;
  readonly scheme: string;
  readonly language: Language;
  /** `long`: every text twice, as a language with long words would need it. */
  readonly length: string;
}

/** Reads a look. What cannot be chosen is the default. */
export function readLook(search: string): Look {
  const given = new URLSearchParams(search);
  const chosen = <TValue extends string>(choice: Choice, offered: readonly [TValue, ...TValue[]]): TValue =>
    offered.find((value) => value === given.get(choice)) ?? offered[0];
  return {
    brand: chosen('brand', choices.brand),
    scheme: chosen('scheme', choices.scheme),
    language: chosen('language', choices.language),
    length: chosen('length', choices.length),
  };
}

/** The address of the same page with one thing chosen otherwise. */
export function addressOf(look: Look, choice: Choice, value: string): string {
  return `?${new URLSearchParams({ ...look, [choice]: value }).toString()}`;
}
