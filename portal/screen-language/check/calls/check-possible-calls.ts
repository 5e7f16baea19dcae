import type { Condition } from '../../generated/screen-config.gen.ts';
import type { Catalogue, MeantMembers } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { itemsOf } from '../facts/block-items.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import {
  canBeWith,
  either,
  holdsForOthers,
  meaningsAt,
  meantNames,
  together,
} from '../facts/contract-meanings.ts';
import type { MeaningContext } from '../facts/contract-meanings.ts';
import { conditionsAround } from '../facts/named-conditions.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** A button is shown where the contract says that what it calls is possible, as far as the screen reads what tells. */
export function checkPossibleCalls({ screen, catalogue }: Context, report: Report): void {
  const { calls } = meantNames(catalogue);
  for (const placed of screen.blocks)
    for (const { submit, path } of placed.facts.submissions) {
      if (!calls.has(submit.operation)) continue;
      const context = { screen, catalogue, items: itemsOf(placed, { screen, catalogue }) };
      const own = buttonAt(placed, path);
      const around = conditionsAround(placed.path, screen.config);
      const names = [...around, ...(own.show === undefined ? [] : [own.show])];
      const conditions = impossibleFor(submit.operation, context);
      const judged = { config: screen.config, constants: catalogue.constants };
      // One of several reads of the same thing is enough.
      if (conditions.length === 0 || conditions.some((one) => canBeWith(names, one, judged) !== true))
        continue;
      const place = [...own.place, ...(own.isShown ? ['show'] : [])];
      const message = `This is shown where ${submit.operation} is not possible, too.`;
      report(place, { rule: 'not-possible', message, remedy: 'Show it where the contract says that it is.' });
    }
}

interface Button {
  readonly place: JsonPath;
  /** Its own condition, inside of a block. */
  readonly show?: string;
  readonly isShown: boolean;
}

/** The button that a call stands in: the block, or one of several in it. */
function buttonAt({ block, path: start }: PlacedBlock, path: JsonPath): Button {
  const way = path.slice(0, -1);
  const holder = way.reduce<unknown>((value, step) => Reflect.get(Object(value), step), block);
  const show: unknown = Reflect.get(Object(holder), 'show');
  const isInside = way.length > 0 && typeof show === 'string';
  return { place: [...start, ...way], ...(isInside && { show }), isShown: typeof show === 'string' };
}

/** For each thing of the screen that tells of an operation, the condition that holds where it is not possible. */
function impossibleFor(operation: string, context: MeaningContext): readonly Condition[] {
  const holders = [...Object.keys(context.screen.config.reads ?? {}).map((name) => `reads.${name}`), 'item'];
  return holders.flatMap((holder) =>
    meaningsAt(holder, context).flatMap(({ calls = {} }) => {
      const alternatives: readonly MeantMembers[] = Object.hasOwn(calls, operation)
        ? (calls[operation] ?? [])
        : [];
      const isOther = (members: MeantMembers) =>
        either(
          Object.entries(members).map(([member, values]) =>
            holdsForOthers(`${holder}.${member}`, values, context),
          ),
        );
      return alternatives.length === 0 ? [] : [together(alternatives.map(isOther))];
    }),
  );
}
