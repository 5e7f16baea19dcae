import type { Block } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkValues } from '../../model/walk-values.ts';
import { itemsOf, sourcesAt } from '../facts/block-items.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { isSayingOneOf } from '../words/name-words.ts';
import { isAlike, quantityOf, quantityOfAnswer } from '../facts/quantities.ts';
import type { QuantityContext } from '../facts/quantities.ts';
import { membersOf } from '../schema/schema-path.ts';
import { vocabulary } from '../words/vocabulary.ts';

interface Context extends QuantityContext {
  readonly report: Report;
}

/** Two values that are set beside each other: the new one and the one before it. */
interface Pair {
  readonly now: string;
  readonly before: string;
  /** The places of both. */
  readonly places: readonly [now: JsonPath, before: JsonPath];
}

/** Values that are drawn or compared beside each other count the same, of the same thing, and the older one stands as such. */
export function checkPairedUnits(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const placed of screen.blocks) {
    const context = { screen, catalogue, report, placed, items: itemsOf(placed, { screen, catalogue }) };
    for (const pair of pairsIn(placed)) {
      checkPair([pair.now, pair.before], pair.places[1], context);
      checkSameMember(pair, context);
      checkTurned(pair, report);
    }
    checkBars(placed, context);
  }
  checkCompared(screen.config.conditions ?? {}, { screen, catalogue, report, items: [] });
}

function pairsIn({ block, path }: PlacedBlock): readonly Pair[] {
  if (block.block === 'comparison')
    return block.rows.map(({ now, before }, at) => ({
      now,
      before,
      places: [
        [...path, 'rows', at, 'now'],
        [...path, 'rows', at, 'before'],
      ],
    }));
  const own = block.block === 'plans' ? block.own : undefined;
  if (own?.presentBill === undefined) return [];
  return [
    {
      now: own.bill,
      before: own.presentBill,
      places: [
        [...path, 'own', 'bill'],
        [...path, 'own', 'presentBill'],
      ],
    },
  ];
}

function checkPair([now, before]: readonly [string, string], place: JsonPath, context: Context): void {
  const { report } = context;
  if (now === before) {
    const message = `"${now}" is compared with itself, so nothing ever differs.`;
    return report(place, { rule: 'wrong-comparison', message, remedy: 'Name the other value.' });
  }
  const [one, other] = [quantityOf(now, context), quantityOf(before, context)];
  if (isAlike(one, other)) return;
  const message = `"${now}" counts ${one} and "${before}" ${other}: they cannot be compared.`;
  report(place, { rule: 'wrong-unit', message, remedy: 'Name two of the same unit.' });
}

const sidesOf = (from: string) => {
  const steps = from.split('.');
  return { tail: steps.pop() ?? '', holder: steps.join('.') };
};

/** Of two things of one kind, the same member is compared: the price at 1,000 kWh with the other one's at 1,000. */
function checkSameMember({ now, before, places }: Pair, context: Context): void {
  const [one, other] = [sidesOf(now), sidesOf(before)];
  if (one.tail === other.tail || one.holder === other.holder) return;
  const membersAt = (holder: string) =>
    describedBy(holder, context).flatMap((each) => membersOf(alternativesAt([each]) ?? []));
  const [own, theirs] = [membersAt(one.holder), membersAt(other.holder)];
  if (!own.includes(other.tail) || !theirs.includes(one.tail)) return;
  const message = `"${now}" is compared with "${before}": these are two members of one kind of thing.`;
  const finding = { rule: 'wrong-comparison', message, remedy: `Compare it with its "${one.tail}".` };
  for (const place of places) context.report(place, finding);
}

/** The older one of two values stands as such. */
function checkTurned({ now, before, places }: Pair, report: Report): void {
  const isOld = (from: string) => isSayingOneOf(from.split('.').slice(-2).join('.'), vocabulary.former);
  if (!isOld(now) || isOld(before)) return;
  const message = `"${now}" is what was before, and stands as the new value.`;
  for (const place of places)
    report(place, { rule: 'turned-comparison', message, remedy: 'Exchange the two.' });
}

/** All bars of a chart are measured on one axis. */
function checkBars({ block, path }: PlacedBlock, context: Context): void {
  if (block.block !== 'chart') return;
  const bars = barsIn(block, path).map((bar) => ({ ...bar, quantity: quantityOf(bar.from, context) }));
  const likeOf = (quantity: string | undefined) =>
    bars.filter((bar) => isAlike(bar.quantity, quantity)).length;
  const most = Math.max(...bars.map(({ quantity }) => likeOf(quantity)));
  for (const { from, path: place, quantity } of bars) {
    if (likeOf(quantity) === bars.length || (likeOf(quantity) === most && bars.length > 2)) continue;
    const message = `"${from}" counts ${quantity}, and the bars beside it count something else.`;
    context.report(place, { rule: 'wrong-unit', message, remedy: 'Name another member.' });
  }
}

const barsIn = (block: Block, path: JsonPath) => sourcesAt(block, ['bars', 'value'], path);

/** Both sides of a comparison count the same. */
function checkCompared(conditions: object, context: Context): void {
  walkValues(conditions, ['conditions'], (value, place) => {
    if (typeof value !== 'object' || value === null || Reflect.get(value, 'count') === true) return;
    const left = sideOf(Reflect.get(value, 'compare'), context);
    for (const name of ['atLeast', 'atMost', 'moreThan', 'lessThan']) {
      const right = sideOf(Reflect.get(value, name), context);
      if (left === undefined || right === undefined) continue;
      if (left.from === right.from) checkPair([left.from, right.from], [...place, name], context);
      else if (!isAlike(left.quantity, right.quantity)) {
        const message = `"${left.from}" counts ${left.quantity} and "${right.from}" ${right.quantity}: they cannot be compared.`;
        const finding = { rule: 'wrong-unit', message, remedy: 'Name two of the same unit.' };
        context.report([...place, name], finding);
      }
    }
  });
}

/** One side of a comparison; days before or after it are another value. */
function sideOf(operand: unknown, context: Context) {
  if (typeof operand !== 'object' || operand === null || 'plusDays' in operand) return undefined;
  if ('from' in operand && typeof operand.from === 'string')
    return { from: operand.from, quantity: quantityOf(operand.from, context) };
  if ('field' in operand && typeof operand.field === 'string')
    return { from: `answers.${operand.field}`, quantity: quantityOfAnswer(operand.field, context) };
  return undefined;
}
