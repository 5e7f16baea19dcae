import type { Expression } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { isAlike, price, quantityOfExpression, quantityOfTaken } from '../facts/quantities.ts';
import type { QuantityContext } from '../facts/quantities.ts';
import { walkValues } from '../../model/walk-values.ts';

/** Calculations whose numbers count different things: cents and kilowatt hours have no sum and no mean. */
export function checkWorkedUnits(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const context = { screen, catalogue, items: [] };
  walkValues(screen.config.values ?? {}, ['values'], (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const member of ['add', 'subtract', 'min', 'max'] as const)
      checkOperands(Reflect.get(value, member), [...path, member], { context, report });
    if ('when' in value && 'otherwise' in value)
      checkOperands([Reflect.get(value, 'use'), value.otherwise], [...path, 'otherwise'], {
        context,
        report,
      });
    if ('multiply' in value) checkProduct(value.multiply, [...path, 'multiply'], { context, report });
    if ('sumOf' in value) checkSum(value as Summed, path, { context, report }); // the schema has seen it
  });
}

interface Judging {
  readonly context: QuantityContext;
  readonly report: Report;
}

/** The operands of a calculation, each with what it counts. */
function countedIn(operands: unknown, { context }: Judging) {
  return (Array.isArray(operands) ? (operands as readonly Expression[]) : []).flatMap((operand, at) => {
    const quantity = quantityOfExpression(operand, context);
    return quantity === undefined ? [] : [{ quantity, at }];
  });
}

function checkOperands(operands: unknown, path: JsonPath, judging: Judging): void {
  const [first, ...others] = countedIn(operands, judging);
  const other = others.find(({ quantity }) => !isAlike(quantity, first?.quantity));
  if (first === undefined || other === undefined) return;
  const message = `One of these counts ${first.quantity}, and another one ${other.quantity}: together they are nothing.`;
  const finding = { rule: 'wrong-unit', message, remedy: 'Take numbers that count the same.' };
  const isList = path.at(-1) !== 'otherwise';
  for (const { at } of [first, other]) judging.report(isList ? [...path, at] : path, finding);
}

/** Amounts of money: two of them have no product. */
const money: readonly string[] = ['cents', 'dollars', price];

function checkProduct(operands: unknown, path: JsonPath, judging: Judging): void {
  const [first, other] = countedIn(operands, judging).filter(({ quantity }) => money.includes(quantity));
  if (first === undefined || other === undefined) return;
  const message = `${first.quantity} times ${other.quantity} are nothing that anybody counts.`;
  judging.report([...path, other.at], { rule: 'wrong-unit', message, remedy: 'Take another number.' });
}

type Summed = Extract<Expression, { sumOf: unknown }>;

/** Quantities that have a mean, and no sum. */
const withoutSum: readonly string[] = [
  price,
  'percent',
  'degrees',
  'degrees of latitude',
  'degrees of longitude',
];

function checkSum(value: Summed, path: JsonPath, { context, report }: Judging): void {
  const quantity = quantityOfTaken(value, context);
  // The sum of all of them, divided by their number, is the mean.
  if (quantity === undefined || !withoutSum.includes(quantity) || path.includes('divide')) return;
  const message = `"${value.take}" counts ${quantity}, and the sum of several is nothing.`;
  report([...path, 'take'], { rule: 'wrong-unit', message, remedy: 'Take another member of the entries.' });
}
