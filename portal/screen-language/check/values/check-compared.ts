import type {
  CompareCondition,
  Field,
  FieldOperand,
  Operand,
  ScreenConfig,
  SourceOperand,
} from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { readPath } from '../../model/dotted-path.ts';
import { hasKnownKind, kindOf } from '../../model/field-kinds.ts';
import { walkValues } from '../../model/walk-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { typesOfSource } from '../facts/source-types.ts';
import { fieldsOf } from '../facts/combinations.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { typesOf } from '../schema/schema-path.ts';

/** Things that can be compared with each other: numbers, days, and what has a count. */
export type Kind = 'number' | 'day' | 'counted' | 'nothing';

/** The kinds in words. */
export const words = {
  number: 'a number',
  day: 'a day',
  counted: 'a text or a list',
  nothing: 'yes or no, or an object',
};

/** Comparisons of what is no number and no day, of two that are not alike, and of nothing with anything. */
export function checkCompared(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  walkValues(screen.config.conditions ?? {}, ['conditions'], (value, path) => {
    if (typeof value !== 'object' || value === null || !('compare' in value)) return;
    const condition = value as CompareCondition; // the schema has seen it
    checkComparison({ condition, path }, (operand) => kindIn(operand, screen, catalogue), report);
    for (const [name, operand] of Object.entries(condition))
      checkPlus(operand, [...path, name], { screen, catalogue, report });
    const from =
      typeof condition.compare === 'object' && 'from' in condition.compare ? condition.compare.from : '';
    const types = condition.matching === undefined ? undefined : typesOfSource(from, { screen, catalogue });
    if (types === undefined || types.includes('array')) return;
    const message = `"${from}" is no list, and entries of a list are picked here.`;
    report([...path, 'compare'], {
      rule: 'no-list',
      message,
      remedy: 'Name a list, or take "matching" out.',
    });
  });
}

/** Days are added to a day alone. */
function checkPlus(
  operand: unknown,
  path: JsonPath,
  {
    screen,
    catalogue,
    report,
  }: { readonly screen: CheckedScreen; readonly catalogue: Catalogue; readonly report: Report },
): void {
  if (typeof operand !== 'object' || operand === null || !('plusDays' in operand)) return;
  const { plusDays: _, ...plain } = operand as SourceOperand | FieldOperand; // the schema has seen it
  const kind = kindIn(plain, screen, catalogue);
  if (kind === undefined || kind === 'day') return;
  const message = `This is ${words[kind]}, and days are added to it.`;
  report([...path, 'plusDays'], {
    rule: 'wrong-comparison',
    message,
    remedy: 'Name a day, or take "plusDays" out.',
  });
}

function checkComparison(
  { condition, path }: { readonly condition: CompareCondition; readonly path: JsonPath },
  kind: (operand: Operand) => Kind | undefined,
  report: Report,
): void {
  const { compare, count, matching, ...limits } = condition;
  if (matching !== undefined && count !== true) {
    const message = 'Only entries of a list can be picked, and this compares no list.';
    return report([...path, 'matching'], { rule: 'wrong-comparison', message, remedy: 'Add "count": true.' });
  }
  const left = kind(compare);
  const wanted = count === true ? 'number' : left;
  const isWrong =
    count === true ? left !== undefined && left !== 'counted' : left === 'counted' || left === 'nothing';
  if (isWrong && left !== undefined) {
    const message = `This is ${words[left]}, ${count === true ? 'which has no count' : 'which is neither more nor less than anything'}.`;
    const remedy = count === true ? 'Take "count" out.' : 'Add "count": true, or compare a number or a day.';
    return report([...path, 'compare'], { rule: 'wrong-comparison', message, remedy });
  }
  if (Object.keys(limits).length === 0) {
    const remedy = 'Add "atLeast", "atMost", "moreThan" or "lessThan".';
    return report(path, { rule: 'wrong-comparison', message: 'This compares with nothing.', remedy });
  }
  if (isEmpty(limits)) {
    const message = 'Nothing is both: the lower limit is above the upper one.';
    const [, last = 'atMost'] = Object.keys(limits);
    return report([...path, last], { rule: 'never-holds', message, remedy: 'Change one of them.' });
  }
  for (const [name, limit] of Object.entries(count === true ? limits : {})) {
    const verdict = ofCount(name, limit);
    if (verdict === undefined) continue;
    const message = `A count is never less than 0, so this ${verdict} holds.`;
    report([...path, name], { rule: `${verdict}-holds`, message, remedy: 'Write another number.' });
  }
  for (const [name, limit] of Object.entries(limits)) {
    const right = kind(limit);
    if (right === undefined || wanted === undefined || right === wanted) continue;
    const message = `This is ${words[right]}, and ${words[wanted]} is compared with it.`;
    report([...path, name], { rule: 'wrong-comparison', message, remedy: `Write ${words[wanted]}.` });
  }
}

