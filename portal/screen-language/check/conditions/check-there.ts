import type { Condition } from '../../generated/screen-config.gen.ts';
import type { Catalogue, MeantMembers } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { walkValues } from '../../model/walk-values.ts';
import { itemsOf } from '../facts/block-items.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { holdsForAll, isNeverWith, meaningsAt, meantNames } from '../facts/contract-meanings.ts';
import type { MeaningContext } from '../facts/contract-meanings.ts';
import { statesIn } from '../facts/asked-states.ts';
import { conditionsAround } from '../facts/named-conditions.ts';
import { placedForms } from '../facts/placed-forms.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Values that the contract tells only of some states are not shown, opened or filled in where the state is another one. */
export function checkThere({ screen, catalogue }: Context, report: Report): void {
  const { there } = meantNames(catalogue);
  for (const placed of screen.blocks) {
    const shown = conditionsAround(placed.path, screen.config);
    let items: MeaningContext['items'] | undefined;
    walkValues(placed.block, placed.path, (value, path) => {
      if (typeof value !== 'string' || path.at(-1) !== 'value' || !isTold(value, there)) return;
      items ??= itemsOf(placed, { screen, catalogue });
      const row = rowAt(placed, path);
      const names = [...shown, ...(row.show === undefined ? [] : [row.show])];
      checkValue({ from: value, path, row, names }, { screen, catalogue, items }, report);
    });
  }
  checkBeginnings({ screen, catalogue }, report);
}

/** Returns true for a source of which some member is there in some states only. */
const isTold = (from: string, there: ReadonlySet<string>) =>
  /^(?:reads|result|results|item)\./.test(from) && from.split('.').some((step) => there.has(step));

interface Row {
  readonly show?: string;
  readonly opens: boolean;
}

/** The row, column or link that a value stands in. */
function rowAt({ block, path }: PlacedBlock, at: JsonPath): Row {
  const holder = at
    .slice(path.length, -1)
    .reduce<unknown>((value, step) => Reflect.get(Object(value), step), block);
  const show: unknown = holder === block ? undefined : Reflect.get(Object(holder), 'show');
  return { ...(typeof show === 'string' && { show }), opens: Reflect.get(Object(holder), 'opens') === true };
}

interface Shown {
  readonly from: string;
  readonly path: JsonPath;
  readonly row: Row;
  readonly names: readonly string[];
}

function checkValue({ from, path, row, names }: Shown, context: MeaningContext, report: Report): void {
  const { config } = context.screen;
  for (const { holder, members } of neededFor(from, context)) {
    const states = Object.keys(members).map((member) => `"${member}"`);
    const because = `The contract tells "${from}" for some values of ${states.join(' and ')} alone`;
    if (row.opens) {
      const message = `${because}: entries without it could not be opened.`;
      report(path, { rule: 'never-there', message, remedy: 'Let a value open them that each of them has.' });
    }
    const judged = { config, constants: context.catalogue.constants };
    if (names.length > 0 && isNeverWith(names, holdsForAll(holder, members), judged)) {
      const message = `${because}, and this is shown for others.`;
      const finding = {
        rule: 'never-there',
        message,
        remedy: 'Show it where it is there, or name another member.',
      };
      report(path, finding);
    }
    for (const place of wrongStates(row.show, { holder, members }, config.conditions ?? {}))
      report(place, {
        rule: 'never-there',
        message: `${because}, and not for this one.`,
        remedy: 'Leave it out.',
      });
  }
}

/** The states that the condition of a row lists, although the row has no value then. */
function wrongStates(
  show: string | undefined,
  { holder, members }: Needed,
  conditions: { readonly [name: string]: Condition },
): readonly JsonPath[] {
  const condition = show === undefined || !Object.hasOwn(conditions, show) ? undefined : conditions[show];
  if (condition === undefined) return [];
  return Object.entries(members).flatMap(([member, values]) =>
    statesIn(condition, ['conditions', show ?? '']).flatMap(({ from, state, place }) => {
      const isWrong =
        values.in === undefined ? values.notIn?.includes(state) === true : !values.in.includes(state);
      return from === `${holder}.${member}` && isWrong ? [place] : [];
    }),
  );
}

interface Needed {
  readonly holder: string;
  readonly members: MeantMembers;
}

/** The values of other members without which there is none of this. */
export function neededFor(from: string, context: MeaningContext): readonly Needed[] {
  const steps = from.split('.');
  return steps.slice(1).flatMap((member, at) => {
    const holder = steps.slice(0, at + 1).join('.');
    return meaningsAt(holder, context).flatMap(({ there = {} }) => {
      const members = Object.hasOwn(there, member) ? there[member] : undefined;
      return members === undefined ? [] : [{ holder, members }];
    });
  });
}

/** A form does not begin with a value that is never there where the form is. */
function checkBeginnings({ screen, catalogue }: Context, report: Report): void {
  const { config } = screen;
  const forms = screen.blocks.filter(({ block }) => block.block === 'form');
  const [form, ...others] = forms;
  if (form === undefined || others.length > 0 || placedForms(config).length > 1) return;
  const names = conditionsAround(form.path, config);
  const { there } = meantNames(catalogue);
  for (const { field, path } of placedFields(config)) {
    const from =
      typeof field.prefill === 'object' && 'from' in field.prefill ? field.prefill.from : undefined;
    if (names.length === 0 || from === undefined || !isTold(from, there)) continue;
    for (const { holder, members } of neededFor(from, { screen, catalogue, items: [] })) {
      if (!isNeverWith(names, holdsForAll(holder, members), { config, constants: catalogue.constants }))
        continue;
      const message = `"${from}" is never there where this form is.`;
      report([...path, 'prefill', 'from'], {
        rule: 'never-there',
        message,
        remedy: 'Begin with another value.',
      });
    }
  }
}
