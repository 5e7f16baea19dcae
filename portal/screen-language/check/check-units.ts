import type {
  Binding,
  Bindings,
  Block,
  Expression,
  Field,
  Limit,
  ScreenConfig,
} from '../generated/screen-config.gen.ts';
import type { JsonPath } from '../load/source-file.ts';
import { placedFields } from '../model/placed-fields.ts';
import type { PlacedField } from '../model/placed-fields.ts';
import { walkObjects, walkValues } from '../model/walk-values.ts';
import { sourcesAt } from './check-drawn-values.ts';
import { submittedCallsOf } from './check-links.ts';
import { valuesIn } from './check-source-types.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';

/** The unit that the name of a number tells, in order. */
const byName: readonly (readonly [name: RegExp, unit: string])[] = [
  [/Cents$/, 'cents'],
  [/(?:Kwh|^kwh)$/, 'kilowatt hours'],
  [/Therms$/, 'therms'],
  [/Percent$/, 'percent'],
  [/[tT]emperature$/, 'degrees'],
  [/(?:^seconds|Seconds)$/, 'seconds'],
  [/^days|Days(?:In\w+)?$/, 'days'],
  [/Months$/, 'months'],
  [/^latitude$/, 'degrees of latitude'],
  [/^longitude$/, 'degrees of longitude'],
];

/** The unit of a source; undefined where its name tells none. */
export const unitOf = (from: string): string | undefined => {
  const name = from.split('.').at(-1) ?? '';
  return byName.find(([pattern]) => pattern.test(name))?.[1];
};

const energy = ['kilowatt hours', 'therms'];

/** Units of members of blocks, by the kind of block. */
const wanted: { readonly [block: string]: { readonly [member: string]: readonly string[] } } = {
  difference: {
    used: energy,
    days: ['days'],
    temperature: ['degrees'],
    'balanceTemperature.from': ['degrees'],
  },
  timeline: { seconds: ['seconds'] },
  download: {
    'formats.used': energy,
    'formats.cost': ['cents'],
    'formats.seconds': ['seconds'],
    'formats.days': ['days'],
  },
  map: { latitude: ['degrees of latitude'], longitude: ['degrees of longitude'] },
  week: { value: [...energy, 'cents', 'degrees', 'percent'] },
  plans: { 'own.usage': energy, 'own.bill': ['cents'] },
};

/** A number where those of some units are wanted. */
interface Counted {
  readonly from: string;
  readonly place: JsonPath;
  readonly units: readonly string[];
}

/** Numbers of another unit than what is drawn, asked for or written, and two that are compared and count different things. */
export function checkUnits(screen: CheckedScreen, report: Report): void {
  const { config, blocks } = screen;
  const counted = [
    ...blocks.flatMap(({ block, path }) => [...drawnIn(block, path), ...writtenIn(block, path)]),
    ...placedFields(config).flatMap(askedIn),
    ...writtenInTexts(config),
  ];
  for (const { from, place, units } of counted) {
    const unit = unitOf(from);
    if (unit === undefined || units.includes(unit)) continue;
    const message = `"${from}" counts ${unit}, and here ${units.join(' or ')} are wanted.`;
    report(place, { rule: 'wrong-unit', message, remedy: 'Name another member.' });
  }
  for (const { block, path } of blocks)
    if (block.block === 'comparison')
      block.rows.forEach(({ now, before }, at) =>
        checkPair([now, before], [...path, 'rows', at, 'before'], report),
      );
  checkCompared(config.conditions ?? {}, ['conditions'], report);
  checkMoney(config, report);
  checkAsked(screen, report);
}

function drawnIn(block: Block, path: JsonPath): readonly Counted[] {
  return Object.entries(wanted[block.block] ?? {}).flatMap(([member, units]) =>
    sourcesAt(block, member.split('.'), path).map(({ from, path: place }) => ({ from, place, units })),
  );
}

/** Dollars are written of cents alone. */
function writtenIn(block: Block, path: JsonPath): readonly Counted[] {
  const found: Counted[] = [];
  walkValues(block, path, (value, place) => {
    if (typeof value !== 'object' || value === null || Reflect.get(value, 'as') !== 'cents') return;
    for (const member of ['value', 'now', 'before']) {
      const from: unknown = Reflect.get(value, member);
      if (typeof from === 'string') found.push({ from, place: [...place, member], units: ['cents'] });
    }
  });
  return found;
}

