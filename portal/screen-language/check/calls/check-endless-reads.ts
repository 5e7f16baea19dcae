import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { operandsOf } from '../../model/comparisons.ts';
import { dependenciesOf } from '../../model/read-dependencies.ts';
import type { Report } from '../facts/checked-screen.ts';
import { findCircle } from '../facts/find-circle.ts';

/** Reads whose condition asks only for what comes once they were asked: by whichever of its ways, they never begin. */
export function checkEndlessReads(config: ScreenConfig, report: Report): void {
  const { reads = {}, conditions = {} } = config;
  const named = Object.entries(reads).flatMap(([name, { when }]) =>
    when === undefined ? [] : [{ name, when }],
  );
  const late = named.length === 0 ? new Set<string>() : endlessOf(Object.keys(reads), config);
  for (const { name, when } of named) {
    if (!late.has(name) || canHold(when, { conditions, late })) continue;
    // Where its own answer would not help, another read is what has to be changed.
    const others = endlessOf(
      [...late].filter((one) => one !== name),
      config,
    );
    if (!canHold(when, { conditions, late: others }) || isInCircle(name, config)) continue;
    const message = `The read "${name}" waits for "${when}", and all that "${when}" asks for comes only after this read.`;
    const remedy = 'Ask for something that is there before, or read it without "when".';
    for (const place of [
      ['reads', name, 'when'],
      ['conditions', when],
    ])
      report(place, { rule: 'read-circle', message, remedy });
  }
}

/** Returns true for a read that surely waits for itself, which is told as such. */
const isInCircle = (name: string, config: ScreenConfig): boolean =>
  findCircle(name, (from) => dependenciesOf(from, config).reads) !== undefined;

/** Of some reads, those that never begin where all others do. */
function endlessOf(names: readonly string[], config: ScreenConfig): ReadonlySet<string> {
  const { reads = {}, conditions = {} } = config;
  const late = new Set(names);
  const sent = { ...config, conditions: {} };
  const needs = new Map(names.map((name) => [name, [...dependenciesOf(name, sent).reads]] as const));
  const isBeginning = (name: string) =>
    !(needs.get(name) ?? []).some((other) => late.has(other)) &&
    canHold(reads[name]?.when, { conditions, late });
  for (let left = -1; left !== late.size;) {
    left = late.size;
    for (const name of names) if (late.has(name) && isBeginning(name)) late.delete(name);
  }
  return late;
}

interface Asking {
  readonly conditions: { readonly [name: string]: Condition };
  /** The reads that were not asked. */
  readonly late: ReadonlySet<string>;
  /** True where it is asked how a condition could fail to hold. */
  readonly isDenied?: boolean;
}

/** Returns true where a condition could hold while some reads were not asked; each of its pieces is judged by itself. */
function canHold(condition: Condition | undefined, asking: Asking): boolean {
  const { conditions, late, isDenied = false } = asking;
  if (condition === undefined) return true;
  if (typeof condition === 'string') {
    const { [condition]: named, ...others } = conditions;
    return canHold(named, { ...asking, conditions: others });
  }
  const judge = (inner: Condition) => canHold(inner, asking);
  if ('all' in condition) return isDenied ? condition.all.some(judge) : condition.all.every(judge);
  if ('any' in condition) return isDenied ? condition.any.every(judge) : condition.any.some(judge);
  if ('not' in condition) return canHold(condition.not, { ...asking, isDenied: !isDenied });
  const sides = 'compare' in condition ? operandsOf(condition) : [condition];
  if (!sides.some((side) => 'from' in side && isLate(side.from, late))) return true;
  return isDenied !== ('filled' in condition && condition.filled === false);
}

/** Returns true for what comes out of a read that was not asked. */
function isLate(from: string, late: ReadonlySet<string>): boolean {
  const [start, name = ''] = from.split('.');
  return (start === 'reads' || start === 'readErrors') && late.has(name);
}
