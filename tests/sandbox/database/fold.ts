/** The name of {@link foldText} in SQL. */
export const FOLD = 'sandbox_fold';

/** A text as searches compare it: without accents and in lower case, so that `numero` finds `Número` and `dien`, `điện`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
}