/** Counts begin with 0. */
function ofCount(name: string, limit: Operand): 'always' | 'never' | undefined {
  if (typeof limit !== 'number') return undefined;
  if ((name === 'atLeast' && limit <= 0) || (name === 'moreThan' && limit < 0)) return 'always';
  return (name === 'lessThan' && limit <= 0) || (name === 'atMost' && limit < 0) ? 'never' : undefined;
}

/** Written limits that leave nothing between them; days as texts follow each other like numbers. */
function isEmpty({
  atLeast,
  atMost,
  moreThan,
  lessThan,
}: Pick<CompareCondition, 'atLeast' | 'atMost' | 'moreThan' | 'lessThan'>): boolean {
  const isAbove = (low: Operand | undefined, high: Operand | undefined, mayMeet: boolean) => {
    const isWritten = typeof low === 'number' || typeof low === 'string';
    if (!isWritten || typeof low !== typeof high) return false;
    const upper = high as number | string; // of the type of the other
    return mayMeet ? low > upper : low >= upper;
  };
  return (
    isAbove(atLeast, atMost, true) ||
    isAbove(atLeast, lessThan, false) ||
    isAbove(moreThan, atMost, false) ||
    isAbove(moreThan, lessThan, false)
  );
}

/** The kind of an operand of a comparison or a calculation; undefined where there is no telling. */
export function kindIn(operand: Operand, screen: CheckedScreen, catalogue: Catalogue): Kind | undefined {
  if (typeof operand === 'number') return 'number';
  if (typeof operand === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(operand) ? 'day' : 'counted';
  if (operand.plusDays !== undefined) return 'day';
  if ('field' in operand) return kindOfAnswer(operand.field, screen.config);
  if (operand.from === 'today') return 'day';
  if (operand.from.startsWith('constants.'))
    return kindOfValue(readPath(catalogue.constants, operand.from.slice('constants.'.length)));
  const alternatives = alternativesAt(describedBy(operand.from, { screen, catalogue, items: [] }));
  const types =
    alternatives?.flatMap((one) => typesOf(one) ?? ['unknown']).filter((type) => type !== 'null') ?? [];
  if (types.length === 0 || types.includes('unknown')) return undefined;
  if (types.includes('number') || types.includes('integer')) return 'number';
  // A text may be a day: only its format tells, and one of several words is none.
  const formats = alternatives?.flatMap((one) => one.flatMap(({ format }) => format ?? [])) ?? [];
  if (formats.some((format) => format.startsWith('date'))) return 'day';
  const isListed = alternatives?.every((one) => one.some((schema) => schema.enum !== undefined)) === true;
  const hasForm = alternatives?.some((one) =>
    one.some(({ format, pattern }) => format !== undefined || (pattern !== undefined && takesDay(pattern))),
  );
  if (types.includes('string') && !isListed && hasForm === true) return undefined;
  if (types.includes('string')) return 'counted';
  return types.includes('array') ? 'counted' : 'nothing';
}

const takesDay = (pattern: string) => new RegExp(pattern, 'u').test('2026-01-31');

function kindOfAnswer(name: string, config: ScreenConfig): Kind | undefined {
  const field: Field | undefined = fieldsOf(config).find((one) => one.name === name);
  if (field === undefined || !hasKnownKind(field)) return undefined;
  if (field.as === 'date') return 'day';
  const { answer } = kindOf(field.as);
  if (answer === 'number') return 'number';
  return answer === 'boolean' || answer === 'token' ? 'nothing' : 'counted';
}

function kindOfValue(value: unknown): Kind | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number') return 'number';
  return typeof value === 'string' || Array.isArray(value) ? 'counted' : 'nothing';
}
