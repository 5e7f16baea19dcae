import type { Catalogue } from '../../load/catalogue.ts';
import type { SourceFile } from '../../load/source-file.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { itemsOf, sourcesAt } from '../facts/block-items.ts';
import { labelledValues } from '../facts/labelled-values.ts';
import type { LabelledValue } from '../facts/labelled-values.ts';
import { isAlike, price, quantityOf } from '../facts/quantities.ts';
import type { Told } from '../words/said-numbers.ts';
import { remembered } from '../words/remembered.ts';
import { textAt } from '../facts/text-keys.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly english: SourceFile;
}

/** Units as texts write them, in order. */
const units: readonly (readonly [written: RegExp, quantity: string])[] = [
  [/^ ?¢ ?(?:per|a|\/) ?(?:kWh|therm)\b/i, price],
  [/^ ?¢(?:\*\*)? ?(?:each|per (?:kWh|therm))\b/i, price],
  [/^ ?cents per (?:kWh|therm)\b/i, price],
  [/^ ?kWh\b/i, 'kilowatt hours'],
  [/^ ?therms?\b/i, 'therms'],
  [/^ ?(?:%|percent\b|per cent\b)/i, 'percent'],
  [/^ ?°/, 'degrees'],
  [/^ ?seconds?\b/i, 'seconds'],
  [/^ ?minutes?\b/i, 'minutes'],
  [/^ ?hours?\b/i, 'hours'],
  [/^ ?(?:business |working )?days?\b/i, 'days'],
  [/^ ?months?\b/i, 'months'],
  [/^ ?years?\b/i, 'years'],
];

const placeholderOf = remembered((name) => new RegExp(`{{\\s*${name}\\s*}}`));

/** The text behind a value, up to where it stands a second time; undefined where it does not say it. */
const behindIn = (text: string, name: string): string | undefined =>
  text.includes('{{') ? text.split(placeholderOf(name))[1] : undefined;

/** The quantity that a text says of a value: the unit behind it, or the one that a label has in brackets or behind "in". */
function saidIn({ text, name }: Pick<LabelledValue, 'text' | 'name'>): string | undefined {
  const behind =
    name === undefined
      ? (/\b(?:, in|in|,) (?=[¢°%A-Za-z])(.*)$/i.exec(text)?.[1] ?? /\(([^()]*)\)\s*$/.exec(text)?.[1])
      : behindIn(text, name);
  return behind === undefined ? undefined : units.find(([written]) => written.test(behind))?.[1];
}

/** Texts that say another unit than the one that their value is counted in. */
export function toldUnits(context: Context): Told {
  const labelled = labelledValues(context).flatMap((one): Told => {
    const said = saidIn(one);
    if (said === price && isWrittenAsMoney(one))
      return [[one.key, one.place, `The text says ${said}, and "${one.from}" is written in dollars.`]];
    const days = said === 'days' ? daysIn(one) : undefined;
    if (days !== undefined) return [[one.key, one.place, days]];
    const counted = said === undefined ? undefined : quantityOf(one.from, { ...context, ...one });
    if (said === undefined || isAlike(said, counted)) return [];
    return [[one.key, one.place, `The text says ${said}, and "${one.from}" counts ${counted}.`]];
  });
  return [...labelled, ...chartsIn(context)];
}

/** Business days told as days of the calendar, or the other way round. */
function daysIn({ from, text, name }: LabelledValue): string | undefined {
  if (name === undefined) return undefined;
  const isCounted = from.endsWith('BusinessDays');
  const behind = behindIn(text, name) ?? '';
  const isSaid = /^ ?(?:business|working) days?\b/i.test(behind);
  if (isCounted === isSaid || !/days?$/i.test(from)) return undefined;
  const kinds = ['days of the calendar', 'business days'];
  return `The text says ${kinds[Number(isSaid)]}, and "${from}" counts ${kinds[Number(isCounted)]}.`;
}

/** A value in cents that is written as money has dollars, whatever stands beside it. */
function isWrittenAsMoney({ placed, place, name }: LabelledValue): boolean {
  if (name !== undefined || placed === undefined) return false;
  const row = place
    .slice(placed.path.length, -1)
    .reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), placed.block);
  return Reflect.get(Object(row), 'as') === 'cents';
}

/** The one unit of the axis of a chart. */
function chartsIn({ screen, catalogue, english }: Context): Told {
  return screen.blocks.flatMap((placed) => {
    const { block, path } = placed;
    if (block.block !== 'chart') return [];
    const key = `blocks.${block.name ?? ''}.unit`;
    const written = textAt(english.value, key);
    const said = units.find(([pattern]) => pattern.test(written))?.[1];
    const items = itemsOf(placed, { screen, catalogue });
    return sourcesAt(block, ['bars', 'value'], path).flatMap(({ from, path: place }): Told => {
      const counted = said === undefined ? undefined : quantityOf(from, { screen, catalogue, items, placed });
      if (said === undefined || isAlike(said, counted)) return [];
      return [[key, place, `The unit of the chart is ${said}, and "${from}" counts ${counted}.`]];
    });
  });
}
