import type { Binding, Block, Field, Limit, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { PlacedField } from '../../model/placed-fields.ts';
import { walkValues } from '../../model/walk-values.ts';
import { itemsOf, sourcesAt } from '../facts/block-items.ts';
import { checkPairedUnits } from './check-paired-units.ts';
import { checkSentUnits } from './check-sent-units.ts';
import { valuesIn } from '../facts/source-types.ts';
import { checkWorkedUnits } from './check-worked-units.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import type { Described } from '../facts/described-source.ts';
import { energy, isAlike, price, quantityOf, quantityOfName } from '../facts/quantities.ts';

/** Quantities of members of blocks, by the kind of block. */
const wanted: { readonly [block: string]: { readonly [member: string]: readonly string[] } } = {
  difference: {
    used: [energy],
    days: ['days'],
    temperature: ['degrees'],
    'balanceTemperature.from': ['degrees'],
  },
  timeline: { seconds: ['seconds'] },
  download: {
    'formats.used': [energy],
    'formats.cost': ['cents'],
    'formats.seconds': ['seconds'],
    'formats.days': ['days'],
  },
  map: { latitude: ['degrees of latitude'], longitude: ['degrees of longitude'] },
  week: { value: [energy, 'cents', 'degrees', 'percent'] },
  plans: {
    'own.usage': [energy],
    'own.bill': ['cents'],
    'own.presentBill': ['cents'],
    'own.price': [price],
    'prices.value': [price, 'cents'],
  },
};

/** Quantities that a format writes. */
const written: { readonly [as: string]: readonly string[] } = {
  cents: ['cents', price],
  money: ['dollars', 'dollars for a unit'],
  hours: ['hours'],
};

/** A number where those of some quantities are wanted. */
interface Counted {
  readonly from: string;
  readonly place: JsonPath;
  readonly quantities: readonly string[];
  readonly items?: readonly Described[];
  readonly placed?: PlacedBlock;
}

/** Numbers of another quantity than what is drawn, asked for, written, sent or worked out, and two that are compared and count different things. */
export function checkUnits(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const { config, blocks } = screen;
  const counted = [
    ...blocks.flatMap((placed) => {
      const items = itemsOf(placed, { screen, catalogue });
      const { block, path } = placed;
      return [...drawnIn(block, path), ...writtenIn(block, path)].map((one) => ({ ...one, items, placed }));
    }),
    ...placedFields(config).flatMap(askedIn),
    ...writtenInTexts(config),
  ];
  for (const { from, place, quantities, items = [], placed } of counted) {
    const context = { screen, catalogue, items, ...(placed !== undefined && { placed }) };
    const quantity = quantityOf(from, context);
    if (quantity === undefined || quantities.some((one) => isAlike(one, quantity))) continue;
    const message = `"${from}" counts ${quantity}, and here ${quantities.join(' or ')} are wanted.`;
    const finding = { rule: 'wrong-unit', message, remedy: 'Name another member, or count it otherwise.' };
    report(place, finding);
    if (from.startsWith('values.')) report(['values', from.slice('values.'.length)], finding);
  }
  checkPairedUnits(screen, catalogue, report);
  checkWorkedUnits(screen, catalogue, report);
  checkSentUnits(screen, catalogue, report);
}

function drawnIn(block: Block, path: JsonPath): readonly Counted[] {
  return Object.entries(wanted[block.block] ?? {}).flatMap(([member, quantities]) =>
    sourcesAt(block, member.split('.'), path).map(({ from, path: place }) => ({ from, place, quantities })),
  );
}

/** Members of which one format says how they are written. */
const formatted = ['value', 'now', 'before', 'from'];

const writtenAs = (as: unknown): readonly string[] | undefined =>
  typeof as === 'string' && Object.hasOwn(written, as) ? written[as] : undefined;

function writtenIn(block: Block, path: JsonPath): readonly Counted[] {
  const found: Counted[] = [];
  walkValues(block, path, (value, place) => {
    if (typeof value !== 'object' || value === null) return;
    const quantities = writtenAs(Reflect.get(value, 'as'));
    if (quantities === undefined) return;
    for (const member of formatted) {
      const from: unknown = Reflect.get(value, member);
      if (typeof from === 'string') found.push({ from, place: [...place, member], quantities });
    }
  });
  return found;
}

/** Questions begin with, and are limited by, what they ask for. */
function askedIn({ field, path }: PlacedField): readonly Counted[] {
  const own = field.as === 'money' ? 'cents' : quantityOfName(field.name);
  if (own === undefined) return [];
  return (['prefill', 'min', 'max'] as const).flatMap((member) => {
    const value: Field['prefill'] | Limit = field[member];
    // A limit is the simplest of bindings.
    const sources = typeof value === 'object' ? valuesIn(value as Binding, [...path, member]) : [];
    return sources.map((source) => ({ ...source, quantities: [own] }));
  });
}

function writtenInTexts({ texts = {} }: ScreenConfig): readonly Counted[] {
  return Object.entries(texts).flatMap(([name, value]) => {
    const quantities = typeof value === 'object' ? writtenAs(value.as) : undefined;
    return typeof value === 'object' && quantities !== undefined
      ? [{ from: value.from, place: ['texts', name, 'from'], quantities }]
      : [];
  });
}
