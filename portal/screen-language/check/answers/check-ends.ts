import type { JsonPath } from '../../load/source-file.ts';
import { walkValues } from '../../model/walk-values.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { allWordsOf } from '../words/name-words.ts';
import { vocabulary } from '../words/vocabulary.ts';

/** Two places between which something lies, and the sources that stand there. */
interface Ends {
  readonly low: End | undefined;
  readonly high: End | undefined;
}

interface End {
  readonly from: string;
  readonly place: JsonPath;
}

const { low, high, least, most } = vocabulary;
const sides: readonly (readonly [words: readonly string[], side: 'low' | 'high'])[] = [
  [[...low, ...least], 'low'],
  [[...high, ...most], 'high'],
];

/** The side of a beginning or an end, by the first word of its name, and else by the last one. */
function sideOf({ from }: End): 'low' | 'high' | undefined {
  const words = allWordsOf(from.split('.').at(-1) ?? '');
  const ends = [words[0], words.findLast((word) => word !== 'at' && word !== 'on')];
  return ends
    .map((word = '') => sides.find(([known]) => known.includes(word))?.[1])
    .find((side) => side !== undefined);
}

/** Beginnings that come from the name of an end, and ends from that of a beginning: nothing lies between them. */
export function checkEnds(screen: CheckedScreen, report: Report): void {
  checkCounted(screen.config.values ?? {}, report);
  for (const { block, path } of screen.blocks)
    walkValues(block, path, (value, place) => {
      if (Array.isArray(value)) checkShown(value, place, report);
    });
  for (const { low, high } of endsOf(screen)) {
    if (low !== undefined && sideOf(low) === 'high')
      reportTurned(low, 'the end of something, and here its beginning is wanted', report);
    if (high !== undefined && sideOf(high) === 'low')
      reportTurned(high, 'the beginning of something, and here its end is wanted', report);
    if (low === undefined || high === undefined) continue;
    if (low.from === high.from)
      reportTurned(high, 'the beginning, too, so nothing lies between them', report);
    // The first day that is possible is today or later.
    if (high.from === 'today' && /\.earliest\w*$/.test(low.from))
      reportTurned(high, 'over before the first day that is possible', report);
  }
}

const beginnings: readonly string[] = [...vocabulary.starting, ...low];
const endings: readonly string[] = [...vocabulary.closing, ...high];

interface ShownEnd extends End {
  readonly name: string;
  readonly holder: string;
}

/** Two rows or columns for the ends of one thing, of which each shows the other one. */
function checkShown(entries: readonly unknown[], path: JsonPath, report: Report): void {
  const shown = entries.flatMap((entry, at): readonly ShownEnd[] => {
    const [name, from]: readonly unknown[] = ['name', 'value'].map((key) => Reflect.get(Object(entry), key));
    if (typeof name !== 'string' || typeof from !== 'string') return [];
    const holder = from.split('.').slice(0, -1).join('.');
    return [{ name, from, holder, place: [...path, at, 'value'] }];
  });
  const turned = (words: readonly string[], side: 'low' | 'high') =>
    shown.filter((one) => words.includes(allWordsOf(one.name)[0] ?? '') && sideOf(one) === side);
  const firsts = turned(beginnings, 'high');
  for (const last of firsts.length === 0 ? [] : turned(endings, 'low')) {
    const first = firsts.find(({ holder }) => holder === last.holder);
    if (first === undefined) continue;
    reportTurned(first, `the end of something, and "${first.name}" is called like its beginning`, report);
    reportTurned(last, `the beginning of something, and "${last.name}" is called like its end`, report);
  }
}

function reportTurned({ from, place }: End, words: string, report: Report): void {
  report(place, { rule: 'turned-round', message: `"${from}" is ${words}.`, remedy: 'Name the other one.' });
}

function endsOf({ config, blocks }: CheckedScreen): readonly Ends[] {
  const fields = placedFields(config).flatMap(({ field, path }) => {
    const limit = (member: 'min' | 'max'): End | undefined => {
      const value = field[member];
      // Days before or after it are another day.
      if (typeof value !== 'object' || typeof value.from !== 'string') return undefined;
      return { from: value.from, place: [...path, member, 'from'] };
    };
    const time = (member: 'starts' | 'ends'): End | undefined => {
      const from = field.slot?.[member];
      return typeof from === 'string' ? { from, place: [...path, 'slot', member] } : undefined;
    };
    return [
      { low: limit('min'), high: limit('max') },
      { low: time('starts'), high: time('ends') },
    ];
  });
  const periods = blocks.flatMap(({ block, path }) => {
    if (block.block !== 'period') return [];
    const at = (member: 'first' | 'last' | 'earlier' | 'later'): End | undefined =>
      typeof block[member] === 'string' ? { from: block[member], place: [...path, member] } : undefined;
    return [
      { low: at('first'), high: at('last') },
      { low: at('earlier'), high: at('later') },
    ];
  });
  return [...fields, ...periods];
}

/** Days that are counted from an end to its beginning are fewer than none. */
function checkCounted(values: object, report: Report): void {
  walkValues(values, ['values'], (value, path) => {
    const [low, high] = ['daysFrom', 'to'].map((member): End | undefined => {
      const from: unknown = Reflect.get(Object(Reflect.get(Object(value), member)), 'from');
      return typeof from === 'string' ? { from, place: [...path, member, 'from'] } : undefined;
    });
    if (low === undefined || high === undefined) return;
    if (sideOf(low) !== 'high' || sideOf(high) !== 'low') return;
    reportTurned(low, 'the end of something, and the days are counted from its beginning', report);
    reportTurned(high, 'the beginning of something, and the days are counted to its end', report);
  });
}
