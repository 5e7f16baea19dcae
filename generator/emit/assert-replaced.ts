const TEXT = /"(?:[^"\\]|\\.)*"/g;

/** A piece of generated code that no replacement may leave behind, with the words for it. */
interface Leftover {
  readonly pattern: RegExp;
  readonly name: string;
}

/**
 * Checks that replacements in generated code have hit: after an update of the package that wrote the code, one that no
 * longer fits would otherwise give fatter code in silence. Texts inside the code are not looked at.
 *
 * @param by the file that holds the replacements
 * @throws an `Error` that names the piece and the file
 */
export function assertReplaced(code: string, by: string, leftovers: readonly Leftover[]): void {
  const bare = code.replaceAll(TEXT, '""');
  for (const { pattern, name } of leftovers) {
    if (!pattern.test(bare)) continue;
    throw new Error(`Validators still hold ${name}: what writes them has changed. Mend ${by}.`);
  }
}
