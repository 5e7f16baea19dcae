import type { Binding, Bindings, Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { readPath } from '../../model/dotted-path.ts';
import { affirmedBy, isImplied } from '../facts/implied-conditions.ts';
import type { JudgedConfig } from '../facts/implied-conditions.ts';
import { conditionsAround } from '../facts/named-conditions.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { readNameIn } from '../words/source-names.ts';
import { isAfterSending } from './check-asked-reads.ts';

/** Values that are not there yet, or that may be missing, where they are needed. */
export function checkEarlyValues(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const context = { config: screen.config, constants: catalogue.constants };
  checkSentLater(screen, catalogue, report);
  checkNeverKnown(screen.config, report);
  checkInstead(screen, catalogue, report);
  for (const placed of screen.blocks) checkAskedFor(placed, context, report);
}

const bindingsOf = (bindings: Bindings | undefined): readonly (readonly [string, Binding])[] =>
  Object.entries<Binding>(bindings ?? ({} as Bindings)); // no bindings are an empty object

/** A form that needs what is read only once it was sent can never be sent for the first time. */
function checkSentLater(screen: CheckedScreen, { operations, constants }: Catalogue, report: Report): void {
  const { config } = screen;
  for (const { submit, path } of submissionsOf(screen)) {
    if (path[0] !== 'submit' && path[0] !== 'forms') continue;
    const needed = operations[submit.operation]?.config.required ?? [];
    for (const [member, binding] of bindingsOf(submit.with)) {
      const from = needed.includes(member) ? sureSource(binding) : undefined;
      const read = readNameIn(from);
      const when = read === undefined ? undefined : config.reads?.[read]?.when;
      if (when === undefined || !isAfterSending(when, config, constants)) continue;
      const message = `${submit.operation} needs "${member}", and "${String(read)}" is read only once this was sent.`;
      report([...path, 'with', member], {
        rule: 'asked-later',
        message,
        remedy: 'Take a value that is there before.',
      });
    }
  }
}

/** The source without which a member is missing. */
const sureSource = (binding: Binding): string | undefined =>
  typeof binding === 'object' && 'from' in binding && binding.optional !== true ? binding.from : undefined;

/** A read that is asked only while what it asks with is missing. */
function checkNeverKnown({ reads = {}, conditions = {} }: ScreenConfig, report: Report): void {
  for (const [name, { when, with: bindings }] of Object.entries(reads)) {
    const missing = missingIn(when, conditions);
    if (when === undefined || missing.size === 0) continue;
    const member = bindingsOf(bindings).find(([, binding]) => {
      const taken = takenBy(binding);
      return taken.length > 0 && taken.every((from) => missing.has(from));
    })?.[0];
    if (member === undefined) continue;
    const message = `"${name}" is asked while "${when}" holds, and there "${member}" has no value: it is never asked.`;
    for (const place of [
      ['reads', name, 'when'],
      ['conditions', when],
    ])
      report(place, { rule: 'never-asked', message, remedy: 'Ask while there is a value.' });
  }
}

/** The values that are surely missing while a condition holds. */
function missingIn(
  condition: Condition | undefined,
  conditions: { readonly [name: string]: Condition },
): ReadonlySet<string> {
  if (condition === undefined) return new Set();
  if (typeof condition === 'string') {
    const { [condition]: named, ...others } = conditions;
    return missingIn(named, others);
  }
  if ('all' in condition) return new Set(condition.all.flatMap((one) => [...missingIn(one, conditions)]));
  if (!('filled' in condition) || condition.filled !== false) return new Set();
  return new Set(['field' in condition ? `answers.${condition.field}` : condition.from]);
}

/** All that a binding may take its value from; nothing where it may do without. */
function takenBy(binding: Binding): readonly string[] {
  if (typeof binding !== 'object' || Array.isArray(binding)) return [];
  if ('from' in binding) return binding.optional === true ? [] : [binding.from];
  if ('field' in binding) return [`answers.${binding.field}`];
  if ('entryOf' in binding) return takenBy(binding.is);
  if (!('first' in binding)) return [];
  const each = binding.first.map(takenBy);
  return each.some((one) => one.length === 0) ? [] : each.flat();
}

/** Another operation that is always called instead: the one that is written first never is. */
function checkInstead(screen: CheckedScreen, { constants }: Catalogue, report: Report): void {
  const { config, blocks } = screen;
  const form = blocks.find(({ block }) => block.block === 'form');
  for (const { submit, path } of submissionsOf(screen)) {
    const place = path[0] === 'sections' ? path : path[0] === 'submit' ? form?.path : undefined;
    const shown = place === undefined ? [] : conditionsAround(place, config);
    (submit.instead ?? []).forEach(({ when }, at) => {
      if (!shown.includes(when) && !isImplied(shown, when, { config, constants })) return;
      const message = `"${when}" always holds where this can be sent, so ${submit.operation} is never called.`;
      report([...path, 'instead', at, 'when'], {
        rule: 'always-holds',
        message,
        remedy: 'Name the condition under which the other operation is right.',
      });
    });
  }
}

/** A block under a condition that asks for a value, and that holds without it, too. */
function checkAskedFor({ block, path, facts }: PlacedBlock, context: JudgedConfig, report: Report): void {
  const around = conditionsAround(path, context.config);
  for (const { submit, path: inside } of facts.submissions) {
    const own = ownShow(block, inside);
    const names = [...around, ...(own === undefined ? [] : [own])];
    const asked = new Set(names.flatMap((name) => filledIn(name, context.config)));
    for (const [member, binding] of bindingsOf(submit.with)) {
      const from = sureSource(binding);
      if (from === undefined || !asked.has(from)) continue;
      if (isImplied(names, { from, filled: true }, context)) continue;
      tell({ names, from, place: [...path, ...inside, 'with', member] }, context.config, report);
    }
  }
  checkReadFor({ path, facts }, context, report);
}

/** A block of a read that is never asked while a value is missing, under a condition that asks for this value. */
function checkReadFor(
  { path, facts }: Pick<PlacedBlock, 'path' | 'facts'>,
  context: JudgedConfig,
  report: Report,
): void {
  const read = facts.item?.kind === 'members' ? undefined : facts.item?.read;
  const names = conditionsAround(path, context.config);
  const asked = new Set(names.flatMap((name) => filledIn(name, context.config)));
  for (const [, binding] of bindingsOf(context.config.reads?.[read ?? '']?.with)) {
    const from = sureSource(binding);
    if (from === undefined || !asked.has(from)) continue;
    if (isImplied(names, { from, filled: true }, context)) continue;
    tell({ names, from, place: [...path, 'show'] }, context.config, report);
  }
}

/** The sources of which a condition asks that they have a value. */
const filledIn = (name: string, config: ScreenConfig): readonly string[] =>
  affirmedBy(name, config).flatMap((one) =>
    'from' in one && 'filled' in one && one.filled === true ? [one.from] : [],
  );

/** The condition of the button itself, where a block has several. */
function ownShow(block: object, inside: JsonPath): string | undefined {
  const holder = inside.length < 2 ? undefined : readPath(block, inside.slice(0, -1).join('.'));
  const show: unknown = Reflect.get(Object(holder), 'show');
  return typeof show === 'string' ? show : undefined;
}

function tell(
  {
    names,
    from,
    place,
  }: { readonly names: readonly string[]; readonly from: string; readonly place: JsonPath },
  config: ScreenConfig,
  report: Report,
): void {
  const name = names.find((one) => filledIn(one, config).includes(from)) ?? '';
  const message = `"${name}" asks whether "${from}" is there, and holds without it, too: there this has no value.`;
  const finding = {
    rule: 'may-be-missing',
    message,
    remedy: `Let "${name}" hold only where it is there: "all".`,
  };
  report(place, finding);
  report(['conditions', name], finding);
}
