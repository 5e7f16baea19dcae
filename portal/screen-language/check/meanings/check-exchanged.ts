import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkValues } from '../../model/walk-values.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { allWordsOf, sharedWords, wordsIn } from '../words/name-words.ts';

/** A name, and the name of the condition under which it is there. */
interface Named {
  readonly name: string;
  readonly condition: string;
  readonly place: JsonPath;
}

/** Things that stand in the places of each other: under each other's conditions, the one called first, the sides of a comparison. */
export function checkExchanged(screen: CheckedScreen, report: Report): void {
  const { config } = screen;
  const groups = [
    ...(config.steps ?? []).flatMap(({ fields = [] }, s) =>
      fields.map(({ offered }, f) =>
        Object.entries<string>(offered ?? {}).map(([name, condition]) => ({
          name,
          condition,
          place: ['steps', s, 'fields', f, 'offered', name],
        })),
      ),
    ),
    ...(config.steps ?? []).map(({ fields = [] }, s) =>
      fields.flatMap(({ name, show }, f) =>
        show === undefined ? [] : [{ name, condition: show, place: ['steps', s, 'fields', f, 'show'] }],
      ),
    ),
  ];
  for (const group of groups) checkGroup(group, config, report);
  for (const group of shownIn(screen)) {
    checkShown(group, report);
    if (group.some(({ place }) => isOfBlock(place))) checkGroup(withOneSource(group, config), config, report);
  }
  checkInstead(screen, report);
  for (const { block, path } of screen.blocks)
    if (block.block === 'comparison') checkSides(block.rows, [...path, 'rows'], report);
}

/** A row, a flag or a sentence of a block, and no block or button: those are called by what they do. */
const isOfBlock = (place: JsonPath) => ['rows', 'flags', 'verdicts'].includes(String(place[6]));

/** Two things under two states of one source, which are compared with nothing else. */
function withOneSource(group: readonly Named[], { conditions = {} }: ScreenConfig): readonly Named[] {
  const sourceOf = ({ condition: name }: Named) => {
    const condition: Condition = Object.hasOwn(conditions, name) ? (conditions[name] ?? '') : '';
    return typeof condition === 'object' && 'from' in condition ? condition.from : undefined;
  };
  const [one, other, ...others] = group.filter((named) => sourceOf(named) !== undefined);
  const isPair = one !== undefined && other !== undefined && others.length === 0;
  return isPair && sourceOf(one) === sourceOf(other) ? [one, other] : [];
}

/** Two of which each is shown under the condition that the other one is called like. */
function checkShown(group: readonly Named[], report: Report): void {
  for (const one of group) {
    const other = group.find(({ name, condition }) => name === one.condition && condition === one.name);
    if (other === undefined || other === one) continue;
    const message = `"${one.name}" is shown under "${one.condition}", and the other way round.`;
    report(one.place, { rule: 'exchanged', message, remedy: 'Exchange them.' });
  }
}

/** Blocks of a column, and rows, links and buttons of a block, each shown under a condition. */
function shownIn({ config, blocks }: CheckedScreen): readonly (readonly Named[])[] {
  const named = (entries: unknown, path: JsonPath): readonly Named[] =>
    (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, at) => {
      const [name, show]: readonly unknown[] = [
        Reflect.get(Object(entry), 'name'),
        Reflect.get(Object(entry), 'show'),
      ];
      return typeof name === 'string' && typeof show === 'string'
        ? [{ name, condition: show, place: [...path, at, 'show'] }]
        : [];
    });
  return [
    ...(config.sections ?? []).flatMap(({ columns }, s) =>
      columns.map((column, c) => named(column.blocks, ['sections', s, 'columns', c, 'blocks'])),
    ),
    ...blocks.flatMap(({ block, path }) =>
      ['rows', 'links', 'actions', 'flags', 'verdicts'].map((list) =>
        named(Reflect.get(block, list), [...path, list]),
      ),
    ),
  ];
}

function checkGroup(group: readonly Named[], config: ScreenConfig, report: Report): void {
  const known = new Map(group.map(({ condition }) => [condition, wordsOfCondition(condition, config)]));
  const like = ({ name }: Named, { condition }: Named) => {
    const own = wordsIn(name);
    return sharedWords(own.length > 0 ? own : allWordsOf(name), known.get(condition) ?? []).length;
  };
  for (const one of group)
    for (const other of group) {
      if (one === other || one.condition === other.condition) continue;
      const [ownOne, ownOther] = [like(one, one), like(other, other)];
      const [swappedOne, swappedOther] = [like(one, other), like(other, one)];
      const isBetter = swappedOne > ownOne && swappedOther >= ownOther && ownOne === 0;
      if (!isBetter) continue;
      const message = `"${one.name}" is there under "${one.condition}", and "${other.name}" under "${other.condition}": they look exchanged.`;
      for (const { place } of [one, other])
        report(place, { rule: 'exchanged', message, remedy: 'Exchange them, or give them other names.' });
    }
}

/** The words of a condition: of its name, and of what it asks about. */
function wordsOfCondition(name: string, { conditions = {} }: ScreenConfig): readonly string[] {
  const words = [...allWordsOf(name)];
  const condition: Condition | undefined = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
  walkValues(condition, [], (value, path) => {
    // A condition is not about that which must not hold.
    if (typeof value !== 'string' || path.includes('not')) return;
    const isSource = path.at(-1) === 'from' || path.at(-1) === 'field';
    words.push(...allWordsOf(isSource ? value.split('.').slice(-2).join('.') : value));
  });
  return words.filter((word) => wordsIn(word).length > 0);
}

/** Of two operations, a screen calls first the one that it is called like. */
function checkInstead(screen: CheckedScreen, report: Report): void {
  const own = allWordsOf(screen.config.id);
  const likeness = (operation: string) => sharedWords(allWordsOf(operation), own).length;
  for (const { submit, path } of submittedCallsOf(screen))
    (submit.instead ?? []).forEach(({ operation }, at) => {
      if (path[0] !== 'submit' || likeness(operation) <= likeness(submit.operation)) return;
      const message = `This screen is called like ${operation}, and calls ${submit.operation} first.`;
      for (const place of [['operation'], ['instead', at, 'operation']])
        report([...path, ...place], { rule: 'exchanged', message, remedy: 'Exchange them.' });
    });
}

/** The two sides of a comparison are the same ones in each of its rows. */
function checkSides(
  rows: readonly { readonly now: string; readonly before: string }[],
  path: JsonPath,
  report: Report,
): void {
  const startOf = (from: string) => from.split('.').slice(0, 3).join('.');
  const sides = rows.map(({ now, before }) => [startOf(now), startOf(before)].join(' '));
  rows.forEach(({ now, before }, at) => {
    const turned = [startOf(before), startOf(now)].join(' ');
    const count = (side: string | undefined) => sides.filter((one) => one === side).length;
    if (startOf(now) === startOf(before) || count(turned) < 1 || count(sides[at]) > count(turned)) return;
    const message = `"${now}" and "${before}" stand the other way round than in the other rows.`;
    report([...path, at, 'now'], { rule: 'exchanged', message, remedy: 'Exchange them.' });
  });
}
