/** A change of the code, and what the tests made of it. */
export interface Change {
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly status: string;
}

/** The share of changes that were noticed, and those that were not. */
interface MutationReport {
  /** Per cent; 100 where nothing could be changed. */
  readonly score: number;
  readonly count: number;
  /** A line each. */
  readonly survivors: readonly string[];
}

const noticed: readonly string[] = ['Killed', 'Timeout'];
const missed: readonly string[] = ['Survived', 'NoCoverage'];

/** Counts changes. What no test can tell, such as code that does not compile, does not count. */
export function reportOf(changes: readonly Change[]): MutationReport {
  const survivors = changes.filter(({ status }) => missed.includes(status));
  const killed = changes.filter(({ status }) => noticed.includes(status)).length;
  const count = killed + survivors.length;
  return { score: count === 0 ? 100 : (100 * killed) / count, count, survivors: survivors.map(lineOf) };
}

function lineOf({ fileName, location, mutatorName, replacement = '', status }: Change): string {
  const { line, column } = location.start;
  const text = replacement.replaceAll(/\s+/g, ' ').slice(0, 120);
  const place = `${fileName}:${line}:${column}`;
  return `${place} ${mutatorName} -> ${text}${status === 'NoCoverage' ? ' (no test is here)' : ''}`;
}
