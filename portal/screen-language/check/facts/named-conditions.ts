import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkValues } from '../../model/walk-values.ts';

/** Members whose text is the name of a condition. */
export const conditionMembers: readonly string[] = [
  'show',
  'matching',
  'when',
  'retryWhen',
  'requiredWhen',
  'readOnlyWhen',
  'introWhen',
  'locked',
  'mark',
  'done',
];

/**
 * The conditions that a value of the screen names, and those that these name.
 *
 * @param except a member whose names do not count
 */
export function conditionsOf(
  value: unknown,
  { conditions = {} }: Pick<ScreenConfig, 'conditions'>,
  except?: string,
): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (inner: unknown) =>
    walkValues(inner, [], (value, path) => {
      if (except !== undefined && path.at(-1) === except) return;
      if (typeof value !== 'string' || found.has(value) || !Object.hasOwn(conditions, value)) return;
      found.add(value);
      collect(conditions[value]);
    });
  collect(value);
  return found;
}

/** The sources that conditions ask about, by themselves and by those that they name; each condition is looked at once. */
export function sourcesAskedBy(
  names: readonly string[],
  config: Pick<ScreenConfig, 'conditions'>,
): readonly string[] {
  const found = new Set<string>();
  for (const name of conditionsOf(names, config))
    walkValues(config.conditions?.[name], [], (value) => {
      const from: unknown = Reflect.get(Object(value), 'from');
      const field: unknown = Reflect.get(Object(value), 'field');
      if (typeof from === 'string') found.add(from);
      if (typeof field === 'string') found.add(`answers.${field}`);
    });
  return [...found];
}

/** The conditions under which a block is shown, of its section and its own, by the place of the block or of something in it. */
export function conditionsAround(
  path: JsonPath,
  { sections }: Pick<ScreenConfig, 'sections'>,
): readonly string[] {
  const section = sections?.[Number(path[1])];
  const block = section?.columns[Number(path[3])]?.blocks[Number(path[5])];
  return [section?.show, block?.show].filter((name) => name !== undefined);
}

/** A list of a read whose entries are counted where a condition holds. */
interface CountedList {
  readonly from: string;
  readonly matching: string;
}

/** The lists of reads of which conditions and values count some entries only. */
export function countedLists({
  conditions = {},
  values = {},
}: Pick<ScreenConfig, 'conditions' | 'values'>): readonly CountedList[] {
  const found: CountedList[] = [];
  walkValues([conditions, values], [], (value) => {
    if (typeof value !== 'object' || value === null || !('matching' in value)) return;
    const from = listIn(value);
    if (typeof from === 'string' && from.startsWith('reads.') && typeof value.matching === 'string')
      found.push({ from, matching: value.matching });
  });
  return found;
}

/** The list that a comparison or a value counts. */
function listIn(value: object): unknown {
  if ('countOf' in value) return value.countOf;
  const compare = 'compare' in value ? value.compare : undefined;
  return typeof compare === 'object' && compare !== null && 'from' in compare ? compare.from : undefined;
}
