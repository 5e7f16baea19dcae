import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { sharedWords, wordsIn } from '../words/name-words.ts';
import { unitOf } from '../facts/quantities.ts';

/** An amount is there where it is more than nothing, and not where another amount beside it is. */
export function checkShownAmounts({ config, blocks }: CheckedScreen, report: Report): void {
  for (const placed of blocks) {
    const { block, path } = placed;
    if (block.block !== 'record') continue;
    block.rows.forEach(({ name, value, show }, at) =>
      checkShown([value], { name, show, place: [...path, 'rows', at] }, { config, report }),
    );
    checkShown(
      block.rows.map(({ value }) => value),
      { name: block.name, show: ownShow(placed), place: path },
      { config, report },
    );
  }
}

interface Place {
  readonly name: string;
  readonly show: string | undefined;
  readonly place: JsonPath;
}

/** The number of words that a name says of a member. */
const wordsOf = (name: string, from: string): number =>
  sharedWords(wordsIn(name), wordsIn(from.split('.').at(-1) ?? '')).length;

const isCalled = (name: string, from: string): boolean => wordsOf(name, from) > 0;

const ownShow = ({ block }: PlacedBlock): string | undefined => ('show' in block ? block.show : undefined);

const objectOf = (from: string) => from.split('.').slice(0, -1).join('.');

function checkShown(
  values: readonly string[],
  { name, show, place }: Place,
  { config, report }: { readonly config: ScreenConfig; readonly report: Report },
): void {
  const asked = show === undefined ? undefined : amountOver(show, config);
  if (show === undefined || asked === undefined || values.includes(asked)) return;
  const isBeside = (value: string) => unitOf(value) === 'cents' && objectOf(value) === objectOf(asked);
  const shown = values.filter(isBeside);
  const [only, ...others] = shown;
  if (only === undefined || others.length > 0) return;
  const isRow = place.at(-2) === 'rows';
  // A balance may be shown where something of it can be paid, or is late: the names say that both are meant.
  if (isRow && (isCalled(show, asked) || !(isCalled(show, only) || isCalled(name, asked)))) return;
  if (!isRow && !(isCalled(show, asked) || isCalled(name, asked))) return;
  const message = `"${show}" asks whether "${asked}" is more than nothing, and what is shown then is "${only}".`;
  const remedy = 'Ask for the amount that is shown, or show the one that is asked for.';
  const value = isRow ? [...place, 'value'] : [...place, 'rows', values.indexOf(only), 'value'];
  const isOfRow = wordsOf(name, only) > wordsOf(name, asked);
  report(isOfRow ? ['conditions', show, 'compare', 'from'] : value, {
    rule: 'other-amount',
    message,
    remedy,
  });
}

/** The one amount that a condition asks to be above zero, where it asks for nothing else. */
function amountOver(name: string, { conditions = {} }: ScreenConfig): string | undefined {
  const condition: Condition = Object.hasOwn(conditions, name) ? (conditions[name] ?? '') : '';
  if (typeof condition !== 'object' || !('compare' in condition) || condition.count === true)
    return undefined;
  const { compare, moreThan } = condition;
  const isOver = moreThan === 0 && typeof compare === 'object' && 'from' in compare;
  return isOver && unitOf(compare.from) === 'cents' ? compare.from : undefined;
}
