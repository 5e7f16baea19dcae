/** Fewer words say nothing about how hard a text is to read. */
const fewestWords = 20;

/**
 * The school years that an English text asks for, by the formula of Flesch and Kincaid.
 *
 * @returns undefined for texts too short to tell
 * @example gradeOf('We read your message and write to you.') // undefined
 */
export function gradeOf(text: string): number | undefined {
  const plain = text.replaceAll(/{{[^{}]*}}/g, 'x');
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  if (words.length < fewestWords) return undefined;
  const sentences = plain.split(/(?<![.!?:;])[.!?:;]+(?:\s|$)/).filter((one) => /\p{L}/u.test(one)).length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0);
  return 0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, without an "e" that is not spoken. */
function syllablesOf(word: string): number {
  const spoken = word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}
