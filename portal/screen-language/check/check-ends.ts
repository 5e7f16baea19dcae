import type { JsonPath } from '../load/source-file.ts';
import { placedFields } from '../model/placed-fields.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';

/** Two places between which something lies, and the sources that stand there. */
interface Ends {
  readonly low: End | undefined;
  readonly high: End | undefined;
}

interface End {
  readonly from: string;
  readonly place: JsonPath;
}

/** Names of beginnings and of ends, by their first word, and else by their last one. */
const sides: readonly (readonly [name: RegExp, side: 'low' | 'high'])[] = [
  [/^(?:earliest|first|starts?|begins?|least|lowest|earlier)(?:[A-Z]|$)/, 'low'],
  [/^(?:latest|last|ends?|most|highest|later)(?:[A-Z]|$)/, 'high'],
  [/(?:Starts?|Earliest|Lowest|Least)(?:At|On)?$/, 'low'],
  [/(?:Ends?|Latest|Highest|Most)(?:At|On)?$/, 'high'],
];

const sideOf = ({ from }: End) => {
  const name = from.split('.').at(-1) ?? '';
  return sides.find(([pattern]) => pattern.test(name))?.[1];
};

/** Beginnings that come from the name of an end, and ends from that of a beginning: nothing lies between them. */
export function checkEnds(screen: CheckedScreen, report: Report): void {
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
