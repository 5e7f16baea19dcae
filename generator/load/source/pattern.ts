/** Returns true for a pattern that validators can be made with: they run with the flag `u`. */
export function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
