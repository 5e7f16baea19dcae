import type { Diagnostic } from '../spec/types.ts';

/** Takes a line of output. */
export type Print = (line: string) => void;

const MOST_WARNINGS = 10;

/** The deviations that were put up with, in lines: each operation that is left out, of the rest the first of each rule. */
export function warningLines(warnings: readonly Diagnostic[]): readonly string[] {
  const lines: string[] = [];
  const counts = new Map<string, number>();
  for (const warning of warnings) {
    const count = (counts.get(warning.rule) ?? 0) + 1;
    counts.set(warning.rule, count);
    if (count <= MOST_WARNINGS || warning.rule === 'left-out')
      lines.push(`warning  ${formatDiagnostic(warning)}`);
  }
  for (const [rule, count] of counts) {
    if (count > MOST_WARNINGS && rule !== 'left-out')
      lines.push(`warning  ${count - MOST_WARNINGS} more of the rule ${rule}.`);
  }
  return lines;
}

/** Prints every reason why nothing was done. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], print: Print): void {
  for (const diagnostic of diagnostics) print(formatDiagnostic(diagnostic));
  print(`${diagnostics.length} diagnostic(s). Nothing was written.`);
}

/** A diagnostic as one line: place, pointer, rule, message, remedy. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const place = `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`;
  return `${place}  ${diagnostic.pointer}  ${diagnostic.rule}  ${diagnostic.message}${diagnostic.remedy === undefined ? '' : ` ${diagnostic.remedy}`}`;
}
