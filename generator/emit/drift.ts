import type { GeneratedFile } from '../spec/types.ts';

const CONTEXT_LINES = 3;

/** Returns true for a file on disk that the specs no longer ask for. */
export function isStale(path: string, files: readonly GeneratedFile[]): boolean {
  return !files.some((file) => file.path === path);
}

/** One text for each file that is missing, stale or different, with the first lines that differ. */
export function compareFiles(
  files: readonly GeneratedFile[],
  present: ReadonlyMap<string, string>,
): readonly string[] {
  const wanted = files.flatMap((file) => {
    const found = present.get(file.path);
    if (found === undefined) return [`${file.path}: missing`];
    return found === file.text ? [] : [firstDifference(file, found)];
  });
  const stale = [...present.keys()]
    .filter((path) => isStale(path, files))
    .map((path) => `${path}: no longer generated`);
  return [...wanted, ...stale];
}

function firstDifference(file: GeneratedFile, found: string): string {
  const before = found.split('\n');
  const after = file.text.split('\n');
  const at = after.findIndex((line, index) => line !== before[index]);
  const start = at < 0 ? after.length : at;
  const take = (lines: readonly string[], sign: string): readonly string[] =>
    lines.slice(start, start + CONTEXT_LINES).map((line) => sign + line);
  return [
    `--- ${file.path}`,
    '+++ from the specs',
    `@@ line ${start + 1} @@`,
    ...take(before, '-'),
    ...take(after, '+'),
  ].join('\n');
}