/** Questions begin with, and are limited by, what they ask for. */
function askedIn({ field, path }: PlacedField): readonly Counted[] {
  const own = field.as === 'money' ? 'cents' : unitOf(field.name);
  if (own === undefined) return [];
  return (['prefill', 'min', 'max'] as const).flatMap((member) => {
    const value: Field['prefill'] | Limit = field[member];
    // A limit is the simplest of bindings.
    const sources = typeof value === 'object' ? valuesIn(value as Binding, [...path, member]) : [];
    return sources.map((source) => ({ ...source, units: [own] }));
  });
}

function writtenInTexts({ texts = {} }: ScreenConfig): readonly Counted[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'object' && value.as === 'cents'
      ? [{ from: value.from, place: ['texts', name, 'from'], units: ['cents'] }]
      : [],
  );
}

function checkPair([now, before]: readonly [string, string], place: JsonPath, report: Report): void {
  const [one, other] = [unitOf(now), unitOf(before)];
  if (now === before) {
    const message = `"${now}" is compared with itself, so nothing ever differs.`;
    return report(place, { rule: 'wrong-comparison', message, remedy: 'Name the other value.' });
  }
  if (one === undefined || other === undefined || one === other) return;
  const message = `"${now}" counts ${one} and "${before}" ${other}: they cannot be compared.`;
  report(place, { rule: 'wrong-unit', message, remedy: 'Name two of the same unit.' });
}

/** Both sides of a comparison count the same. */
function checkCompared(conditions: object, path: JsonPath, report: Report): void {
  walkValues(conditions, path, (value, place) => {
    if (typeof value !== 'object' || value === null || Reflect.get(value, 'count') === true) return;
    const left = fromOf(Reflect.get(value, 'compare'));
    for (const name of ['atLeast', 'atMost', 'moreThan', 'lessThan']) {
      const right = fromOf(Reflect.get(value, name));
      if (left !== undefined && right !== undefined) checkPair([left, right], [...place, name], report);
    }
  });
}

/** The source of an operand; days before or after it are another value. */
function fromOf(operand: unknown): string | undefined {
  if (typeof operand !== 'object' || operand === null || 'plusDays' in operand) return undefined;
  return 'from' in operand && typeof operand.from === 'string' ? operand.from : undefined;
}

/** Values that are written as money: cents that were divided are dollars, and a count is none. */
function checkMoney(config: ScreenConfig, report: Report): void {
  const { values = {} } = config;
  walkObjects(config, (value, path) => {
    if (path[0] === 'values' || Reflect.get(value, 'as') !== 'cents') return;
    for (const member of ['from', 'value', 'now', 'before']) {
      const from: unknown = Reflect.get(value, member);
      const name =
        typeof from === 'string' && from.startsWith('values.') ? from.slice('values.'.length) : undefined;
      const expression = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
      if (name === undefined || expression === undefined || !isNoCents(expression)) continue;
      const message = `"values.${name}" counts no cents, and is written as if it did.`;
      const finding = {
        rule: 'wrong-unit',
        message,
        remedy: 'Leave out the division, or write it as a number.',
      };
      report([...path, member], finding);
      report(['values', name], finding);
    }
  });
}

const isNoCents = (expression: Expression): boolean => {
  if (typeof expression !== 'object') return false;
  if ('countOf' in expression || 'daysFrom' in expression) return true;
  if ('round' in expression) return isNoCents(expression.round);
  return 'divide' in expression && expression.divide.slice(1).includes(100);
};

/** Money is asked as money. */
function checkAsked(screen: CheckedScreen, report: Report): void {
  const sent = submittedCallsOf(screen).flatMap(({ submit }) =>
    Object.entries<Binding>(submit.with ?? ({} as Bindings)),
  );
  for (const { field, path } of placedFields(screen.config)) {
    if (field.as !== 'number') continue;
    const member = sent.find(
      ([, one]) => typeof one === 'object' && 'field' in one && one.field === field.name,
    )?.[0];
    if (member?.endsWith('Cents') !== true) continue;
    const message = `"${field.name}" is sent as cents, and customers would type dollars.`;
    report([...path, 'as'], { rule: 'wrong-unit', message, remedy: 'Make it "as": "money".' });
  }
}
